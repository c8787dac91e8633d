#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>

// libcurl is loaded on first use, so that the program starts faster and runs without it until a
// request needs the network. The option numbers are part of libcurl's stable ABI, so its headers
// are not needed.

#pragma clang assume_nonnull begin

/// Loads libcurl, once per process.
///
/// - Returns: Whether libcurl is installed and has every required function (version 7.68 or later).
bool cc_open(void);

typedef enum {
  cc_option_url = 10002,
  cc_option_proxy = 10004,
  cc_option_custom_request = 10036,
  cc_option_ca_file = 10065,
  cc_option_ca_folder = 10097,
  cc_option_accept_encoding = 10102,
  cc_option_no_proxy = 10177,
} cc_text_option;

typedef enum {
  cc_option_ssl_version = 32,
  cc_option_fresh_connect = 74,
  cc_option_http_version = 84,
  cc_option_no_signal = 99,
  cc_option_max_file_size = 114,
  cc_option_connect_time_out_ms = 156,
  cc_option_protocols = 181,
  cc_option_path_as_is = 234,
  cc_option_pipe_wait = 237,
  cc_option_suppress_connect_headers = 265,
  cc_option_quick_exit = 322,
} cc_number_option;

/// Creates a transfer, or returns `NULL` if out of memory.
void *_Nullable cc_easy_init(void);
void cc_easy_cleanup(void *easy);
bool cc_set_text(void *easy, cc_text_option option, const char *_Nullable text);
/// Sets the request body, which is copied.
bool cc_set_body(void *easy, const void *bytes, size_t count);
bool cc_set_number(void *easy, cc_number_option option, long number);
/// Sets the request headers. The list must outlive the transfer.
bool cc_set_headers(void *easy, void *list);

/// Receives bytes and returns the number consumed. Any number other than `count` aborts the
/// transfer.
typedef size_t (*cc_receive)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
bool cc_set_receivers(void *easy, cc_receive head, cc_receive body, void *context);

/// Appends a string to a list and returns the new list; if out of memory, returns `NULL` and leaves
/// the list unchanged.
void *_Nullable cc_list_append(void *_Nullable list, const char *text);
void cc_list_free(void *_Nullable list);

/// The HTTP status of the response.
long cc_status(void *easy);
/// Whether the host name has been resolved.
bool cc_has_looked_up_name(void *easy);

void *_Nullable cc_multi_init(long most_connections_per_host);
void cc_multi_cleanup(void *multi);
void cc_multi_add(void *multi, void *easy);
void cc_multi_remove(void *multi, void *easy);
/// Makes progress on all transfers, without blocking.
void cc_multi_perform(void *multi);
/// Waits for network activity, `cc_multi_wakeup` or the timeout.
void cc_multi_poll(void *multi, int milliseconds);
/// Ends the current wait, or the next one. This is the only function that any thread may call.
void cc_multi_wakeup(void *multi);
/// Returns the next finished transfer and its result code, or `NULL` if none.
void *_Nullable cc_multi_ended(void *multi, int *code);

#pragma clang assume_nonnull end

#endif
