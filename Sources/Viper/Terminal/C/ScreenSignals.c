// In strict C23 mode, `sigaction` is declared only if the first macro is defined, and `SIGINFO` (on
// Darwin) only if the second one is.
#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE

#include "CViperTerminal.h"
#include "Fatal.h"
#include "Screen.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <ucontext.h>
#include <unistd.h>

/// The reported signals; the first four end the program.
static const int reported[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { reported_count = sizeof reported / sizeof *reported, ending_count = 4 };

static atomic_bool is_open;
/// A number that changes whenever a screen is opened or closed.
static atomic_uint session;
static struct sigaction previous[ct_signal_count];
/// The pipe for signal numbers, which stays open because a handler may still be running.
static int ends[2] = {-1, -1};
static atomic_bool is_suspending;
static atomic_bool was_continued;

// MARK: Handlers

static void report(int signal_number) {
  int error = errno;
  for (int i = 0; i < ending_count; i++) {
    if (reported[i] != signal_number) continue;
    ct_is_ending = true;
    // This ends the process even if no thread is left to read the pipe.
    ct_end_soon(signal_number);
  }
  if (signal_number == SIGCONT && is_suspending) {
    was_continued = true;
  } else {
    unsigned char byte = (unsigned char)signal_number;
    ssize_t count = write(ends[1], &byte, 1);
    (void)count;
  }
  errno = error;
}

/// Whether returning from the handler repeats the instruction that caused the signal.
static bool comes_again(int signal_number, const siginfo_t *info) {
  if (info->si_code <= 0) return false;
  switch (signal_number) {
  case SIGILL: case SIGSEGV: case SIGBUS: case SIGFPE: return true;
#ifndef __x86_64__
  case SIGTRAP: return true;
#endif
  default: return false;
  }
}

/// Raises a signal with the signal mask of the interrupted code, as if no handler were running.
///
/// Swift's crash reporter causes and handles faults itself, and ends the process if the signals for
/// those faults are blocked.
static void raise_again(int signal_number, const void *context) {
  sigset_t mask = ((const ucontext_t *)context)->uc_sigmask;
  sigdelset(&mask, signal_number);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  raise(signal_number);
}

/// Restores the terminal, and then lets the signal take its default effect, such as ending the
/// program with a crash report.
static void give_back_and_end(int signal_number, siginfo_t *info, void *context) {
  int error = errno;
  ct_restore_terminal();
  sigaction(signal_number, &previous[signal_number], NULL);
  if (!comes_again(signal_number, info)) {
    raise_again(signal_number, context);
    // Swift's crash reporter returns and expects the signal to recur.
    struct sigaction end = {.sa_handler = SIG_DFL};
    sigaction(signal_number, &end, NULL);
    raise_again(signal_number, context);
  }
  errno = error;
}

static bool is_reported(int signal_number) {
  for (int i = 0; i < reported_count; i++) {
    if (reported[i] == signal_number) return true;
  }
  return false;
}

// MARK: Ending after a second

/// The signal that ends the process when the alarm fires; 0 if only an interrupt key can end it.
static atomic_int ending;
/// The number of interrupt keys typed, the number handled, and the number of the key that the alarm
/// is set for (0 if none).
static atomic_uint typed, handled, timed;

static void release_signals(void) {
  for (int number = 1; number < ct_signal_count; number++) {
    // A handler still running on another thread may set the alarm later.
    if (number == SIGALRM) continue;
    if (is_reported(number) || ct_is_fatal(number)) sigaction(number, &previous[number], NULL);
  }
}

/// Sets the alarm for the last interrupt key typed, unless the alarm is already set for an earlier
/// key.
///
/// If the earlier key is handled in time, the alarm is then set for the last key.
static void set_alarm_for_typed(void) {
  unsigned none = 0, last = typed;
  if (last > handled && atomic_compare_exchange_strong(&timed, &none, last)) alarm(1);
}

/// Ends the process with the signal that the alarm was set for, or with `SIGINT` if the alarm was
/// set for an interrupt key that has not been handled.
static void end_in_time(int signal_number, siginfo_t *info, void *context) {
  unsigned number = timed;
  if (ending == 0 && number == 0) {
    // This session did not set the alarm.
    if (previous[signal_number].sa_handler != SIG_IGN) {
      give_back_and_end(signal_number, info, context);
    }
  } else if (ending == 0 && number <= handled) {
    timed = 0;
    set_alarm_for_typed();
  } else {
    ct_restore_terminal_at_once();
    release_signals();
    ct_end_by_signal(ending == 0 ? SIGINT : ending);
  }
}

void ct_end_soon(int signal_number) {
  int none = 0;
  if (atomic_compare_exchange_strong(&ending, &none, signal_number)) alarm(1);
}

void ct_interrupt_soon(void) {
  // The key-reading thread may still be running after the screen is closed.
  if (!is_open) return;
  typed++;
  set_alarm_for_typed();
}

void ct_interrupt_handled(void) {
  handled++;
}

static void handle_signals(void) {
  // Do not set `SA_RESTART`, so that a signal interrupts blocking calls.
  struct sigaction reporting = {.sa_handler = report, .sa_flags = SA_ONSTACK};
  struct sigaction giving_back = {
    .sa_sigaction = give_back_and_end, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  struct sigaction ending_in_time = {
    .sa_sigaction = end_in_time, .sa_flags = SA_ONSTACK | SA_SIGINFO};
  sigfillset(&reporting.sa_mask);
  // A background process can change its terminal only while it blocks SIGTTOU.
  sigfillset(&giving_back.sa_mask);
  sigfillset(&ending_in_time.sa_mask);
  for (int number = 1; number < ct_signal_count; number++) {
    struct sigaction current;
    if (sigaction(number, NULL, &current) != 0) continue;
    // The alarm handler is still installed if a screen was open before.
    if (number == SIGALRM && current.sa_sigaction == end_in_time) continue;
    previous[number] = current;
    if (number == SIGALRM) {
      sigaction(number, &ending_in_time, NULL);
    } else if (previous[number].sa_handler == SIG_IGN) {
      continue;
    } else if (is_reported(number)) {
      sigaction(number, &reporting, NULL);
    } else if (ct_is_fatal(number)) {
      sigaction(number, &giving_back, NULL);
    }
  }
}

// MARK: Suspending

int ct_suspend_screen(void) {
  if (previous[SIGTSTP].sa_handler == SIG_IGN) return 0;
  was_continued = false;
  is_suspending = true;
  ct_leave_screen();
  struct sigaction stop = {.sa_handler = SIG_DFL}, reporting;
  sigaction(SIGTSTP, &stop, &reporting);
  kill(0, SIGTSTP);
  // Another thread may receive the signal, so this one may keep running briefly.
  for (int round = 0; round < 10 && !was_continued; round++) poll(NULL, 0, 10);
  sigaction(SIGTSTP, &reporting, NULL);
  int error = ct_enter_screen();
  is_suspending = false;
  return error;
}

// MARK: Opening and closing

/// Creates the pipe for signal numbers, or empties the existing one.
static bool prepare_pipe(void) {
  if (ends[0] < 0) {
    if (pipe(ends) != 0) return false;
    for (int end = 0; end < 2; end++) {
      fcntl(ends[end], F_SETFD, FD_CLOEXEC);
      fcntl(ends[end], F_SETFL, O_NONBLOCK);
    }
  }
  char rest[64];
  while (read(ends[0], rest, sizeof rest) > 0) {}
  return true;
}

unsigned ct_session(void) {
  return session;
}

int ct_open_screen(int input, int output) {
  if (is_open) {
    errno = EBUSY;
    return -1;
  }
  if (ending != 0) {
    errno = ECANCELED;
    return -1;
  }
  if (!prepare_pipe() || !ct_remember_terminal(input, output)) return -1;
  ct_is_ending = false;
  is_open = true;
  session++;
  handle_signals();
  return ends[0];
}

void ct_close_screen(void) {
  if (!is_open) return;
  is_open = false;
  session++;
  // Wakes the thread that waits for signals.
  ssize_t count = write(ends[1], "", 1);
  (void)count;
  ct_leave_screen();
  handled = typed;
  alarm(0);
  timed = 0;
  // A signal may have arrived in the meantime.
  if (ending != 0) alarm(1);
  release_signals();
  ct_forget_terminal();
}
