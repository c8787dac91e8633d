// Strict C23 declares `sigaction` only if the first macro is defined, and Darwin `SIGINFO` only with
// the second.
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE

#include "CTerminal.h"
#include "Deadly.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <termios.h>
#include <unistd.h>

/// The terminal whose typing is hidden; -1 if there is none.
static int terminal = -1;
static struct termios shown;
/// What each signal does while typing is shown.
static struct sigaction usual[ct_signal_count];

/// Shows typing again, and gives way to the usual effect of the signal, such as a crash report.
static void show_and_end(int signal_number) {
  int error = errno;
  tcsetattr(terminal, TCSANOW, &shown);
  sigaction(signal_number, &usual[signal_number], NULL);
  // The signal is blocked until this function returns.
  raise(signal_number);
  errno = error;
}

/// Switches modes of the terminal off until `ct_show_typing()` is called.
///
/// @param when When the modes change, as `tcsetattr` takes it.
static bool switch_off(int descriptor, tcflag_t modes, int when) {
  if (terminal >= 0 || tcgetattr(descriptor, &shown) != 0) return false;
  terminal = descriptor;
  struct sigaction action = {.sa_handler = show_and_end, .sa_flags = SA_ONSTACK};
  // A process in the background may change its terminal only while it blocks SIGTTOU.
  sigfillset(&action.sa_mask);
  for (int number = 1; number < ct_signal_count; number++) {
    if (!ct_is_deadly(number) || sigaction(number, NULL, &usual[number]) != 0) continue;
    if (usual[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
  struct termios hidden = shown;
  hidden.c_lflag &= ~modes;
  // Suspending is disabled, because a suspended program would leave typing hidden.
  hidden.c_cc[VSUSP] = _POSIX_VDISABLE;
  if (modes & ICANON) {
    hidden.c_cc[VMIN] = 1;
    hidden.c_cc[VTIME] = 0;
  }
  tcsetattr(descriptor, when, &hidden);
  return true;
}

void ct_hide_typing(int descriptor) {
  switch_off(descriptor, ECHO, TCSAFLUSH);
}

bool ct_hide_replies(int descriptor) {
  return switch_off(descriptor, ECHO | ICANON, TCSANOW);
}

void ct_drop_replies(int descriptor) {
  if (terminal != descriptor) return;
  tcflush(descriptor, TCIFLUSH);
  ct_show_typing();
}

void ct_show_typing(void) {
  if (terminal < 0) return;
  tcsetattr(terminal, TCSANOW, &shown);
  for (int number = 1; number < ct_signal_count; number++) {
    if (ct_is_deadly(number)) sigaction(number, &usual[number], NULL);
  }
  terminal = -1;
}
