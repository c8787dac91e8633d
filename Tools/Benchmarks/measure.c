// Runs a command several times, discarding its output, and prints the median wall time in
// milliseconds, the peak memory in kilobytes and the median processor time in milliseconds:
// `measure 20 command arguments…`. If the variable PREPARE is set, that command runs before each
// measurement.
//
// This program is written in C, because a child's peak memory includes its parent's memory at the
// time of the fork, which is very small for a C program.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int ascending(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **words) {
  int runs = count > 2 ? atoi(words[1]) : 0;
  if (runs < 1 || runs > 10000) {
    fprintf(stderr, "usage: measure RUNS COMMAND [ARGUMENT...]\n");
    return 64;
  }
  double milliseconds[10000], processor[10000];
  long kilobytes = 0;
  const char *prepare = getenv("PREPARE");
  for (int run = 0; run < runs; run++) {
    if (prepare && system(prepare) != 0) return 70;
    double start = now();
    pid_t child = fork();
    if (child == 0) {
      dup2(open("/dev/null", O_WRONLY), 1);
      execvp(words[2], words + 2);
      _exit(69);
    }
    int status = 0;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) {
      fprintf(stderr, "%s failed\n", words[2]);
      return 70;
    }
    milliseconds[run] = now() - start;
    processor[run] = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
                     (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
    long peak = usage.ru_maxrss;
#ifdef __APPLE__
    peak /= 1024;
#endif
    if (peak > kilobytes) kilobytes = peak;
  }
  qsort(milliseconds, runs, sizeof *milliseconds, ascending);
  qsort(processor, runs, sizeof *processor, ascending);
  printf("%.2f %ld %.2f\n", milliseconds[runs / 2], kilobytes, processor[runs / 2]);
  return 0;
}
