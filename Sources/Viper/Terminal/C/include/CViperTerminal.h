#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// Returns the arguments of the process, the program's name first, with a null pointer after the
/// last one.
///
/// @return The arguments; a null pointer if the C library does not give them to anyone but `main`.
char **ct_arguments(void);

/// Has the quit signal end the process with its number as the exit code, unless it is ignored.
///
/// Swift's crash reporter handles the signal otherwise, and the system dumps the memory, which
/// could contain a password.
void ct_handle_quit(void);

/// Hides what the user types at a terminal until `ct_drop_typing()` is called, and drops what has
/// been typed before.
///
/// Every signal that ends the program shows it again first. While the program is suspended, typing
/// is shown. Does nothing if the descriptor is not a terminal.
///
/// @param descriptor The descriptor of the terminal.
void ct_hide_typing(int descriptor);

/// Sets what is written when the program continues while typing is hidden, after it was suspended.
///
/// @param descriptor The descriptor to write to.
/// @param text The text, such as a prompt. A text of more than 255 bytes is cut.
void ct_repeat_prompt(int descriptor, const char *text);

/// Drops what has been typed, and undoes `ct_hide_typing()`.
void ct_drop_typing(void);

/// Hides what the terminal sends, and hands it over byte by byte, until `ct_show_typing()` is
/// called.
///
/// Every signal that ends the program first undoes that.
///
/// @param descriptor The descriptor of the terminal.
/// @return Whether it was done: not if the descriptor is not a terminal, or typing is hidden already.
bool ct_hide_replies(int descriptor);

/// Drops what has been typed or replied, and undoes `ct_hide_replies()`.
///
/// @param descriptor The descriptor of the terminal.
void ct_drop_replies(int descriptor);

/// Shows again what the user types, if the terminal did so before.
void ct_show_typing(void);

/// Holds back the signals with which a user interrupts the program, until `ct_release_signals()`
/// is called.
///
/// @return A descriptor that becomes readable when the first such signal arrives. The caller must
/// close it after `ct_release_signals()`. It is -1 if the system has none left; signals then keep
/// their usual effect.
int ct_hold_signals(void);

/// Gives signals their usual effect again.
///
/// @return The number of the first signal that was held back; 0 if there was none.
int ct_release_signals(void);

/// Ends the process by a signal, so that its parent sees that signal.
_Noreturn void ct_end_by_signal(int signal_number);

/// Returns whether the process can start as many threads as it needs: eight besides those that run.
///
/// Libdispatch does not fail where it cannot start a thread. It tries again every second, and
/// meanwhile nothing else runs, not even the handler of a signal.
bool ct_can_start_threads(void);

// MARK: The pager

/// Starts a command of the shell that reads from this program, such as `less`.
///
/// From then on an interruption is the command's alone: it decides what Ctrl-C ends. When the command ends, so does this
/// program, with 0. A signal that ends this program ends the process of the command first, and all
/// processes of the group if this program leads it, as the job of a shell does.
///
/// @param command The command.
/// @param hidden The names of variables that the command does not inherit, each with a zero byte
/// after it, and one more after the last.
/// @param input Receives the descriptor that the command reads from.
/// @return Whether it was started.
bool ct_start_pager(const char *command, const char *hidden, int *input);

/// Waits until the pager has ended, after which this program goes on.
///
/// @param input The descriptor that the pager reads from, which is closed.
void ct_end_pager(int input);

// MARK: Other programs

/// Starts a program in a session of its own, without this program's terminal, streams and secrets.
///
/// It can neither write to the terminal nor be interrupted by its keys, and goes on when this
/// program ends.
///
/// @param words The path of the program and its arguments, each with a zero byte after it.
/// @param length The number of bytes of all words.
/// @param hidden The names of variables that the program does not inherit, each with a zero byte
/// after it, and one more after the last.
/// @return The number of the process; the system's error number as a negative number if it cannot
/// be started.
int ct_start_apart(const char *words, size_t length, const char *hidden);

/// Returns how a program that was started has ended, without waiting for it.
///
/// @param process The number of the process.
/// @return -1 while it runs; else its exit code, or 128 and the number of the signal that ended it.
/// The code is 0 if the system does not tell.
int ct_ending(int process);

// MARK: The full screen

/// Prepares a terminal for a program that draws on all of it, and handles signals until
/// `ct_close_screen()` is called.
///
/// A signal that ends the process, a crash included, first gives the terminal back. The signals of
/// a user and of job control are only reported; one that asks the program to end ends it after a
/// second in any case. Signals that are ignored stay ignored, except `SIGALRM`, which the session
/// uses. An alarm that the process has set before may be lost.
///
/// @param input The descriptor that the user's keys are read from.
/// @param output The descriptor of the same terminal that is drawn on.
/// @return A descriptor to read from, which has one byte for each reported signal: its number. The
/// caller must not close it. It is -1, with a number in `errno`, if the input is not a terminal, the
/// system has no descriptors left, or a screen is open.
int ct_open_screen(int input, int output);

/// Returns a number that changes when a screen is opened or closed.
///
/// A thread that reads from the descriptors of a screen ends when it changes. `ct_close_screen()` adds a byte to those
/// for signals, which wakes the thread.
unsigned ct_session(void);

/// Sets what is written to the terminal to take it over and to give it back.
///
/// A text of more than 127 bytes is cut. Only one thread may call this function.
void ct_set_screen_texts(const char *enter, const char *leave);

/// Takes the terminal over: sets its raw mode and writes the text for that.
///
/// A process in the background is stopped, as if it had read. If the terminal has been taken over
/// already, it is given back first, because another program may have changed its modes.
///
/// @return 0; else the system's error number, `ECANCELED` if a signal asks the program to end.
int ct_enter_screen(void);

/// Gives the terminal back, unless that has been done: writes the text for that and sets the mode
/// that was found first. Input that was not read is discarded.
///
/// The function gives up after half a second if the terminal takes no output.
void ct_leave_screen(void);

/// Gives the terminal back, stops all processes of the group, and takes the terminal over again
/// when the process continues.
///
/// Nothing happens if the signal for that is ignored. Where no shell could continue the process,
/// the system does not stop it, and the terminal is taken over again after 100 milliseconds.
///
/// @return The same as `ct_enter_screen()`.
int ct_suspend_screen(void);

/// Gives the terminal back, unless that has been done, and gives signals their effect again.
void ct_close_screen(void);

/// Gives the terminal back and ends the process by a signal after a second, if it still runs then.
///
/// An alarm of the system does it, so no thread needs to run, and a signal handler may call this
/// function. The session does so itself for each signal with which a user ends the program.
///
/// @param signal_number The signal.
void ct_end_soon(int signal_number);

/// Ends the process by `SIGINT` in the same way, because a key was typed that interrupts it, unless
/// `ct_go_on()` or `ct_close_screen()` is called before.
void ct_interrupt_soon(void);

/// Tells that the oldest key for which `ct_interrupt_soon()` was called does not end the process.
void ct_go_on(void);

/// Writes bytes to the terminal, and waits as long as it takes no more.
///
/// @return 0; else the system's error number, `ECANCELED` if a signal asks the program to end or
/// the terminal has been given back.
int ct_write_screen(const void *bytes, size_t count);

/// Whether another process group has a terminal, so that reading from it fails.
bool ct_is_in_background(int descriptor);

#endif
