// POSIX_SPAWN_SETSID is a GNU extension.
#define _GNU_SOURCE
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#endif

#include "CViperTerminal.h"
#include "Inherited.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

/// Whether a variable in the form `NAME=value` has one of the given names.
static bool is_hidden(const char *variable, const char *names) {
  for (const char *name = names; *name; name += strlen(name) + 1) {
    size_t length = strlen(name);
    if (strncmp(variable, name, length) == 0 && variable[length] == '=') return true;
  }
  return false;
}

char **ct_environment_without(const char *names) {
  size_t count = 0;
  while (environ && environ[count]) count++;
  char **kept = calloc(count + 1, sizeof *kept);
  if (!kept) return NULL;
  size_t next = 0;
  for (size_t i = 0; i < count; i++) {
    if (!is_hidden(environ[i], names)) kept[next++] = environ[i];
  }
  return kept;
}

/// Returns a newly allocated, null-terminated list of the words.
static char **list_of(const char *words, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += words[i] == 0;
  char **list = calloc(count + 1, sizeof *list);
  if (!list) return NULL;
  const char *word = words;
  for (size_t i = 0; i < count; i++) {
    list[i] = (char *)word;
    word += strlen(word) + 1;
  }
  return list;
}

/// Starts the program with default signal actions, in its own session if it is detached.
static int set_session(posix_spawnattr_t *attributes, bool is_detached) {
  sigset_t defaults, none;
  sigemptyset(&none);
  sigemptyset(&defaults);
  const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP, SIGCHLD, SIGWINCH, SIGXFSZ};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&defaults, signals[i]);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
#ifdef POSIX_SPAWN_SETSID
  if (is_detached) flags |= POSIX_SPAWN_SETSID;
#else
  if (is_detached) flags |= POSIX_SPAWN_SETPGROUP;
#endif
  int error = posix_spawnattr_setsigdefault(attributes, &defaults);
  if (!error) error = posix_spawnattr_setsigmask(attributes, &none);
  return error ? error : posix_spawnattr_setflags(attributes, flags);
}

/// Starts the program with its streams connected to `/dev/null` or to given descriptors, which are -1
/// if not given, and without any other open files.
///
/// If the program inherited the write end of a pipe, the reader of the pipe would wait until the
/// program ends.
static int set_streams(posix_spawn_file_actions_t *actions, int input, int output, int errors) {
  int error = 0;
  const int streams[] = {input, output, errors};
  for (int descriptor = 0; descriptor <= 2 && !error; descriptor++) {
    error = streams[descriptor] < 0
        ? posix_spawn_file_actions_addopen(
              actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
        : posix_spawn_file_actions_adddup2(actions, streams[descriptor], descriptor);
  }
#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 34)
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
#endif
  return error;
}

static int spawn(
    const char *words, size_t length, const char *hidden, int input, int output, int errors,
    bool is_detached) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  int error = posix_spawnattr_init(&attributes);
  if (error) return -error;
  error = posix_spawn_file_actions_init(&actions);
  if (error) {
    posix_spawnattr_destroy(&attributes);
    return -error;
  }
  char **list = list_of(words, length);
  char **environment = ct_environment_without(hidden);
  pid_t process = 0;
  if (!list || !environment || !list[0]) error = ENOMEM;
  if (!error) error = set_session(&attributes, is_detached);
  if (!error) error = set_streams(&actions, input, output, errors);
  if (!error) error = posix_spawn(&process, list[0], &actions, &attributes, list, environment);
  free(list);
  free(environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error ? -error : (int)process;
}

int ct_spawn_detached(const char *words, size_t length, const char *hidden) {
  return spawn(words, length, hidden, -1, -1, -1, true);
}

int ct_spawn_filter(
    const char *words, size_t length, const char *hidden, int input, int *output) {
  int ends[2];
  if (pipe(ends) != 0) return -errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  int process = spawn(words, length, hidden, input, ends[1], -1, true);
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
  } else {
    *output = ends[0];
  }
  return process;
}

static int exit_code(int status) {
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int ct_run_on_terminal(
    const char *words, size_t length, const char *hidden, int input, int output) {
  // The user's keys reach all processes in the foreground.
  struct sigaction ignore = {.sa_handler = SIG_IGN}, interrupt, quit;
  sigaction(SIGINT, &ignore, &interrupt);
  sigaction(SIGQUIT, &ignore, &quit);
  int process = spawn(words, length, hidden, input, output, output, false);
  int status = 0;
  pid_t found = process;
  while (process > 0) {
    found = waitpid(process, &status, WUNTRACED);
    if (found < 0 && errno == EINTR) continue;
    if (found < 0 || !WIFSTOPPED(status)) break;
    raise(SIGSTOP);
    kill(process, SIGCONT);
  }
  sigaction(SIGINT, &interrupt, NULL);
  sigaction(SIGQUIT, &quit, NULL);
  if (process < 0) return process;
  return found < 0 ? 127 : exit_code(status);
}

int ct_wait_for_exit(int process) {
  int status = 0;
  pid_t found;
  while ((found = waitpid(process, &status, 0)) < 0 && errno == EINTR) continue;
  // If SIGCHLD is ignored, the exit code is lost. Do not report success.
  if (found < 0) return 127;
  return exit_code(status);
}

int ct_exit_status(int process) {
  int status = 0;
  pid_t found = waitpid(process, &status, WNOHANG);
  if (found == 0 || (found < 0 && errno == EINTR)) return -1;
  if (found < 0) return 0;
  return exit_code(status);
}
