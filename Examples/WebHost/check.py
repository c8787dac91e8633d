"""Checks WebHost from outside, as a browser and as an attacker: check.py PROGRAM"""

import json
import os
import select
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

TIMEOUT = 2


def check(condition, what):
    if not condition:
        sys.exit(f"Failed: {what}")


class Page:
    """A window of the program, as a browser uses it."""

    def __init__(self, address):
        self.port = int(address.split(":")[2].split("/")[0])
        self.host = f"127.0.0.1:{self.port}"
        self.path = "/" + address.split("/")[3] + "/"

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def send(self, head, body=b"", **fields):
        """Sends a request, and returns the status and the body of the response."""
        fields = {"Host": self.host, "Content-Length": str(len(body)), **fields}
        lines = [head] + [f"{name}: {value}" for name, value in fields.items() if value is not None]
        with self.connect() as connection:
            try:
                connection.sendall("\r\n".join(lines + ["", ""]).encode() + body)
            except OSError:
                pass  # The server has refused the request early.
            return response(connection)

    def get(self, name="", **fields):
        return self.send(f"GET {self.path}{name} HTTP/1.1", **fields)

    def act(self, parameter, **fields):
        return self.send(f"POST {self.path}actions HTTP/1.1", parameter.encode(), **fields)

    def shows(self, text):
        """Whether the page shows a text within some time."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if text in self.get()[1]:
                return True
            time.sleep(0.02)
        return False


def response(connection):
    data = b""
    try:
        while more := connection.recv(65536):
            data += more
    except TimeoutError:
        sys.exit("Failed: the server did not respond")
    except OSError:
        pass  # The server has reset the connection.
    head, _, body = data.partition(b"\r\n\r\n")
    words = head.split(b" ")
    return (int(words[1]) if len(words) > 1 else None, body.decode(errors="replace"), head.decode())


def events(page):
    """Opens an event stream, and returns its connection."""
    connection = page.connect()
    connection.sendall(f"GET {page.path}events HTTP/1.1\r\nHost: {page.host}\r\n\r\n".encode())
    return connection


def resources(process):
    """The number of descriptors and threads, and the memory in MB; `None` if unknown."""
    folder = f"/proc/{process.pid}"
    if not os.path.exists(folder):
        return None
    status = open(f"{folder}/status").read()
    memory = int(status.split("VmRSS:")[1].split()[0]) // 1024
    return len(os.listdir(f"{folder}/fd")), memory


def browse(page, other):
    status, body, head = page.get()
    check(status == 200 and page.shows("<h1>Popular movies</h1>"), "the page shows the list")
    for field in ["default-src 'none'", "frame-ancestors 'none'", "no-referrer", "nosniff", "no-store"]:
        check(field in head, f"the header contains {field}")
    check(page.get("page.css")[0] == 200 and page.get("page.js")[0] == 200, "the page has its files")
    with events(page) as stream:
        reader = stream.makefile()
        first = next(json.loads(line[6:]) for line in reader if line.startswith("data: "))
        check("Popular movies" in first["html"], "the stream begins with the current screen")
        check(page.act("search=nosferatu", Origin=f"http://{page.host}")[0] == 200, "an action")
        last = next(
            event
            for line in reader
            if line.startswith("data: ")
            for event in [json.loads(line[6:])]
            if "<h1>Search: nosferatu</h1>" in event["html"]
        )
        check(last["number"] > first["number"], "the stream sends changes, without a reload")
    page.act("row=1")
    check(page.shows("<h1>Nosferatu (1922)</h1>"), "a row opens a page")
    page.act("press=favorite")
    check(page.shows("<dialog open"), "marking a movie requires a login")
    page.act("field.username=<b>Neo")
    check(page.shows('value="&lt;b&gt;Neo"'), "text is escaped")
    page.act("field.username=user0")
    page.act("field.password=12345678")
    check(page.shows("data-filled"), "the password is filled in")
    check("12345678" not in page.get()[1] and "•" not in page.get()[1], "the password is not shown")
    page.act("submit")
    check(page.shows('data-press="favorite" aria-pressed="true"'), "the movie is a favorite")
    # The other window has another session.
    check("<h1>Popular movies</h1>" in other.get()[1], "the other window still shows its list")
    other.act("press=favorite")
    check(other.shows("<dialog open"), "the other window is not logged in")
    other.act("back")


def refusals(page, other):
    wrong = page.path[:-2] + ("0" if page.path[-2] != "0" else "1") + "/"
    for path in ["/", "/actions", wrong, "//", page.path[:-1], "/../" + page.path, page.path.upper()]:
        check(page.send(f"GET {path} HTTP/1.1")[0] == 403, f"no access to {path}")
        check(page.send(f"POST {path}actions HTTP/1.1", b"back")[0] == 403, f"no action at {path}")
    for host in ["evil.example", f"evil.example:{page.port}", "127.0.0.1", "127.0.0.1:1", "", None]:
        check(page.get(Host=host)[0] in (400, 421), f"the host {host} is refused")
    for origin in ["null", "http://evil.example", "http://127.0.0.1:1", f"https://{page.host}", ""]:
        check(page.act("back", Origin=origin)[0] == 403, f"the origin {origin} is refused")
        check(page.get("events", Origin=origin)[0] == 403, f"no events for the origin {origin}")
    for head in ["GET", "GET /", "GET / HTTP/9", "GET http://evil/ HTTP/1.1", "\0\0\0", "GET  / HTTP/1.1"]:
        check(page.send(head)[0] == 400, f"the request {head!r} is invalid")
    check(page.send(f"PUT {page.path} HTTP/1.1")[0] == 405, "an unknown method")
    check(page.act("back", **{"Transfer-Encoding": "chunked"})[0] == 400, "chunked requests")
    for length in ["-1", "x", "1e3", str(1 << 70)]:
        check(page.get(**{"Content-Length": length})[0] == 400, f"the length {length} is invalid")
    for action in ["", "x", "row=0", "row=-1", f"row={1 << 70}", "focus=x", "move=7", "pictures"]:
        check(page.act(action)[0] == 400, f"the action {action} is unknown")
    for name in ["pictures/x", "pictures/../page.css", "pictures/http://evil", "x", "../page.css"]:
        check(page.get(name)[0] == 404, f"there is no {name}")
    check(page.act("press=\0'\"><script>")[0] == 200, "an unknown button is ignored")
    check("Popular movies" in other.get()[1], "the other window is unchanged")


def floods(page, process):
    # 10 MB, of which the server reads only the beginning.
    check(page.act("x" * 10_000_000)[0] in (413, None), "a large request is refused")
    check(page.get(Cookie="x" * 100_000)[0] in (413, None), "a large header is refused")
    # 1,000 connections that send nothing.
    open_ones, refused = [], 0
    for number in range(1_000):
        open_ones.append(page.connect())
        is_last = number == 999
        while ready := select.select(open_ones, [], [], 0.2 if is_last else 0)[0]:
            for one in ready:
                open_ones.remove(one)
                one.close()
                refused += 1
    check(len(open_ones) <= 64, f"{len(open_ones)} connections are open")
    check(refused >= 900, f"{refused} connections were refused")
    # The others end when they have sent nothing for too long.
    for one in open_ones:
        check(response(one)[0] in (408, 503, None), "an idle connection ends")
        one.close()
    # A client that sends one byte after the other.
    with page.connect() as slow:
        start = time.monotonic()
        try:
            while time.monotonic() < start + 20 and not select.select([slow], [], [], 0.1)[0]:
                slow.sendall(b"G")
        except OSError:
            pass
        check(time.monotonic() < start + TIMEOUT + 5, "a slow request ends")
    # Event streams whose clients do not read are dropped once an event cannot be sent in time.
    before = resources(process)
    streams = []
    for _ in range(8):
        stream = socket.socket()
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stream.connect(("127.0.0.1", page.port))
        stream.sendall(f"GET {page.path}events HTTP/1.1\r\nHost: {page.host}\r\n\r\n".encode())
        check(stream.recv(12) == b"HTTP/1.1 200", "a stream begins")
        streams.append(stream)
    check(page.get("events")[0] == 503, "the number of streams is limited")
    end = time.monotonic() + 40
    changes = 0
    # A stream has three descriptors; others belong to connections that are about to end.
    while before and resources(process)[0] > before[0] + 8 and time.monotonic() < end:
        changes += 1
        move = "move=1" if changes % 2 else "move=-1"
        check(page.act(move)[0] == 200, "slow readers do not stop the others")
    check(time.monotonic() < end, "slow readers are dropped")
    for stream in streams:
        stream.close()


@contextmanager
def started(program):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("TMDB_")}
    process = subprocess.Popen(
        [program, "--windows", "2", "--timeout", str(TIMEOUT)], stdout=subprocess.PIPE, text=True,
        env=environment)
    try:
        yield process, [Page(process.stdout.readline().strip()) for _ in range(2)]
    finally:
        process.kill()


def main():
    with started(sys.argv[1]) as (process, (page, other)):
        browse(page, other)
        refusals(page, other)
        before = resources(process)
        floods(page, process)
        for number in range(300):
            # Clients that disconnect midway.
            with events(page) if number % 3 == 0 else page.connect() as connection:
                if number % 3 == 1:
                    connection.sendall(f"GET {page.path} HTTP/1.1\r\nHo".encode())
                if number % 3 == 2:
                    connection.sendall(f"GET {page.path} HTTP/1.1\r\nHost: {page.host}\r\n\r\n".encode())
        check(process.poll() is None, "the program is running")
        end = time.monotonic() + 20
        while before and resources(process)[0] > before[0] and time.monotonic() < end:
            time.sleep(0.1)
        after = resources(process)
        check(not before or after[0] <= before[0], f"{before} descriptors and MB, now {after}")
        check(not before or after[1] < before[1] + 60, f"{before} descriptors and MB, now {after}")
        check(page.get()[0] == 200 and "Popular movies" in other.get()[1], "both pages still work")
    print("All checks passed.")


main()
