"""The server as a process: how it ends, what it leaves behind, and what a lost worker costs."""

import os
import signal
import time
import unittest

from server import PATIENCE_SECONDS, StdioServer, children, is_running, new_project

ENDLESS = "write_file('workspace/started', '')\nwhile True: pass"


class Case(unittest.TestCase):
    def setUp(self) -> None:
        self.project = self.enterContext(new_project())
        self.server = self.enterContext(StdioServer(self.project))
        self.server.initialize()

    def start_endless(self) -> int:
        arguments = {"code": ENDLESS, "timeout": 60}
        request = self.server.send("tools/call", {"name": "execute_code", "arguments": arguments})
        while not (self.project / "workspace" / "started").exists():
            time.sleep(0.01)
        return request

    def assert_ends(self, stop, code: int) -> None:
        workers = children(self.server.process.pid)
        self.assertNotEqual(workers, [])
        stop()
        self.assertEqual(self.server.process.wait(PATIENCE_SECONDS), code)
        # A worker ends when its pipes close, so it may outlive the server by a moment.
        for _ in range(1000):
            left = [pid for pid in workers if is_running(pid)]
            if not left:
                return
        self.fail(f"workers left behind: {left}")


class Endings(Case):
    def test_end_of_input(self):
        self.assert_ends(self.server.process.stdin.close, 0)

    def test_end_of_input_while_code_runs(self):
        self.start_endless()
        self.assert_ends(self.server.process.stdin.close, 0)

    def test_terminated(self):
        self.assert_ends(self.server.process.terminate, 0)

    def test_terminated_while_code_runs(self):
        self.start_endless()
        self.assert_ends(self.server.process.terminate, 0)

    def test_killed_while_code_runs(self):
        self.start_endless()
        self.assert_ends(self.server.process.kill, -signal.SIGKILL)


class LostWorkers(Case):
    def test_a_killed_worker_is_one_failed_call(self):
        self.server.call("execute_code", {"code": "x = 1", "session": "kept"})
        request = self.start_endless()
        pids = children(self.server.process.pid)
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        # A worker that is still dying could be handed the next call, which would then be the failed one.
        while any(is_running(pid) for pid in pids):
            time.sleep(0.01)
        answer = self.server.answer(request)["result"]
        self.assertEqual(answer["isError"], True)
        self.assertEqual(answer["structuredContent"]["error"]["type"], "InternalError")
        found = self.server.call("execute_code", {"code": "1 + 1"})["result"]["structuredContent"]
        self.assertEqual((found["success"], found["result"]), (True, 2))
        # The session learns of its loss once, and then begins anew.
        kinds = []
        for _ in range(2):
            found = self.server.call("execute_code", {"code": "x", "session": "kept"})["result"]["structuredContent"]
            kinds.append(found["error"]["type"])
        self.assertEqual(kinds, ["InternalError", "NameError"])

    def test_scripts_that_try_to_take_the_worker_down(self):
        for code in (
            "def f(): return f()\nf()",
            "x = 'a' * 10**12",
            "[] * 10**18\nx = [0]\nwhile True: x += x",
            "import re\nre.match('(a+)+$', 'a' * 40 + 'b')",
            "sum(__import__('itertools').repeat(1))",
            "10 ** 10 ** 8",
        ):
            found = self.server.call("execute_code", {"code": code, "timeout": 2})["result"]
            self.assertEqual(found["isError"], True, code)
        found = self.server.call("execute_code", {"code": "1 + 1"})["result"]["structuredContent"]
        self.assertEqual((found["success"], found["result"]), (True, 2))


class TwoServers(Case):
    """Two editors on one project: each starts a server of its own."""

    def setUp(self) -> None:
        super().setUp()
        self.other = self.enterContext(StdioServer(self.project))
        self.other.initialize()

    def value(self, server: StdioServer, tool: str, arguments: dict) -> dict:
        return server.call(tool, arguments)["result"]["structuredContent"]

    def test_what_one_hides_the_other_restores(self):
        token = self.value(self.server, "sanitize_pii", {"text": "anna@example.org"})["text"]
        found = self.value(self.other, "restore_pii", {"text": token})
        self.assertEqual(found, {"text": "anna@example.org", "restored": 1, "unknown": []})

    def test_both_save_a_skill_at_once(self):
        servers = [self.server, self.other]
        for n_round in range(5):
            for number, each in enumerate(servers):
                skill = {"name": "shared", "code": f"def shared(): return {n_round, number}", "description": "Both"}
                each.send("tools/call", {"name": "save_skill", "arguments": skill})
            for each in servers:
                self.assertEqual(each.answer(each.next_id)["result"]["isError"], False)
        loaded = [self.value(each, "load_skill", {"name": "shared"}) for each in servers]
        self.assertEqual(loaded[0], loaded[1])
        self.assertEqual(loaded[0]["version"], 10)


if __name__ == "__main__":
    unittest.main()
