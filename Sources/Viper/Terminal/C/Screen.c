// In strict C23 mode, `sigaction` is declared only if this macro is defined.
#define _XOPEN_SOURCE 700

#include "CViperTerminal.h"
#include "Screen.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/// The control sequences written when entering and leaving the screen.
struct texts {
  char enter[128];
  char leave[128];
};

static int input;
static int output;
/// The output's flags if they are shared with other processes; otherwise -1.
static int shared_flags;
static struct termios original;

/// A crash can occur between any two instructions, so the strings in use are never modified.
static struct texts texts[2];
static atomic_int current;
/// Whether the terminal must be restored, which is done by the thread that clears this flag.
static atomic_bool is_shown;
/// Whether the terminal's mode may differ from the original one.
static atomic_bool is_raw;
atomic_bool ct_is_ending;

bool ct_remember_terminal(int from, int to) {
  if (tcgetattr(from, &original) != 0) return false;
  input = from;
  // Reopening the terminal by name gives it separate flags, so that `O_NONBLOCK` does not affect
  // the shell while this program is stopped.
  const char *name = ttyname(to);
  int own = name ? open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) : -1;
  output = own < 0 ? to : own;
  shared_flags = own < 0 ? fcntl(to, F_GETFL) : -1;
  return true;
}

void ct_forget_terminal(void) {
  if (shared_flags < 0) close(output);
}

// MARK: Writing

/// Writes as much as the terminal accepts immediately.
///
/// No call blocks, because libdispatch's threads block signals, and a blocking `write` on such a
/// thread could not be interrupted by a signal.
static ssize_t write_now(const char *bytes, size_t count) {
  if (shared_flags < 0) return write(output, bytes, count);
  fcntl(output, F_SETFL, shared_flags | O_NONBLOCK);
  ssize_t written = write(output, bytes, count);
  int error = errno;
  fcntl(output, F_SETFL, shared_flags);
  errno = error;
  return written;
}

/// Writes bytes, waiting for at most `rounds` times 50 milliseconds, or indefinitely if `rounds` is
/// negative.
static int write_waiting(const char *bytes, size_t count, int rounds, bool is_frame) {
  while (count > 0) {
    if (is_frame && (ct_is_ending || !is_shown)) return ECANCELED;
    ssize_t written = write_now(bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      continue;
    }
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return errno;
    if (rounds == 0) return ETIMEDOUT;
    if (rounds > 0) rounds--;
    struct pollfd waiting = {.fd = output, .events = POLLOUT};
    poll(&waiting, 1, 50);
  }
  return 0;
}

int ct_write_screen(const void *bytes, size_t count) {
  return write_waiting(bytes, count, -1, true);
}

// MARK: Restoring the terminal

bool ct_is_in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group != -1 && group != getpgrp();
}

/// Writes the leave sequence and restores the original mode, waiting for at most `rounds` times 50
/// milliseconds.
static void restore_terminal(int rounds) {
  const char *leave = texts[current].leave;
  bool is_stuck = write_waiting(leave, strlen(leave), rounds, false) == ETIMEDOUT;
  // If a shell is in the foreground, it has already set its own mode.
  if (ct_is_in_background(input)) return;
  if (is_stuck) {
    // Discard pending output, so that at least this sequence reaches the terminal later.
    tcflush(output, TCOFLUSH);
    write_waiting(leave, strlen(leave), 0, false);
  }
  // `TCSAFLUSH` would wait until the terminal has accepted the output, possibly forever.
  tcflush(input, TCIFLUSH);
  tcsetattr(input, TCSANOW, &original);
  is_raw = false;
}

void ct_restore_terminal(void) {
  if (atomic_exchange(&is_shown, false)) restore_terminal(10);
}

void ct_restore_terminal_at_once(void) {
  is_shown = false;
  // Another thread may have started restoring the terminal and may be blocked.
  if (is_raw) restore_terminal(0);
}

void ct_leave_screen(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ct_restore_terminal();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// MARK: Entering the screen

static struct termios raw_mode(void) {
  struct termios raw = original;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_iflag &= ~(tcflag_t)(IXON | IXOFF | ICRNL | INLCR | IGNCR | ISTRIP);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return raw;
}

/// Waits until the process is in the foreground.
///
/// The function sets the terminal's mode to the current one, which makes the system stop the
/// process while it is in the background.
static int wait_for_foreground(void) {
  struct termios now;
  struct sigaction stop = {.sa_handler = SIG_DFL}, original_stop;
  sigset_t output_signal, before;
  sigemptyset(&output_signal);
  sigaddset(&output_signal, SIGTTOU);
  sigaction(SIGTTOU, &stop, &original_stop);
  // Unblock the signal, which libdispatch's threads block. Otherwise, the system would allow the
  // change instead of stopping the process.
  pthread_sigmask(SIG_UNBLOCK, &output_signal, &before);
  int error = EINTR;
  // A process that is ending must not stop.
  while (error == EINTR && !ct_is_ending) {
    bool is_done = tcgetattr(input, &now) == 0 && tcsetattr(input, TCSANOW, &now) == 0;
    error = is_done ? 0 : errno;
  }
  if (ct_is_ending) error = ECANCELED;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTTOU, &original_stop, NULL);
  return error;
}

static int write_text(const char *text) {
  return write_waiting(text, strlen(text), -1, true);
}

int ct_enter_screen(void) {
  int error = wait_for_foreground();
  if (error != 0) return error;
  struct termios raw = raw_mode();
  is_raw = true;
  bool was_shown = atomic_exchange(&is_shown, true);
  while (tcsetattr(input, TCSANOW, &raw) != 0) {
    if (errno != EINTR) return errno;
  }
  if (was_shown) error = write_text(texts[current].leave);
  return error != 0 ? error : write_text(texts[current].enter);
}

void ct_set_screen_texts(const char *enter, const char *leave) {
  int next = 1 - current;
  memset(&texts[next], 0, sizeof texts[next]);
  strncpy(texts[next].enter, enter, sizeof texts[next].enter - 1);
  strncpy(texts[next].leave, leave, sizeof texts[next].leave - 1);
  current = next;
}
