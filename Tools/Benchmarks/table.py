"""Shows the rows of a file in a Textual DataTable, as a peer of `movies-cli browse`.

`table.py FILE` opens the table in the terminal. `table.py FILE KEYS` opens the table without a
terminal, and Textual's Pilot presses j and k KEYS times: 70 times j, 70 times k, and so on. FILE
contains the output of `movies-cli list`.
"""

import asyncio
import sys

from textual.app import App
from textual.widgets import DataTable


class Table(App):
    BINDINGS = [("j", "move('down')", "Down"), ("k", "move('up')", "Up")]

    def compose(self):
        yield DataTable(cursor_type="row")

    def on_mount(self):
        table = self.query_one(DataTable)
        table.add_columns("ID", "TITLE", "YEAR", "RATING", "OVERVIEW")
        with open(sys.argv[1], encoding="utf-8") as file:
            table.add_rows(line.rstrip("\n").split("\t") for line in file)

    def action_move(self, direction):
        table = self.query_one(DataTable)
        table.action_cursor_down() if direction == "down" else table.action_cursor_up()


async def press(count):
    app = Table()
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(count):
            await pilot.press("k" if number // 70 % 2 else "j")
        # The cursor shows whether all keys had an effect.
        turn, rest = divmod(count, 70)
        row = 70 - rest if turn % 2 else rest
        assert app.query_one(DataTable).cursor_row == row


if len(sys.argv) > 2:
    asyncio.run(press(int(sys.argv[2])))
else:
    Table().run()
