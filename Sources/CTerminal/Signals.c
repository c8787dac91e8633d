// C23 without extensions: `sigaction` has to be asked for.
#define _POSIX_C_SOURCE 200809L

#include "CTerminal.h"

#include <signal.h>
#include <stddef.h>

bool ct_is_ignored(int signal_number) {
  struct sigaction action;
  return sigaction(signal_number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
