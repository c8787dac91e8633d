#ifndef CTERMINAL_FATAL_H
#define CTERMINAL_FATAL_H

#include <signal.h>
#include <stdbool.h>

/// One more than the largest signal number, including Linux's real-time signals.
enum { ct_signal_count = 65 };

/// Whether the default effect of a signal is to end the process; `false` for `SIGKILL`, which
/// cannot be handled.
static inline bool ct_is_fatal(int signal_number) {
  switch (signal_number) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT:
  case SIGCHLD: case SIGURG:
  case SIGWINCH:
#ifdef SIGINFO
  case SIGINFO:
#endif
    return false;
  default: return true;
  }
}

#endif
