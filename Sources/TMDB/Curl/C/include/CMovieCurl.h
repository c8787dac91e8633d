#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>

// libcurl, opened when it is first needed. A program that asks nobody then starts without it, and runs where it is
// not installed. The numbers below are part of libcurl's interface and never change, so its headers are not needed.

#pragma clang assume_nonnull begin

/// Opens libcurl, once for the process.
///
/// - Returns: Whether it is there and has all that is needed, which version 7.68 and later have.
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

/// One transfer, or `NULL` if there is no memory.
void *_Nullable cc_easy_init(void);
void cc_easy_cleanup(void *easy);
bool cc_set_text(void *easy, cc_text_option option, const char *_Nullable text);
/// Sets what is sent after the head; the bytes are copied.
bool cc_set_body(void *easy, const void *bytes, size_t count);
bool cc_set_number(void *easy, cc_number_option option, long number);
/// Sets the header fields; the list must live as long as the transfer.
bool cc_set_headers(void *easy, void *list);

/// Receives bytes; returns how many it has taken. Any other number than `count` ends the transfer.
typedef size_t (*cc_receive)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
bool cc_set_receivers(void *easy, cc_receive head, cc_receive body, void *context);

/// A list of texts with one more at its end; `NULL` if there is no memory, and the list is as it was.
void *_Nullable cc_list_append(void *_Nullable list, const char *text);
void cc_list_free(void *_Nullable list);

/// The status of the response.
long cc_status(void *easy);
/// Whether the name of the host has been looked up.
bool cc_has_looked_up_name(void *easy);

void *_Nullable cc_multi_init(long most_connections_per_host);
void cc_multi_cleanup(void *multi);
void cc_multi_add(void *multi, void *easy);
void cc_multi_remove(void *multi, void *easy);
/// Does what can be done without waiting.
void cc_multi_perform(void *multi);
/// Waits for the network, for `cc_multi_wakeup`, or until the time is over.
void cc_multi_poll(void *multi, int milliseconds);
/// Ends the waiting, or the next one; the one function that any thread may call.
void cc_multi_wakeup(void *multi);
/// A transfer that has ended since, with its code; `NULL` if there is none.
void *_Nullable cc_multi_ended(void *multi, int *code);

#pragma clang assume_nonnull end

#endif
