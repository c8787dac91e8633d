#define _GNU_SOURCE
#include "include/CViperTerminal.h"
#include "Fatal.h"
#include "Inherited.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t process;
static pthread_t waiting;
static atomic_bool is_running;
static atomic_bool is_over;
/// Whether a signal is ending the program.
static atomic_bool is_ending;
/// The signal actions in effect before the pager started.
static struct sigaction original[ct_signal_count];

/// Ends the pager, which would otherwise keep reading keys, and then lets the signal take its
/// default effect, such as ending the program with a crash report.
static void end_with_pager(int signal_number) {
  int error = errno;
  is_ending = true;
  if (is_running) {
    // If this process leads its group, as a shell job does, the group contains every process that
    // this process has started and the other programs in the pipeline. The group also contains this
    // process itself, which must be ended by the signal it received.
    bool leads = getpgrp() == getpid();
    if (leads && signal_number != SIGTERM) signal(SIGTERM, SIG_IGN);
    kill(leads ? 0 : process, SIGTERM);
  }
  sigaction(signal_number, &original[signal_number], NULL);
  // The signal is blocked until this function returns.
  raise(signal_number);
  errno = error;
}

static void handle_signals(void) {
  struct sigaction action = {.sa_handler = end_with_pager, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int number = 1; number < ct_signal_count; number++) {
    if (!ct_is_fatal(number) || sigaction(number, NULL, &original[number]) != 0) continue;
    if (original[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

/// Ends the program when the pager ends, unless all output has been written.
static void *wait_for_pager(void *unused) {
  (void)unused;
  int status;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  is_running = false;
  // Let the signal end the program.
  while (is_ending) pause();
  // The user has left the pager, so any remaining work is useless.
  if (!atomic_load(&is_over)) _exit(0);
  return NULL;
}

static bool begin_waiting(void) {
  // Block all signals in the new thread, so that the existing threads keep handling them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int problem = pthread_create(&waiting, NULL, wait_for_pager, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return problem == 0;
}

bool ct_start_pager(const char *command, const char *hidden, int *input) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  char **environment = ct_environment_without(hidden);
  // Other processes must not inherit the pipe, because the pager waits until every copy of the
  // pipe's write end is closed.
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  sigset_t defaults, none;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGQUIT);
  sigaddset(&defaults, SIGXFSZ);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  char *words[] = {"sh", "-c", (char *)command, NULL};
  int problem = ENOMEM;
  if (environment) problem = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environment);
  free(environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[0]);
  is_running = problem == 0;
  if (!is_running || !begin_waiting()) {
    close(ends[1]);
    return false;
  }
  // After the user leaves the pager, writing fails with an error instead of a signal.
  signal(SIGPIPE, SIG_IGN);
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  handle_signals();
  *input = ends[1];
  return true;
}

void ct_end_pager(int input) {
  atomic_store(&is_over, true);
  close(input);
  pthread_join(waiting, NULL);
}
