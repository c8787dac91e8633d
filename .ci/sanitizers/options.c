// The sanitizer's options, linked into each program, because tests start programs with a custom or
// empty environment.
#include <sys/syscall.h>
#include <unistd.h>

const char *__asan_default_options(void) { return OPTIONS; }
const char *__tsan_default_options(void) { return OPTIONS; }

#if __has_feature(address_sanitizer) && defined(__linux__)
int __lsan_do_recoverable_leak_check(void);

// LeakSanitizer runs in `exit`, which the program does not call.
void _exit(int status) {
  __lsan_do_recoverable_leak_check();
  for (;;) syscall(SYS_exit_group, status);
}
#endif
