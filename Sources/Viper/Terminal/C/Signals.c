// In strict C23 mode, `sigaction` is declared only if this macro is defined.
#define _POSIX_C_SOURCE 200809L

#include "CViperTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <unistd.h>

/// Whether a signal is ignored. An ignored signal must stay ignored, because the parent process may
/// have requested this, as `nohup` does.
static bool is_ignored(int signal_number) {
  struct sigaction action;
  return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

_Noreturn void ct_end_by_signal(int signal_number) {
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, signal_number);
  // Unblock the signal, because libdispatch's threads block signals.
  pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
  raise(signal_number);
  _exit(128 + signal_number);
}

// MARK: The quit signal

static void quit(int signal_number) {
  _exit(128 + signal_number);
}

void ct_handle_quit(void) {
  if (is_ignored(SIGQUIT)) return;
  struct sigaction action = {.sa_handler = quit};
  sigaction(SIGQUIT, &action, NULL);
}

// MARK: Deferring signals

static const int interrupting[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { interrupting_count = sizeof interrupting / sizeof *interrupting };
static struct sigaction released[interrupting_count];
static atomic_int first_held;
static int ends[2] = {-1, -1};

static void hold(int signal_number) {
  int none = 0;
  int error = errno;
  if (atomic_compare_exchange_strong(&first_held, &none, signal_number)) {
    ssize_t count = write(ends[1], "", 1);
    (void)count;
  }
  errno = error;
}

int ct_defer_signals(void) {
  if (ends[1] >= 0 || pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  first_held = 0;
  struct sigaction action = {.sa_handler = hold, .sa_flags = SA_RESTART};
  for (int i = 0; i < interrupting_count; i++) {
    sigaction(interrupting[i], NULL, &released[i]);
    if (released[i].sa_handler == SIG_IGN) continue;
    sigaction(interrupting[i], &action, NULL);
  }
  return ends[0];
}

int ct_release_signals(void) {
  for (int i = 0; i < interrupting_count; i++) {
    sigaction(interrupting[i], &released[i], NULL);
  }
  close(ends[1]);
  ends[1] = -1;
  return first_held;
}
