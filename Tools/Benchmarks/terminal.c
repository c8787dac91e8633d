// Runs a command on an 80x24 terminal, and shows or measures what the user would see:
//
//   terminal show COMMAND [ARGUMENT...]
//     prints the command's output with plain line feeds; exits with the command's status
//   terminal start RUNS MARK COMMAND [ARGUMENT...]
//     prints the median milliseconds until the command writes MARK, or ends if MARK is empty
//   terminal signal MARK COMMAND [ARGUMENT...]
//     sends SIGTERM when the command has written MARK; exits with the command's status
//   terminal keys COUNT PAGES COMMAND [ARGUMENT...]
//     presses the End key until at least PAGES pages are loaded, and then j and k COUNT times in
//     all, each after the frame of the previous key. Prints the median and the 99th percentile of
//     the milliseconds from a key to the last byte of its frame, the size of the largest frame in
//     bytes, and the memory at the end in kilobytes
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { most_runs = 100000, quiet_time = 4, longest_wait = 60000 };

static int terminal;
static pid_t child;
static double times[most_runs];

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void fail(const char *what) {
  fprintf(stderr, "terminal: %s\n", what);
  if (child > 0) kill(child, SIGKILL);
  exit(70);
}

static void begin(char **command) {
  terminal = posix_openpt(O_RDWR | O_NOCTTY);
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) fail("no terminal");
  const char *name = ptsname(terminal);
  // Open it before setting the size, which some systems would otherwise forget.
  int other = open(name, O_RDWR | O_NOCTTY);
  if (other < 0 || ioctl(other, TIOCSWINSZ, &size) != 0) fail("no terminal");
  child = fork();
  if (child == 0) {
    setsid();
    ioctl(other, TIOCSCTTY, 0);
    for (int stream = 0; stream <= 2; stream++) dup2(other, stream);
    if (other > 2) close(other);
    close(terminal);
    setenv("TERM", "xterm-256color", 1);
    execvp(command[0], command);
    _exit(69);
  }
  close(other);
  if (child < 0) fail("no process");
}

// Returns the number of bytes read, 0 after `timeout` milliseconds without any, or -1 at the end of
// the output.
static ssize_t take(char *bytes, size_t count, int timeout) {
  struct pollfd poll_for = {.fd = terminal, .events = POLLIN};
  if (poll(&poll_for, 1, timeout) == 0) return 0;
  ssize_t taken = read(terminal, bytes, count);
  return taken > 0 ? taken : -1;
}

