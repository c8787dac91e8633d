#ifndef CTERMINAL_SCREEN_H
#define CTERMINAL_SCREEN_H

#include <stdatomic.h>
#include <stdbool.h>

/// Whether a signal has asked the program to end.
extern atomic_bool ct_is_ending;

/// Remembers a terminal and its mode. It returns whether that is possible.
bool ct_remember_terminal(int input, int output);

/// Closes what remembering the terminal has opened.
void ct_forget_terminal(void);

/// Gives the terminal back, unless that has been done, with functions that a signal handler may
/// call. All signals must be blocked.
void ct_give_back(void);

/// Gives the terminal back without waiting for it, even if another thread has begun to.
void ct_give_back_at_once(void);

#endif
