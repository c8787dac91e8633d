// What a sanitizer is told, linked into each program: tests start programs with an environment of their own, some with
// an empty one.
#include <sys/syscall.h>
#include <unistd.h>

const char *__asan_default_options(void) { return OPTIONS; }
const char *__tsan_default_options(void) { return OPTIONS; }

#if __has_feature(address_sanitizer) && defined(__linux__)
int __lsan_do_recoverable_leak_check(void);

// Leaks are looked for in `exit`, by which the program does not end.
void _exit(int status) {
  __lsan_do_recoverable_leak_check();
  for (;;) syscall(SYS_exit_group, status);
}
#endif
