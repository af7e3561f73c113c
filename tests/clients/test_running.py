"""While code runs: what streams, what can be cancelled, what runs side by side, and what goes wrong."""

import asyncio
import unittest
import warnings

import sdk
from sdk import served, until

MEET = """
import time
from pathlib import Path
Path(f"workspace/here_{number}").write_text("")
while len(list(Path("workspace").glob("here_*"))) < 8:
    time.sleep(0.02)
result = number
"""


class Streams(unittest.TestCase):
    @served
    async def test_printed_lines_arrive_while_the_code_runs(self, client):
        if not sdk.IS_DISCOVER:
            # Newer SDKs call it deprecated; it is how every client before 2026 asks.
            with warnings.catch_warnings(action="ignore"):
                await client.session.set_logging_level("info")

        async def on_progress(progress: float, total: float | None, message: str | None) -> None:
            client.heard.append(("progress", progress))

        # The script goes on only when this side heard its first line: the line cannot have come at the end.
        code = """
import time
from pathlib import Path
print("first")
while not Path("workspace/heard").exists():
    time.sleep(0.02)
print("second")
"""
        call = asyncio.create_task(client.call("execute_code", {"code": code}, progress_callback=on_progress))
        await until(lambda: any(kind == "log" and "first" in str(what) for kind, what in client.heard))
        await until(lambda: any(kind == "progress" for kind, _ in client.heard))
        self.assertFalse(call.done())
        (client.project / "workspace" / "heard").write_text("")
        answer = await call
        self.assertEqual(answer["structuredContent"]["output"], "first\nsecond\n")
        logs = [what for kind, what in client.heard if kind == "log"]
        self.assertEqual("".join(log["data"] for log in logs), "first\nsecond\n")
        self.assertEqual({log["level"] for log in logs}, {"info"})
        steps = [what for kind, what in client.heard if kind == "progress"]
        self.assertEqual(steps, sorted(set(steps)), "progress must only grow")


class Cancellation(unittest.TestCase):
    @served
    async def test_cancelled_scripts_make_room(self, client):
        """More endless scripts than the server runs at once: unless they stop, nothing else can run."""
        calls = []
        for number in range(12):
            code = f"write_file('workspace/started_{number}', '')\nwhile True: pass"
            calls.append(await client.start("execute_code", {"code": code, "timeout": 60}))
        workspace = client.project / "workspace"
        await until(lambda: len(list(workspace.glob("started_*"))) == 8)
        for call in calls:
            await client.give_up(call)
        self.assertEqual((await client.report("1 + 1"))["result"], 2)
        errors = {}
        while errors.get("Cancelled", 0) < 8:
            errors = (await client.value("get_execution_stats"))["errors"]
        self.assertEqual(set(errors), {"Cancelled"})


class Parallel(unittest.TestCase):
    @served
    async def test_eight_calls_run_side_by_side(self, client):
        """Each script waits for all the others, so none ends unless all eight run at once."""
        calls = [client.report(MEET, context={"number": number}) for number in range(8)]
        self.assertEqual([found["result"] for found in await asyncio.gather(*calls)], list(range(8)))

    @served
    async def test_calls_of_one_session_take_turns(self, client):
        code = "try: n += 1\nexcept NameError: n = 1\nn"
        calls = [client.report(code, session="shared") for _ in range(8)]
        found = await asyncio.gather(*calls)
        self.assertEqual(sorted(each["result"] for each in found), list(range(1, 9)))


class WrongCalls(unittest.TestCase):
    maxDiff = None

    async def refusal(self, client, tool: str, arguments: dict) -> str:
        """Reported to the model as a failed call, so that it can fix it."""
        answer = await client.call(tool, arguments)
        self.assertEqual(answer["isError"], True, answer)
        return answer["content"][0]["text"]

    @served
    async def test_unknown_tool(self, client):
        with self.assertRaises(sdk.McpError) as caught:
            await client.call("execute_cod", {"code": "1"})
        error = caught.exception.error
        wanted = "unknown tool 'execute_cod'; did you mean 'execute_code'?"
        self.assertEqual((error.code, error.message), (-32602, wanted))

    @served
    async def test_wrong_types_and_missing_arguments(self, client):
        found = [
            await self.refusal(client, "execute_code", arguments)
            for arguments in (
                {},
                {"code": 5},
                {"code": "1", "timeoot": 3},
                {"code": "1", "timeout": 121},
                {"code": "1", "isolation": "none"},
            )
        ]
        wanted = [
            "TypeError: wrong arguments: missing field 'code'",
            "TypeError: wrong arguments: code: invalid type: integer '5', expected a string",
            "TypeError: wrong arguments: unknown field 'timeoot'\nhint: did you mean 'timeout'?",
            "ValueError: timeout must be between 1 and 120 seconds, found 121",
            "ValueError: isolation 'none': expected development, production or hardened",
        ]
        self.assertEqual(found, wanted)

    @served
    async def test_the_server_goes_on_after_errors(self, client):
        await self.refusal(client, "execute_code", {"code": 5})
        self.assertEqual((await client.report("1 + 1"))["result"], 2)

    @served
    async def test_files_outside_the_workspace(self, client):
        paths = ("../data/raw/sales.csv", "/etc/passwd", "missing.txt")
        found = [await self.refusal(client, "read_workspace_file", {"path": path}) for path in paths]
        hint = "hint: give a path inside workspace/; code run by execute_code can read the other folders of the project"
        wanted = [
            f"PermissionError: '../data/raw/sales.csv' is not a file of the workspace\n{hint}",
            f"PermissionError: '/etc/passwd' is not a file of the workspace\n{hint}",
            "FileNotFoundError: No such file or directory: 'missing.txt'\n"
            "hint: list_workspace_files shows what is there",
        ]
        self.assertEqual(found, wanted)

    @served
    async def test_unknown_names_come_with_the_nearest(self, client):
        found = [
            await self.refusal(client, "get_tool_definition", {"name": "create_isue"}),
            await self.refusal(client, "load_skill", {"name": "filter_high_rsk"}),
            await self.refusal(client, "execute_analysis", {"analysis_type": "filtre", "data": []}),
        ]
        wanted = [
            "KeyError: no tool is named 'create_isue'\nhint: did you mean 'create_issue'?",
            "KeyError: no skill is called 'filter_high_rsk'\nhint: did you mean 'filter_high_risk'?",
            "ValueError: unknown analysis_type 'filtre'\nhint: did you mean 'filter'? types: filter, aggregate, "
            "transform, validate, percentile, time_series, correlation, statistical_test",
        ]
        self.assertEqual(found, wanted)


if __name__ == "__main__":
    unittest.main()
