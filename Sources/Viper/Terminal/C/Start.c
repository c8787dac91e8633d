#define _POSIX_C_SOURCE 200809L

#include "CViperTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>

#ifdef __APPLE__
#include <crt_externs.h>
#endif

static char **arguments;

/// Opens a standard stream that the parent process has closed.
///
/// Otherwise, the first file that the program opens would take the stream's place and receive the
/// program's output or errors. Reading from or writing to the stream still fails, because the
/// stream is opened in the wrong direction.
static void open_standard_streams(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);
  }
}

#ifdef __GLIBC__
/// Called by glibc with the arguments of `main`, which Swift would otherwise read from `/proc`.
static void start(int count, char **list, char **environment) {
  arguments = list;
  open_standard_streams();
  ct_handle_quit();
}

/// This function runs before library constructors, one of which starts Swift's crash reporter. The
/// reporter skips signals that already have a handler.
__attribute__((section(".preinit_array"), used)) static void (*const first)(int, char **, char **) =
    start;

#else
__attribute__((constructor)) static void start(void) {
#ifdef __APPLE__
  arguments = *_NSGetArgv();
#endif
  open_standard_streams();
  ct_handle_quit();
}
#endif

char **ct_arguments(void) {
  return arguments;
}
