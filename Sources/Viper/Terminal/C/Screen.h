#ifndef CTERMINAL_SCREEN_H
#define CTERMINAL_SCREEN_H

#include <stdatomic.h>
#include <stdbool.h>

/// Whether a signal has asked the program to end.
extern atomic_bool ct_is_ending;

/// Records a terminal and its mode, and returns whether that succeeded.
bool ct_remember_terminal(int input, int output);

/// Closes the descriptor opened by `ct_remember_terminal()`, if any.
void ct_forget_terminal(void);

/// Restores the terminal if it has not been restored yet, using only async-signal-safe functions.
/// All signals must be blocked.
void ct_restore_terminal(void);

/// Leaves the screen if it has not been left yet: writes the leave sequence, restores the original
/// mode and discards unread input.
///
/// The function times out after half a second if the terminal accepts no output.
void ct_leave_screen(void);

/// Restores the terminal without waiting for it, even if another thread has already started to
/// restore it.
void ct_restore_terminal_at_once(void);

#endif