// Returns the exit status of the command.
static int end(void) {
  char bytes[4096];
  while (take(bytes, sizeof bytes, longest_wait) > 0) {}
  int status;
  waitpid(child, &status, 0);
  close(terminal);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// Returns the exit status of the command.
static int show(char **command) {
  char bytes[4096];
  ssize_t taken;
  begin(command);
  while ((taken = take(bytes, sizeof bytes, -1)) > 0) {
    for (ssize_t place = 0; place < taken; place++) {
      if (bytes[place] != '\r') putchar(bytes[place]);
    }
  }
  return end();
}

// Waits until the command has written the mark, or has ended.
static void wait_for(const char *mark) {
  static char seen[1 << 20];
  size_t count = 0;
  do {
    ssize_t taken = take(seen + count, sizeof seen - 1 - count, longest_wait);
    if (taken == 0) fail("nothing is shown");
    if (taken < 0 && *mark) {
      fprintf(stderr, "%.*s", (int)count, seen);
      fail("the command has ended");
    }
    if (taken < 0) return;
    count += (size_t)taken;
  } while (!*mark || !memmem(seen, count, mark, strlen(mark)));
}

static void start(int runs, const char *mark, char **command) {
  for (int run = 0; run < runs; run++) {
    double begun = now();
    begin(command);
    wait_for(mark);
    times[run] = now() - begun;
    if (*mark && write(terminal, "\x03", 1) != 1) fail("no keys are taken");
    end();
  }
  qsort(times, runs, sizeof *times, ascending);
  printf("%.2f\n", times[runs / 2]);
}

// Presses a key, waits for its frame, and returns the elapsed milliseconds.
static double press(const char *key, size_t *frame) {
  char bytes[65536];
  double begun = now(), last = begun;
  if (write(terminal, key, strlen(key)) != (ssize_t)strlen(key)) fail("no keys are taken");
  *frame = 0;
  for (int timeout = longest_wait;; timeout = quiet_time) {
    ssize_t taken = take(bytes, sizeof bytes, timeout);
    if (taken < 0) fail("the command has ended");
    if (taken == 0 && *frame == 0) fail("a key shows nothing");
    if (taken == 0) break;
    last = now();
    *frame += (size_t)taken;
  }
  return last - begun;
}

static long memory(void) {
  char name[64], line[256];
  long kilobytes = 0;
  snprintf(name, sizeof name, "/proc/%d/status", (int)child);
  FILE *file = fopen(name, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kilobytes);
  fclose(file);
  return kilobytes;
}

// Returns the largest number before " of", such as 1000 in "1,000 of 10,000", or 0.
static int loaded_rows(const char *bytes, size_t count) {
  int most = 0;
  for (size_t place = 0; place + 3 <= count; place++) {
    if (memcmp(bytes + place, " of", 3) != 0) continue;
    int number = 0, unit = 1;
    for (size_t digit = place; digit > 0 && unit < 1000000; digit--) {
      char character = bytes[digit - 1];
      if (character == ',') continue;
      if (character < '0' || character > '9') break;
      number += (character - '0') * unit;
      unit *= 10;
    }
    if (number > most) most = number;
  }
  return most;
}

static void keys(int count, int pages, char **command) {
  char bytes[65536];
  size_t frame, largest = 0;
  begin(command);
  // Skip the first frame and the program's queries to the terminal, only the last of which gets a
  // reply.
  while (take(bytes, sizeof bytes, 300) > 0) {}
  if (write(terminal, "\x1b[?62c", 6) != 6) fail("no keys are taken");
  // The key does nothing while a page loads, so press it until the frame shows the last row.
  for (int tries = 0; pages > 1; tries++) {
    if (tries > 20 * pages) fail("the pages are not loaded");
    if (write(terminal, "\x1b[F\x0c", 4) != 4) fail("no keys are taken");
    size_t count = 0;
    ssize_t taken;
    while (count < sizeof bytes && (taken = take(bytes + count, sizeof bytes - count, 5)) > 0) count += (size_t)taken;
    if (loaded_rows(bytes, count) >= pages * 20) break;
  }
  if (pages == 1 && write(terminal, "\x1b[F", 3) != 3) fail("no keys are taken");
  while (take(bytes, sizeof bytes, 500) > 0) {}
  // Move up first, because the focus is on the last row.
  for (int run = 0; run < count; run++) {
    times[run] = press(run / 15 % 2 ? "j" : "k", &frame);
    if (frame > largest) largest = frame;
  }
  long kilobytes = memory();
  if (write(terminal, "q", 1) != 1) fail("no keys are taken");
  end();
  qsort(times, count, sizeof *times, ascending);
  printf("%.2f %.2f %zu %ld\n", times[count / 2], times[count - 1 - count / 100], largest, kilobytes);
}

int main(int count, char **words) {
  if (count > 2 && strcmp(words[1], "show") == 0) return show(words + 2);
  if (count > 3 && strcmp(words[1], "signal") == 0) {
    begin(words + 3);
    wait_for(words[2]);
    kill(child, SIGTERM);
    return end();
  }
  int runs = count > 4 ? atoi(words[2]) : 0;
  if (runs < 1 || runs > most_runs) {
    fprintf(stderr, "usage: terminal show COMMAND... | terminal start RUNS MARK COMMAND... | "
                    "terminal signal MARK COMMAND... | "
                    "terminal keys COUNT PAGES COMMAND...\n");
    return 64;
  }
  if (strcmp(words[1], "start") == 0) {
    start(runs, words[3], words + 4);
  } else {
    keys(runs, atoi(words[3]), words + 4);
  }
  return 0;
}
