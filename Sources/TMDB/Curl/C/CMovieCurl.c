// `dlinfo` is a GNU extension.
#define _GNU_SOURCE

#include "CMovieCurl.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
static const char library_name[] = "/usr/lib/libcurl.4.dylib";
#else
static const char library_name[] = "libcurl.so.4";
#endif

// The layout of the structure that `curl_multi_info_read` returns.
struct message {
  int kind;
  void *easy;
  union {
    void *other;
    int code;
  } data;
};

static struct {
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_setopt)(void *, int, ...);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  int (*multi_wakeup)(void *);
  struct message *(*multi_info_read)(void *, int *);
} curl;

static bool is_open;

static const int opening = RTLD_LAZY | RTLD_LOCAL;

#ifdef __GLIBC__
/// Opens the library from the system's search path, skipping `folder`.
static void *open_outside(const char *folder) {
  void *program = dlopen(NULL, RTLD_LAZY);
  Dl_serinfo size;
  if (!program || dlinfo(program, RTLD_DI_SERINFOSIZE, &size) != 0) return NULL;
  Dl_serinfo *folders = malloc(size.dls_size);
  if (!folders) return NULL;
  void *library = NULL;
  *folders = size;
  if (dlinfo(program, RTLD_DI_SERINFO, folders) == 0) {
    for (unsigned i = 0; i < folders->dls_cnt && !library; i++) {
      char path[PATH_MAX];
      const char *name = folders->dls_serpath[i].dls_name;
      if (strcmp(name, folder) == 0) continue;
      snprintf(path, sizeof path, "%s/%s", name, library_name);
      library = dlopen(path, opening);
    }
  }
  free(folders);
  return library;
}
#endif

/// Opens the system's copy of libcurl.
///
/// SwiftPM adds the program's own folder (`$ORIGIN`) to the search path. A copy found there is not
/// the system's.
static void *open_system_library(void) {
#ifdef __GLIBC__
  char folder[PATH_MAX], beside[PATH_MAX + sizeof library_name];
  ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  if (length > 0) {
    folder[length] = 0;
    *strrchr(folder, '/') = 0;
    snprintf(beside, sizeof beside, "%s/%s", folder, library_name);
    if (access(beside, F_OK) == 0) return open_outside(folder);
  }
#endif
  return dlopen(library_name, opening);
}

static void open_library(void) {
  const struct {
    const char *name;
    void *function;
  } symbols[] = {
      {"curl_global_init", &curl.global_init},
      {"curl_easy_init", &curl.easy_init},
      {"curl_easy_cleanup", &curl.easy_cleanup},
      {"curl_easy_setopt", &curl.easy_setopt},
      {"curl_easy_getinfo", &curl.easy_getinfo},
      {"curl_slist_append", &curl.slist_append},
      {"curl_slist_free_all", &curl.slist_free_all},
      {"curl_multi_init", &curl.multi_init},
      {"curl_multi_cleanup", &curl.multi_cleanup},
      {"curl_multi_setopt", &curl.multi_setopt},
      {"curl_multi_add_handle", &curl.multi_add_handle},
      {"curl_multi_remove_handle", &curl.multi_remove_handle},
      {"curl_multi_perform", &curl.multi_perform},
      {"curl_multi_poll", &curl.multi_poll},
      {"curl_multi_wakeup", &curl.multi_wakeup},
      {"curl_multi_info_read", &curl.multi_info_read},
  };
  void *library = open_system_library();
  if (!library) return;
  for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
    // POSIX specifies this cast, because C has no conversion from `void *` to a function pointer.
    if (!(*(void **)symbols[i].function = dlsym(library, symbols[i].name))) return;
  }
  const long everything = 3;
  is_open = curl.global_init(everything) == 0;
}

bool cc_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

void *cc_easy_init(void) { return curl.easy_init(); }

void cc_easy_cleanup(void *easy) { curl.easy_cleanup(easy); }

bool cc_set_text(void *easy, cc_text_option option, const char *text) {
  return curl.easy_setopt(easy, (int)option, text) == 0;
}

bool cc_set_number(void *easy, cc_number_option option, long number) {
  return curl.easy_setopt(easy, (int)option, number) == 0;
}

bool cc_set_body(void *easy, const void *bytes, size_t count) {
  const int post_field_size = 60, copy_post_fields = 10165;
  // Set the size first; otherwise libcurl treats the bytes as a C string.
  return curl.easy_setopt(easy, post_field_size, (long)count) == 0 &&
         curl.easy_setopt(easy, copy_post_fields, bytes) == 0;
}

bool cc_set_headers(void *easy, void *list) {
  const int header_fields = 10023;
  return curl.easy_setopt(easy, header_fields, list) == 0;
}

bool cc_set_receivers(void *easy, cc_receive head, cc_receive body, void *context) {
  const int write_data = 10001, header_data = 10029, write_function = 20011, header_function = 20079;
  return curl.easy_setopt(easy, write_function, body) == 0 && curl.easy_setopt(easy, write_data, context) == 0 &&
         curl.easy_setopt(easy, header_function, head) == 0 && curl.easy_setopt(easy, header_data, context) == 0;
}

void *cc_list_append(void *list, const char *text) { return curl.slist_append(list, text); }

void cc_list_free(void *list) { curl.slist_free_all(list); }

long cc_status(void *easy) {
  const int response_code = 0x200002;
  long status = 0;
  curl.easy_getinfo(easy, response_code, &status);
  return status;
}

bool cc_has_looked_up_name(void *easy) {
  const int name_lookup_time = 0x300004;
  double seconds = 0;
  curl.easy_getinfo(easy, name_lookup_time, &seconds);
  return seconds > 0;
}

void *cc_multi_init(long most_connections_per_host) {
  const int max_host_connections = 7;
  void *multi = curl.multi_init();
  if (multi) curl.multi_setopt(multi, max_host_connections, most_connections_per_host);
  return multi;
}

void cc_multi_cleanup(void *multi) { curl.multi_cleanup(multi); }

void cc_multi_add(void *multi, void *easy) { curl.multi_add_handle(multi, easy); }

void cc_multi_remove(void *multi, void *easy) { curl.multi_remove_handle(multi, easy); }

void cc_multi_perform(void *multi) {
  int running = 0;
  curl.multi_perform(multi, &running);
}

void cc_multi_poll(void *multi, int milliseconds) { curl.multi_poll(multi, NULL, 0, milliseconds, NULL); }

void cc_multi_wakeup(void *multi) { curl.multi_wakeup(multi); }

void *cc_multi_ended(void *multi, int *code) {
  const int done = 1;
  int left = 0;
  struct message *message;
  while ((message = curl.multi_info_read(multi, &left))) {
    if (message->kind != done) continue;
    *code = message->data.code;
    return message->easy;
  }
  return NULL;
}
