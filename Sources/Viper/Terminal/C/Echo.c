// In strict C23 mode, `sigaction` is declared only if the first macro is defined, and `SIGINFO` (on
// Darwin) only if the second one is.
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE

#include "CViperTerminal.h"
#include "Fatal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/// The descriptor of the terminal whose input is hidden, or -1 if there is none.
///
/// The variable is atomic because any thread may receive a signal.
static atomic_int terminal = -1;
static struct termios shown;
static struct termios hidden;
/// The text to repeat when the program continues after being suspended.
static char prompt[256];
static atomic_int prompt_descriptor = -1;
/// The original signal actions, which are restored when input becomes visible again.
static struct sigaction original[ct_signal_count];

/// Makes input visible again, and then lets the signal take its default effect, such as ending the
/// program with a crash report.
static void show_and_end(int signal_number) {
  int error = errno;
  tcsetattr(terminal, TCSANOW, &shown);
  sigaction(signal_number, &original[signal_number], NULL);
  // The signal is blocked until this function returns.
  raise(signal_number);
  errno = error;
}

/// Makes input visible while the program is suspended.
static void show_and_stop(int signal_number) {
  int error = errno;
  struct sigaction own;
  sigset_t none, before;
  tcsetattr(terminal, TCSANOW, &shown);
  sigaction(signal_number, &original[signal_number], &own);
  // The signal is blocked until the mask changes; the process stops at that point.
  raise(signal_number);
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, &before);
  // If the process is in the background, it stops here again. Signals that end the process are not
  // blocked.
  while (terminal >= 0 && tcsetattr(terminal, TCSAFLUSH, &hidden) != 0 && errno == EINTR) {}
  int descriptor = prompt_descriptor;
  ssize_t count = descriptor < 0 ? 0 : write(descriptor, prompt, strlen(prompt));
  (void)count;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(signal_number, &own, NULL);
  errno = error;
}

/// Disables terminal modes until `ct_restore_modes()` is called.
///
/// @param when The time at which the modes change, as in `tcsetattr`.
/// @param can_stop Whether the program can be suspended in the meantime.
static bool switch_off(int descriptor, tcflag_t modes, int when, bool can_stop) {
  if (terminal >= 0 || tcgetattr(descriptor, &shown) != 0) return false;
  hidden = shown;
  hidden.c_lflag &= ~modes;
  // Disable the suspend key, because suspending the program would leave the modes disabled.
  if (!can_stop) hidden.c_cc[VSUSP] = _POSIX_VDISABLE;
  if (modes & ICANON) {
    hidden.c_cc[VMIN] = 1;
    hidden.c_cc[VTIME] = 0;
  }
  prompt_descriptor = -1;
  terminal = descriptor;
  struct sigaction action = {.sa_handler = show_and_end, .sa_flags = SA_ONSTACK};
  // A background process can change its terminal only while it blocks SIGTTOU.
  sigfillset(&action.sa_mask);
  for (int number = 1; number < ct_signal_count; number++) {
    if (!ct_is_fatal(number) || sigaction(number, NULL, &original[number]) != 0) continue;
    if (original[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
  sigaction(SIGTSTP, NULL, &original[SIGTSTP]);
  if (can_stop && original[SIGTSTP].sa_handler != SIG_IGN) {
    // `SA_RESTART` resumes reading after the program continues.
    struct sigaction stop = {.sa_handler = show_and_stop, .sa_flags = SA_ONSTACK | SA_RESTART};
    sigfillset(&stop.sa_mask);
    sigaction(SIGTSTP, &stop, NULL);
  }
  tcsetattr(descriptor, when, &hidden);
  return true;
}

void ct_disable_echo(int descriptor) {
  if (!switch_off(descriptor, ECHO, TCSAFLUSH, true)) tcflush(descriptor, TCIFLUSH);
}

void ct_repeat_prompt(int descriptor, const char *text) {
  // Disable the prompt while its text is being changed.
  prompt_descriptor = -1;
  strncpy(prompt, text, sizeof prompt - 1);
  prompt_descriptor = descriptor;
}

bool ct_hide_replies(int descriptor) {
  return switch_off(descriptor, ECHO | ICANON, TCSANOW, false);
}

void ct_restore_modes(void) {
  if (terminal < 0) return;
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &shown);
  sigaction(SIGTSTP, &original[SIGTSTP], NULL);
  for (int number = 1; number < ct_signal_count; number++) {
    if (ct_is_fatal(number)) sigaction(number, &original[number], NULL);
  }
  terminal = -1;
}
