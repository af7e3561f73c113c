"""The wire itself, without an SDK: every revision of the protocol, and lines that are not messages."""

import unittest

from server import StdioServer, new_project

HANDSHAKE_REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
PREFIX = "io.modelcontextprotocol/"
# What revision 2026-07-28 wants with every request, since there is no handshake to say it in.
META = {
    PREFIX + "protocolVersion": "2026-07-28",
    PREFIX + "clientInfo": {"name": "raw", "version": "1"},
    PREFIX + "clientCapabilities": {},
}


class Case(unittest.TestCase):
    maxDiff = None

    def setUp(self) -> None:
        self.server = self.enterContext(StdioServer(self.enterContext(new_project())))


class Revisions(Case):
    def test_every_handshake_revision(self):
        for revision in HANDSHAKE_REVISIONS:
            with self.subTest(revision), new_project() as project, StdioServer(project) as server:
                opened = server.initialize(revision)["result"]
                self.assertEqual((opened["protocolVersion"], opened["serverInfo"]["name"]), (revision, "orchestrator"))
                self.assertEqual(len(server.ask("tools/list")["result"]["tools"]), 13)
                answer = server.call("execute_code", {"code": "1 + 1"})["result"]
                # Clients of the first revisions know only the text.
                self.assertEqual(answer["content"], [{"type": "text", "text": "2"}])

    def test_a_revision_nobody_knows_gets_the_newest(self):
        self.assertEqual(self.server.initialize("1999-01-01")["result"]["protocolVersion"], "2025-11-25")

    def test_discover(self):
        found = self.server.ask("server/discover", {"_meta": META})["result"]
        self.assertEqual(found["supportedVersions"], [*HANDSHAKE_REVISIONS, "2026-07-28"])
        self.assertEqual(found["_meta"][PREFIX + "serverInfo"]["name"], "orchestrator")
        self.assertEqual(set(found["capabilities"]) >= {"tools", "resources", "prompts"}, True)

    def test_calls_without_a_handshake(self):
        listed = self.server.ask("tools/list", {"_meta": META})["result"]
        self.assertEqual((len(listed["tools"]), listed["resultType"]), (13, "complete"))
        asked = {"name": "execute_code", "arguments": {"code": "1 + 1"}, "_meta": META}
        self.assertEqual(self.server.ask("tools/call", asked)["result"]["structuredContent"]["result"], 2)

    def test_log_messages_only_where_a_request_asks(self):
        asked = {"name": "execute_code", "arguments": {"code": "print('hello')"}}
        for level, n_messages in ((None, 0), ("error", 0), ("info", 1)):
            meta = META if level is None else META | {PREFIX + "logLevel": level}
            request = self.server.send("tools/call", asked | {"_meta": meta})
            methods = []
            while "method" in (message := self.server.receive()):
                methods.append(message["method"])
            self.assertEqual(message["id"], request)
            self.assertEqual(methods, ["notifications/message"] * n_messages, level)

    def test_meta_that_misses_something_is_refused(self):
        for key in ("protocolVersion", "clientCapabilities"):
            partial = {name: value for name, value in META.items() if name != PREFIX + key}
            with self.subTest(key), new_project() as project, StdioServer(project) as server:
                server.ask("server/discover", {"_meta": META})
                self.assertEqual(server.ask("tools/list", {"_meta": partial})["error"]["code"], -32602)


class Lines(Case):
    def setUp(self) -> None:
        super().setUp()
        self.server.initialize()

    def assert_alive(self) -> None:
        self.assertEqual(self.server.ask("ping")["result"], {})

    def test_lines_that_are_not_messages(self):
        for line in ("{not json", "[]", "42", '"text"', "", "{}", '{"jsonrpc": "2.0"}', "\ufeff{}", "null"):
            self.server.send_line(line)
            self.assert_alive()

    def test_bytes_that_are_not_text(self):
        self.server.process.stdin.write(b"\xff\xfe\x00{}\n")
        self.server.process.stdin.flush()
        self.assert_alive()

    def test_an_unknown_method(self):
        error = self.server.ask("tools/execute")["error"]
        self.assertEqual(error["code"], -32601)
        self.assert_alive()

    def test_answers_to_questions_never_asked(self):
        self.server.send_line('{"jsonrpc": "2.0", "id": 99, "result": {}}')
        self.server.notify("notifications/cancelled", {"requestId": 12345})
        self.assert_alive()

    def test_a_request_in_pieces(self):
        message = b'{"jsonrpc": "2.0", "id": "piece", "method": "ping"}\n'
        for at in range(0, len(message), 7):
            self.server.process.stdin.write(message[at : at + 7])
            self.server.process.stdin.flush()
        self.assertEqual(self.server.receive(), {"jsonrpc": "2.0", "id": "piece", "result": {}})

    def test_a_last_line_without_an_end(self):
        self.server.process.stdin.write(b'{"jsonrpc": "2.0", "id": "last", "method": "ping"}')
        self.server.process.stdin.close()
        self.assertEqual(self.server.receive(), {"jsonrpc": "2.0", "id": "last", "result": {}})

    def test_a_megabyte_in_and_out(self):
        text = "x" * 1_000_000
        found = self.server.call("execute_code", {"code": "text", "context": {"text": text}})
        self.assertEqual(found["result"]["structuredContent"]["success"], True)
        self.assert_alive()


if __name__ == "__main__":
    unittest.main()
