#include "CViperTerminal.h"

#include <pthread.h>
#include <stddef.h>

/// A lock that is held until all threads have started, so that the threads exist at the same time.
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *wait_for_all(void *unused) {
  pthread_mutex_lock(&gate);
  pthread_mutex_unlock(&gate);
  return unused;
}

bool ct_can_start_threads(void) {
  enum { count = 8 };
  pthread_t threads[count];
  int started = 0;
  pthread_mutex_lock(&gate);
  // Use the default stack size, because the available memory may limit the number of threads.
  while (started < count && pthread_create(&threads[started], NULL, wait_for_all, NULL) == 0) {
    started++;
  }
  pthread_mutex_unlock(&gate);
  for (int place = 0; place < started; place++) pthread_join(threads[place], NULL);
  return started == count;
}
