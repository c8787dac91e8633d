// Runs a command on a terminal, of 80x24 unless specified, and shows or measures what the user would
// see:
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
//   terminal press COLUMNSxROWS COUNT PAGES COMMAND [ARGUMENT...]
//     waits until the command writes nothing for a second, and then presses j COUNT times, each after
//     the frame of the previous key. If PAGES is not 0, loads PAGES pages first, as above, and returns
//     to the first row. Prints a line for each key: the milliseconds from the key to the last byte of
//     its frame, the peak memory so far in kilobytes, and the size of the frame in bytes. A frame
//     ends when the command writes nothing for 20 milliseconds
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

enum { most_runs = 100000, longest_wait = 60000 };

static int terminal;
static struct winsize size = {.ws_row = 24, .ws_col = 80};
static int quiet_time = 4;
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

// Returns an amount of memory in kilobytes, such as VmRSS, or 0 if the system does not provide it.
static long memory(const char *field) {
  char name[64], line[256];
  size_t length = strlen(field);
  long kilobytes = 0;
  snprintf(name, sizeof name, "/proc/%d/status", (int)child);
  FILE *file = fopen(name, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, field, length) == 0) sscanf(line + length, ": %ld", &kilobytes);
  }
  fclose(file);
  return kilobytes;
}

// Replies to the only query of movies-cli that it waits for.
static void identify(void) {
  if (write(terminal, "\x1b[?62c", 6) != 6) fail("no keys are taken");
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

static void load(int pages) {
  char bytes[65536];
  // The key does nothing while a page loads, so press it until the frame shows the last row.
  for (int tries = 0; pages > 1; tries++) {
    if (tries > 20 * pages) fail("the pages are not loaded");
    if (write(terminal, "\x1b[F\x0c", 4) != 4) fail("no keys are taken");
    size_t count = 0;
    ssize_t taken;
    while (count < sizeof bytes && (taken = take(bytes + count, sizeof bytes - count, 5)) > 0) count += (size_t)taken;
    if (loaded_rows(bytes, count) >= pages * 20) break;
  }
}

static void keys(int count, int pages, char **command) {
  char bytes[65536];
  size_t frame, largest = 0;
  begin(command);
  // Skip the first frame and the program's queries to the terminal, only the last of which gets a
  // reply.
  while (take(bytes, sizeof bytes, 300) > 0) {}
  identify();
  load(pages);
  if (pages == 1 && write(terminal, "\x1b[F", 3) != 3) fail("no keys are taken");
  while (take(bytes, sizeof bytes, 500) > 0) {}
  // Move up first, because the focus is on the last row.
  for (int run = 0; run < count; run++) {
    times[run] = press(run / 15 % 2 ? "j" : "k", &frame);
    if (frame > largest) largest = frame;
  }
  long kilobytes = memory("VmRSS");
  if (write(terminal, "q", 1) != 1) fail("no keys are taken");
  end();
  qsort(times, count, sizeof *times, ascending);
  printf("%.2f %.2f %zu %ld\n", times[count / 2], times[count - 1 - count / 100], largest, kilobytes);
}

// Reads until the command writes nothing for a second, and replies if it asks for the terminal's
// type.
static void settle(void) {
  static const char query[] = "\x1b[c";
  char bytes[65536];
  size_t kept = 0;
  ssize_t taken;
  for (int timeout = longest_wait; (taken = take(bytes + kept, sizeof bytes - kept, timeout)) > 0; timeout = 1000) {
    size_t count = kept + (size_t)taken;
    if (memmem(bytes, count, query, 3)) identify();
    // The rest of the query may follow.
    kept = count < 2 ? count : 2;
    memmove(bytes, bytes + count - kept, kept);
  }
  if (taken < 0) fail("the command has ended");
}

static void press_all(int count, int pages, char **command) {
  size_t frame;
  quiet_time = 20;
  begin(command);
  settle();
  if (pages > 0) {
    load(pages);
    if (write(terminal, "\x1b[H", 3) != 3) fail("no keys are taken");
    settle();
  }
  for (int run = 0; run < count; run++) {
    double time = press("j", &frame);
    printf("%.3f %ld %zu\n", time, memory("VmHWM"), frame);
  }
  // Closing its terminal ends the command.
  close(terminal);
  for (int tries = 0; tries < 200; tries++) {
    if (waitpid(child, NULL, WNOHANG) == child) return;
    poll(NULL, 0, 10);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
}

int main(int count, char **words) {
  if (count > 2 && strcmp(words[1], "show") == 0) return show(words + 2);
  if (count > 3 && strcmp(words[1], "signal") == 0) {
    begin(words + 3);
    wait_for(words[2]);
    kill(child, SIGTERM);
    return end();
  }
  if (count > 5 && strcmp(words[1], "press") == 0 &&
      sscanf(words[2], "%hux%hu", &size.ws_col, &size.ws_row) == 2) {
    press_all(atoi(words[3]), atoi(words[4]), words + 5);
    return 0;
  }
  int runs = count > 4 ? atoi(words[2]) : 0;
  if (runs < 1 || runs > most_runs) {
    fprintf(stderr, "usage: terminal show COMMAND... | terminal start RUNS MARK COMMAND... | "
                    "terminal signal MARK COMMAND... | "
                    "terminal keys COUNT PAGES COMMAND... | "
                    "terminal press COLUMNSxROWS COUNT PAGES COMMAND...\n");
    return 64;
  }
  if (strcmp(words[1], "start") == 0) {
    start(runs, words[3], words + 4);
  } else {
    keys(runs, atoi(words[3]), words + 4);
  }
  return 0;
}
