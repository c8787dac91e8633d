#ifndef CTERMINAL_DEADLY_H
#define CTERMINAL_DEADLY_H

#include <signal.h>
#include <stdbool.h>

/// One more than the largest number of a signal, those of Linux for real time included.
enum { ct_signal_count = 65 };

/// Whether the usual effect of a signal is to end the process. `SIGKILL` cannot be handled.
static inline bool ct_is_deadly(int signal_number) {
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
