#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// Returns the process's arguments as a null-terminated list, starting with the program's name.
///
/// @return The arguments, or a null pointer if the C library passes them only to `main`.
char **ct_arguments(void);

/// Makes the quit signal, unless it is ignored, end the process with an exit code of 128 plus the
/// signal's number.
///
/// Otherwise, Swift's crash reporter would handle the signal, or the system would dump memory,
/// which could contain a password.
void ct_handle_quit(void);

/// Discards a terminal's pending input and hides what the user types until `ct_restore_modes()` is
/// called.
///
/// Input becomes visible again when a signal ends the program, and while the program is suspended.
/// Does nothing if the descriptor is not a terminal.
///
/// @param descriptor The descriptor of the terminal.
void ct_disable_echo(int descriptor);

/// Sets the text to write when the program continues after being suspended with hidden input.
///
/// @param descriptor The descriptor to write to.
/// @param text The text, such as a prompt, truncated to 255 bytes.
void ct_repeat_prompt(int descriptor, const char *text);

/// Hides the terminal's replies and delivers them byte by byte, until `ct_restore_modes()` is called.
///
/// If a signal ends the program, the terminal's original modes are restored.
///
/// @param descriptor The descriptor of the terminal.
/// @return Whether the function succeeded; `false` if the descriptor is not a terminal or input is
/// already hidden.
bool ct_hide_replies(int descriptor);

/// Discards pending input and replies, and reverts `ct_disable_echo()` or `ct_hide_replies()`.
void ct_restore_modes(void);

/// Defers the signals that interrupt the program until `ct_release_signals()` is called.
///
/// @return A descriptor that becomes readable when the first such signal arrives, or -1 if no
/// descriptors are available or the signals are already deferred, in which case nothing changes. The
/// caller must close it after `ct_release_signals()`.
int ct_defer_signals(void);

/// Stops deferring signals and restores their original effect.
///
/// @return The number of the first deferred signal, or 0.
int ct_release_signals(void);

/// Ends the process with a signal, so that the parent process can tell which signal ended it.
_Noreturn void ct_end_by_signal(int signal_number);

// MARK: The pager

/// Starts a shell command that reads from this program, such as `less`.
///
/// From then on, only the command handles Ctrl-C. When the command ends, so does this program, with
/// exit code 0. If a signal ends this program, the command is ended first. If this program leads
/// its process group, as a shell job does, the other processes in the group are ended, too.
///
/// @param command The command.
/// @param hidden The names of variables that the command must not inherit, each terminated by a
/// zero byte, with another zero byte at the end.
/// @param input Receives the descriptor that the command reads from.
/// @return Whether the command was started.
bool ct_start_pager(const char *command, const char *hidden, int *input);

/// Waits until the pager has ended, without ending this program.
///
/// @param input The descriptor that the pager reads from, which this function closes.
void ct_end_pager(int input);

// MARK: Other programs

/// Starts a program in a separate session, without access to this program's terminal, streams or
/// secrets.
///
/// The program can neither write to the terminal nor be interrupted by the terminal's keys, and it
/// keeps running after this program ends.
///
/// @param words The path of the program and its arguments, each terminated by a zero byte.
/// @param length The total size of the words, in bytes.
/// @param hidden The names of variables that the program must not inherit, each terminated by a
/// zero byte, with another zero byte at the end.
/// @return The process ID, or the negated system error number if the program cannot be started.
int ct_spawn_detached(const char *words, size_t length, const char *hidden);

/// Starts a program like `ct_spawn_detached()`, with an open file as its input and a pipe as its
/// output.
///
/// @param words The path of the program and its arguments, each terminated by a zero byte.
/// @param length The total size of the words, in bytes.
/// @param hidden The names of variables that the program must not inherit, each terminated by a
/// zero byte, with another zero byte at the end.
/// @param input The descriptor that the program reads from, which must not be 0, 1 or 2.
/// @param output Receives the descriptor to read the output from, which the caller must close.
/// @return The process ID, or the negated system error number if it cannot be started.
int ct_spawn_filter(
    const char *words, size_t length, const char *hidden, int input, int *output);

