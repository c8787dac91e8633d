#ifndef CTERMINAL_H
#define CTERMINAL_H

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

/// Hides what the user types at a terminal until `ct_show_typing()` is called.
///
/// Every signal that ends the program shows it again first. Does nothing if the descriptor is no
/// terminal.
///
/// @param descriptor The descriptor of the terminal.
void ct_hide_typing(int descriptor);

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

#endif
