// Strict C23 declares `sigaction` only if this macro is defined.
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

/// What is written to take the terminal over and to give it back.
struct texts {
  char enter[128];
  char leave[128];
};

static int input;
static int output;
/// The output's flags, if all processes that were started with it share them; otherwise -1.
static int shared_flags;
static struct termios usual;

/// A crash can come between any two instructions, so the texts in use are never changed.
static struct texts texts[2];
static atomic_int current;
/// Whether the terminal has to be given back. Whoever clears it gives the terminal back.
static atomic_bool is_shown;
/// Whether the terminal may have another mode than it was found in.
static atomic_bool is_raw;
atomic_bool ct_is_ending;

bool ct_remember_terminal(int from, int to) {
  if (tcgetattr(from, &usual) != 0) return false;
  input = from;
  // Opened anew, the terminal has flags of its own: a shell would not expect ours while it has stopped this program.
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

/// Writes what the terminal takes now.
///
/// Libdispatch's threads block signals, so no signal would interrupt a `write` that waits.
static ssize_t write_now(const char *bytes, size_t count) {
  if (shared_flags < 0) return write(output, bytes, count);
  fcntl(output, F_SETFL, shared_flags | O_NONBLOCK);
  ssize_t written = write(output, bytes, count);
  int error = errno;
  fcntl(output, F_SETFL, shared_flags);
  errno = error;
  return written;
}

/// Writes bytes, and waits at most for a number of rounds of 50 milliseconds if it is not negative.
static int write_patiently(const char *bytes, size_t count, int rounds, bool is_frame) {
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
  return write_patiently(bytes, count, -1, true);
}

// MARK: Giving the terminal back

bool ct_is_in_background(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group != -1 && group != getpgrp();
}

/// Writes the text for that and sets the usual mode, after a number of rounds at most.
static void give_back(int rounds) {
  const char *leave = texts[current].leave;
  bool is_stuck = write_patiently(leave, strlen(leave), rounds, false) == ETIMEDOUT;
  // A shell that has the terminal has set a mode of its own.
  if (ct_is_in_background(input)) return;
  if (is_stuck) {
    // What waits for the terminal is given up, so that at least this text reaches it later.
    tcflush(output, TCOFLUSH);
    write_patiently(leave, strlen(leave), 0, false);
  }
  // `TCSAFLUSH` would wait until the terminal has taken the output, which it may never do.
  tcflush(input, TCIFLUSH);
  tcsetattr(input, TCSANOW, &usual);
  is_raw = false;
}

void ct_give_back(void) {
  if (atomic_exchange(&is_shown, false)) give_back(10);
}

void ct_give_back_at_once(void) {
  is_shown = false;
  // Another thread may have begun it, and wait for the terminal.
  if (is_raw) give_back(0);
}

void ct_leave_screen(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ct_give_back();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// MARK: Taking the terminal over

static struct termios raw_mode(void) {
  struct termios raw = usual;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_iflag &= ~(tcflag_t)(IXON | IXOFF | ICRNL | INLCR | IGNCR | ISTRIP);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return raw;
}

/// Sets the mode that the terminal has. The system stops a process in the background that attempts
/// it, until the process is in the foreground.
static int wait_for_foreground(void) {
  struct termios now;
  struct sigaction stop = {.sa_handler = SIG_DFL}, usual_stop;
  sigset_t output_signal, before;
  sigemptyset(&output_signal);
  sigaddset(&output_signal, SIGTTOU);
  sigaction(SIGTTOU, &stop, &usual_stop);
  // The system lets a thread do it that blocks the signal, as libdispatch's threads do.
  pthread_sigmask(SIG_UNBLOCK, &output_signal, &before);
  int error = 0;
  do {
    bool is_done = tcgetattr(input, &now) == 0 && tcsetattr(input, TCSANOW, &now) == 0;
    error = ct_is_ending ? ECANCELED : is_done ? 0 : errno;
  } while (error == EINTR);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTTOU, &usual_stop, NULL);
  return error;
}

static int write_text(const char *text) {
  return write_patiently(text, strlen(text), -1, true);
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
