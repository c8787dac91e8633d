#!/usr/bin/env python3
"""Uses `movies-cli mcp` as agents do: agent.py load PROGRAM [COUNT], hostile PROGRAM, or client PROGRAM ERA"""

import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

# The arguments of each tool that needs some, and the tools that fail without an account or a network.
ARGUMENTS = {
    "search": {"query": "metropolis"}, "detail": {"id_or_title": ["19"]}, "person": {"id_or_name": "910000009"},
    "watch": {"id_or_title": "19"}, "poster": {"id_or_title": "19"}, "open": {"id_or_title": "19", "print": True},
    "mark": {"id_or_title": ["19"], "rate": "8.5"}, "log": {"id_or_title": "Dune (2021)"},
    "diary_edit": {"entry": None, "note": "Again."}, "diary_remove": {"entry": None},
    "library_upload": {"dry_run": True}, "import": {"file": "/nowhere"}, "list": {"kind": "top-rated", "limit": 3},
    "help": {"topic": "scripts"}, "act": {"commands": ["open detail 19", "activate favorite"]},
}
FAILING = {"library_upload", "import", "logout", "whoami", "providers"}


def start(program, home):
    return subprocess.Popen(
        [program, "mcp", "--source", "embedded"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={"HOME": home}, bufsize=1)


def hostile(program):
    """Sends a line of 64 MB, and more requests than fit into the pipes before it reads or leaves."""
    with tempfile.TemporaryDirectory() as home:
        process = start(program, home)
        process.stdin.write("x" * (64 << 20) + "\n")
        error = json.loads(process.stdout.readline())["error"]
        count = 500
        lists = [json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize",
                             "params": {"protocolVersion": "2025-11-25"}})]
        lists += [json.dumps({"jsonrpc": "2.0", "id": 1 + number, "method": "tools/list"}) for number in range(count)]
        writer = threading.Thread(target=lambda: (process.stdin.write("\n".join(lists) + "\n"), process.stdin.close()))
        writer.start()
        time.sleep(1)
        answers = len(process.stdout.readlines())
        writer.join()
        if process.wait() != 0 or error["code"] != -32600 or answers != count + 1:
            sys.exit(f"Exit code {process.returncode}, {error}, {answers} of {count + 1} answers.")
        # Another client leaves without reading.
        process = start(program, home)
        process.stdin.write("\n".join(lists[:100]) + "\n")
        process.stdout.close()
        process.stdin.close()
        process.wait(timeout=60)
        print("A line of 64 MB, a client that reads late, and one that leaves: as expected.")


def load(program, count=100_000):
    """Calls tools many times, and fails if the memory grows."""
    count = int(count)
    with tempfile.TemporaryDirectory() as home:
        process = start(program, home)

        def call(number, method, params):
            print(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}), file=process.stdin)
            return json.loads(process.stdout.readline())["result"]

        def memory():
            status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
            return int(status.split("VmRSS:")[1].split()[0])

        call(0, "initialize", {"protocolVersion": "2025-11-25"})
        call(1, "tools/call", {"name": "log", "arguments": {"id_or_title": "19"}})
        tools = [("diary", {}), ("search", {"query": "metropolis", "fields": "id,title"}),
                 ("detail", {"id_or_title": ["19"], "fields": "id,title"}), ("library_check", {})]
        began = before = 0
        for number in range(count + 1_000):
            if number == 1_000:
                began, before = time.monotonic(), memory()
            name, arguments = tools[number % len(tools)]
            result = call(number, "tools/call", {"name": name, "arguments": arguments})
            if result.get("isError"):
                sys.exit(f"{name}: {result}")
        speed, after = count / (time.monotonic() - began), memory()
        process.stdin.close()
        if process.wait() != 0 or after > before + 16_384:
            sys.exit(f"Exit code {process.returncode}, memory {before} kB, then {after} kB.")
        print(f"{count} calls: {speed:.0f} per second, memory {before // 1024} MB, then {after // 1024} MB.")


async def client(program, era):
    """Lists and calls every tool with the Python client."""
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    with tempfile.TemporaryDirectory() as home:
        server = StdioServerParameters(command=program, args=["mcp", "--source", "embedded"], env={"HOME": home})
        async with Client(stdio_client(server), mode=era) as agent:
            tools = (await agent.list_tools()).tools
            for tool in tools:
                arguments = dict(ARGUMENTS.get(tool.name, {}))
                if "entry" in arguments:
                    diary = await agent.call_tool("diary", {})
                    arguments["entry"] = diary.structured_content["entries"][0]["entry"]
                result = await agent.call_tool(tool.name, arguments)
                if bool(result.is_error) != (tool.name in FAILING):
                    sys.exit(f"{tool.name} {arguments}: {result}")
            window = (await agent.call_tool("screen", {})).structured_content["window"]
            commands = ["open search \"caligari\"", "select row 1"]
            result = await agent.call_tool("act", {"window": window, "commands": commands})
            title = result.structured_content["screen"]["title"]
            if title != "The Cabinet of Dr. Caligari (1920)":
                sys.exit(f"act: {title}")
            print(f"The Python client called {len(tools)} tools over {agent.session.protocol_version}.")


if __name__ == "__main__":
    if sys.argv[1] != "client":
        {"load": load, "hostile": hostile}[sys.argv[1]](*sys.argv[2:])
    else:
        import anyio

        anyio.run(client, *sys.argv[2:])