/// Runs a program on a terminal, and waits until it ends.
///
/// Until then, the keys that interrupt a program interrupt only that program. If it is stopped, so
/// is this program.
///
/// @param words The path of the program and its arguments, each terminated by a zero byte.
/// @param length The total size of the words, in bytes.
/// @param hidden The names of variables that the program must not inherit, each terminated by a
/// zero byte, with another zero byte at the end.
/// @param input The descriptor of the terminal to read from.
/// @param output The descriptor of the same terminal to write to.
/// @return Its exit code, 128 plus the number of the signal that ended it, or the negated system
/// error number if it cannot be started.
int ct_run_on_terminal(
    const char *words, size_t length, const char *hidden, int input, int output);

/// Waits until a started program ends.
///
/// @param process The process ID.
/// @return Its exit code, 128 plus the number of the signal that ended it, or 127 if unknown.
int ct_wait_for_exit(int process);

/// Returns the exit status of a started program, without waiting for it.
///
/// @param process The process ID.
/// @return -1 while the program is running. After that, its exit code, 128 plus the number of the
/// signal that ended it, or 0 if unknown.
int ct_exit_status(int process);

// MARK: The full screen

/// Prepares a terminal for a full-screen program and handles signals until `ct_close_screen()` is
/// called.
///
/// A signal that ends the process, including a crash, first restores the terminal. Signals from the
/// user and job control are only reported, but if such a signal asks the program to end and the
/// program is still running a second later, the signal ends the program. Ignored signals stay
/// ignored, except `SIGALRM`, which the session uses. An alarm set earlier by the process may be
/// lost.
///
/// @param input The descriptor that the user's keys are read from.
/// @param output The descriptor of the same terminal for drawing.
/// @return A descriptor that delivers reported signals as bytes, each the number of a signal; -1,
/// with `errno` set, if the input is not a terminal, no descriptors are available, or a screen is
/// already open. The caller must not close the descriptor.
int ct_open_screen(int input, int output);

/// Returns a number that changes when a screen is opened or closed.
///
/// When the number changes, a thread that reads from a screen's descriptors must end.
/// `ct_close_screen()` wakes the thread by adding a byte to the signal descriptor.
unsigned ct_session(void);

/// Sets the control sequences written when entering and leaving the screen.
///
/// Each sequence is truncated to 127 bytes. Only one thread may call this function.
void ct_set_screen_texts(const char *enter, const char *leave);

/// Enters the screen: sets the terminal's raw mode and writes the enter sequence.
///
/// A background process is stopped, as if it had read from the terminal. If the screen has already
/// been entered, it is left first, because another program may have changed the terminal's modes.
///
/// @return 0, or the system's error number, which is `ECANCELED` if a signal has asked the program
/// to end.
int ct_enter_screen(void);

/// Leaves the screen, stops all processes in the group, and enters the screen again when the
/// process continues.
///
/// Does nothing if `SIGTSTP` is ignored. If no shell could continue the process, the system does
/// not stop the process, and the screen is entered again after 100 milliseconds.
///
/// @return Same as `ct_enter_screen()`.
int ct_suspend_screen(void);

/// Leaves the screen if it has not been left yet, and restores the original effect of signals.
void ct_close_screen(void);

/// Leaves the screen and ends the process with a signal if the process is still running one second
/// later.
///
/// The function uses a system alarm, so no thread needs to run, and it is safe to call from a
/// signal handler. The session itself calls it for each signal that ends the program.
///
/// @param signal_number The signal.
void ct_end_soon(int signal_number);

/// Ends the process with `SIGINT` one second after an interrupt key was typed, unless
/// `ct_interrupt_handled()` or `ct_close_screen()` is called first.
void ct_interrupt_soon(void);

/// Reports that the oldest key that triggered `ct_interrupt_soon()` has been handled, so that the
/// key does not end the process.
void ct_interrupt_handled(void);

/// Writes bytes to the terminal, waiting while it accepts no output.
///
/// @return 0, or the system's error number, which is `ECANCELED` if a signal has asked the program
/// to end or the screen has been left.
int ct_write_screen(const void *bytes, size_t count);

/// Whether another process group is in the terminal's foreground, in which case reading from the
/// terminal fails.
bool ct_is_in_background(int descriptor);

#endif
