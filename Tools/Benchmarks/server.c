// A loopback server that responds like the service, with JSON, an entity tag and a maximum age.
// Each connection is kept open on its own thread.
//
// `server FILE` responds with the file to every request; `server pages` responds with one of 500
// pages of 20 invented rows. An optional second argument is the delay of each response in
// milliseconds. The server prints its port, and runs until it is killed.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static char file_body[1 << 20];
static size_t file_length;
static useconds_t delay;

static size_t page_body(char *body, size_t room, int page) {
  size_t length = snprintf(body, room, "{\"page\":%d,\"total_pages\":500,\"total_results\":10000,\"results\":[", page);
  for (int row = 1; row <= 20; row++) {
    int id = (page - 1) * 20 + row;
    length += snprintf(body + length, room - length,
                       "%s{\"adult\":false,\"backdrop_path\":null,\"genre_ids\":[18,35],\"id\":%d,"
                       "\"original_language\":\"en\",\"original_title\":\"Movie %d\",\"overview\":\"Somebody leaves "
                       "home, meets somebody else on the way, and comes back as another. What lies between is told "
                       "in so many words that a row is as long as most rows of the service are, which makes it "
                       "honest to measure with.\",\"popularity\":%d.5,\"poster_path\":\"/p%d.jpg\","
                       "\"release_date\":\"1999-12-31\",\"title\":\"Movie %d\",\"video\":false,"
                       "\"vote_average\":7.3,\"vote_count\":%d}",
                       row == 1 ? "" : ",", id, id, 10000 - id, id, id, id);
  }
  return length + snprintf(body + length, room - length, "]}");
}

static int send_all(int client, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(client, bytes, count);
    if (sent <= 0) return 0;
    bytes += sent;
    count -= sent;
  }
  return 1;
}

static void *serve(void *place) {
  int client = (int)(long)place, on = 1;
  setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  char question[8192];
  char *answer = malloc((1 << 20) + 512);
  size_t have = 0;
  while (answer) {
    ssize_t got = read(client, question + have, sizeof question - 1 - have);
    if (got <= 0) break;
    have += got;
    question[have] = 0;
    // Requests are GETs: each ends with an empty line, and the next one follows the response.
    if (!strstr(question, "\r\n\r\n")) continue;
    have = 0;
    const char *page = strstr(question, "page=");
    const char *body = file_body;
    size_t length = file_length;
    static _Thread_local char made[1 << 16];
    if (!length) {
      length = page_body(made, sizeof made, page ? atoi(page + 5) : 1);
      body = made;
    }
    int head = snprintf(answer, 512,
                        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n"
                        "ETag: W/\"1\"\r\nCache-Control: public, max-age=600\r\n\r\n",
                        length);
    memcpy(answer + head, body, length);
    if (delay) usleep(delay);
    if (!send_all(client, answer, head + length)) break;
  }
  free(answer);
  close(client);
  return NULL;
}

int main(int count, char **words) {
  int makes_pages = count > 1 && strcmp(words[1], "pages") == 0;
  FILE *file = count > 1 && !makes_pages ? fopen(words[1], "rb") : NULL;
  if (count > 3 || (!file && !makes_pages)) {
    fprintf(stderr, "usage: server FILE|pages [MILLISECONDS]\n");
    return 64;
  }
  if (file) file_length = fread(file_body, 1, sizeof file_body, file);
  if (count == 3) delay = (useconds_t)atoi(words[2]) * 1000;

  signal(SIGPIPE, SIG_IGN);
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) || listen(listener, 64) ||
      getsockname(listener, (struct sockaddr *)&address, &size)) {
    perror("server");
    return 69;
  }
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  for (;;) {
    int client = accept(listener, NULL, NULL);
    pthread_t thread;
    if (client < 0) continue;
    if (pthread_create(&thread, NULL, serve, (void *)(long)client) == 0)
      pthread_detach(thread);
    else
      close(client);
  }
}
