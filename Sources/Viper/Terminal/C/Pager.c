#define _GNU_SOURCE
#include "include/CViperTerminal.h"
#include "Deadly.h"
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
/// Whether a signal ends the program.
static atomic_bool is_ending;
/// What each signal does without a pager.
static struct sigaction usual[ct_signal_count];

/// Ends the pager, which would otherwise go on reading keys, and then lets the signal
/// have its default effect, such as a crash report.
static void end_with_pager(int signal_number) {
  int error = errno;
  is_ending = true;
  if (is_running) {
    // As the job of a shell, the group has what the program has started, and the other programs of
    // the same line. It also has this process, which must end by its own signal.
    bool leads = getpgrp() == getpid();
    if (leads && signal_number != SIGTERM) signal(SIGTERM, SIG_IGN);
    kill(leads ? 0 : process, SIGTERM);
  }
  sigaction(signal_number, &usual[signal_number], NULL);
  // The signal is blocked until this function returns.
  raise(signal_number);
  errno = error;
}

static void handle_signals(void) {
  struct sigaction action = {.sa_handler = end_with_pager, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int number = 1; number < ct_signal_count; number++) {
    if (!ct_is_deadly(number) || sigaction(number, NULL, &usual[number]) != 0) continue;
    if (usual[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

/// Ends the program with the pager, unless all output has been written.
static void *wait_for_pager(void *unused) {
  (void)unused;
  int status;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  is_running = false;
  // The program must not end in another way before the signal does it.
  while (is_ending) pause();
  // The person has left: what is still under way is of no use to anybody.
  if (!atomic_load(&is_over)) _exit(0);
  return NULL;
}

static bool begin_waiting(void) {
  // The signals of a person are for the thread that has always handled them.
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
  // Another process that this program starts must not keep the pager waiting for the end.
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  sigset_t usual, none;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGQUIT);
  sigaddset(&usual, SIGXFSZ);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
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
  // Whoever leaves the pager has read enough: writing more fails then, and ends nothing by a signal.
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
