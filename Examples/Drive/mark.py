#!/usr/bin/env python3
"""Finds a movie and marks it as a favorite: mark.py PROGRAM TITLE

It sends commands to `movies-cli drive`, one per line, and reads one JSON document per command. It does not need
to poll, because a document arrives when the screen has settled. Docs/SceneFormat.md lists the members.
"""

import json
import subprocess
import sys


class Session:
    """A session of `movies-cli drive`."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "drive", "--clock", "virtual"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def do(self, command):
        """Runs a command and returns the resulting screen."""
        print(command, file=self.process.stdin, flush=True)
        document = json.loads(self.process.stdout.readline())
        if not document["ok"]:
            raise SystemExit(f"{command}: {document['error']['message']}")
        return document["screen"]

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def quoted(text):
    """Returns a text quoted for a command."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def main(program, title):
    session = Session(program)
    session.do("open list")
    screen = session.do("search " + quoted(title))
    rows = [row for table in screen["sections"] for row in table["rows"]]
    if not rows:
        raise SystemExit(screen["message"])
    screen = session.do("select id " + rows[0]["id"])
    screen = session.do("activate favorite")
    favorite = next(button for button in screen["buttons"] if button["id"] == "favorite")
    print(screen["title"], "is a favorite" if favorite["isChecked"] else "is not a favorite")
    return session.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
