// Answers every question on loopback with one file, as the service would: JSON, with a tag and an age.
// `server FILE` prints its port and runs until it is killed.
#include <arpa/inet.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int main(int count, char **words) {
  FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
  if (!file) {
    fprintf(stderr, "usage: server FILE\n");
    return 64;
  }
  static char body[1 << 20], answer[(1 << 20) + 512];
  size_t length = fread(body, 1, sizeof body, file);
  int head = snprintf(answer, 512,
                      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n"
                      "ETag: W/\"1\"\r\nCache-Control: public, max-age=600\r\nConnection: close\r\n\r\n",
                      length);
  memcpy(answer + head, body, length);

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
    char question[8192];
    size_t have = 0;
    ssize_t got;
    // The questions are GETs: they end with an empty line.
    while (have < sizeof question - 1 &&
           (got = read(client, question + have, sizeof question - 1 - have)) > 0) {
      have += got;
      question[have] = 0;
      if (strstr(question, "\r\n\r\n")) break;
    }
    for (size_t sent = 0; sent < head + length;) {
      ssize_t part = write(client, answer + sent, head + length - sent);
      if (part <= 0) break;
      sent += part;
    }
    close(client);
  }
}
