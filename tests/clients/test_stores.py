"""The tools that keep things: skills, personal data, workspace files, statistics.

Whole answers are compared, volatile numbers settled.
"""

import base64
import hashlib
import unittest

from sdk import report, served


class Skills(unittest.TestCase):
    maxDiff = None
    CODE = "def double(x: float) -> float:\n    return 2 * x\n"

    @served
    async def test_save_load_list_and_use(self, client):
        skill = {"name": "double", "code": self.CODE, "description": "Twice a number", "tags": ["math"]}
        saved = await client.value("save_skill", skill)
        wanted = {
            "name": "double",
            "version": 1,
            "path": "skills/double/main.py",
            "checked": {"examples": 0},
            "note": 'saved; use it with: from skills.double import ..., or exec(load_skill("double"))',
        }
        self.assertEqual(saved, wanted)
        loaded = await client.value("load_skill", {"name": "double"})
        sha256 = hashlib.sha256(self.CODE.encode()).hexdigest()
        wanted = {"version": 1, "description": "Twice a number", "tags": ["math"], "code": self.CODE, "sha256": sha256}
        self.assertEqual(loaded, {"name": "double"} | wanted)
        listed = await client.value("list_skills", {"query": "double"})
        # Loading counts as a use.
        entry = {"name": "double", "description": "Twice a number", "version": 1, "tags": ["math"], "uses": 1}
        n_shipped = (await client.value("list_skills", {}))["shown"] - 1
        self.assertEqual(listed, {"skills": [entry], "shown": 1, "total": n_shipped + 1})
        self.assertEqual(await client.report("from skills.double import double\ndouble(21)"), report(42))

    @served
    async def test_a_new_version_keeps_the_old_one(self, client):
        skill = {"name": "double", "code": self.CODE, "description": "Twice a number"}
        await client.value("save_skill", skill)
        changed = await client.value("save_skill", skill | {"code": self.CODE.replace("2 * x", "x + x")})
        self.assertEqual(changed["version"], 2)
        self.assertEqual((await client.value("load_skill", {"name": "double", "version": 1}))["code"], self.CODE)


class Privacy(unittest.TestCase):
    @served
    async def test_tokens_restore(self, client):
        text = "Write to anna@example.org or anna@example.org, card 4111 1111 1111 1111"
        found = await client.value("sanitize_pii", {"text": text})
        self.assertEqual(found["counts"], {"CREDIT_CARD": 1, "EMAIL": 2})
        self.assertRegex(
            found["text"], r"^Write to (\[EMAIL_[0-9a-z]{16,}\]) or \1, card \[CREDIT_CARD_[0-9a-z]{16,}\]$"
        )
        restored = await client.value("restore_pii", {"text": found["text"]})
        self.assertEqual(restored, {"text": text, "restored": 3, "unknown": []})

    @served
    async def test_a_guessed_token_restores_nothing(self, client):
        token = (await client.value("sanitize_pii", {"text": "anna@example.org"}))["text"]
        # One letter away from a token that was given out.
        guessed = token[:-2] + ("b" if token[-2] == "a" else "a") + "]"
        found = await client.value("restore_pii", {"text": guessed})
        self.assertEqual(found, {"text": guessed, "restored": 0, "unknown": [guessed]})


class Workspace(unittest.TestCase):
    maxDiff = None

    @served
    async def test_write_append_read_and_list(self, client):
        written = await client.value("write_workspace_file", {"path": "notes/a.txt", "content": "one\n"})
        self.assertEqual(written, {"path": "workspace/notes/a.txt", "bytes": 4, "modified": "now"})
        more = {"path": "notes/a.txt", "content": "zwö\n", "append": True}
        self.assertEqual((await client.value("write_workspace_file", more))["bytes"], 9)
        read = await client.value("read_workspace_file", {"path": "notes/a.txt"})
        page = {"path": "workspace/notes/a.txt", "content": "one\nzwö\n", "encoding": "text", "bytes": 9, "offset": 0}
        self.assertEqual(read, page | {"modified": "now"})
        listed = await client.value("list_workspace_files", {"path": "notes"})
        entry = {"path": "workspace/notes/a.txt", "bytes": 9, "modified": "now"}
        self.assertEqual(listed, {"files": [entry], "shown": 1, "total": 1, "bytes": 9})
        self.assertEqual(await client.report("read_file('notes/a.txt')"), report("one\nzwö\n"))

    @served
    async def test_bytes_by_pages(self, client):
        content = bytes(range(256))
        encoded = base64.b64encode(content).decode()
        await client.value("write_workspace_file", {"path": "b.bin", "content": encoded, "encoding": "base64"})
        found, offset = b"", 0
        while offset is not None:
            asked = {"path": "b.bin", "encoding": "base64", "offset": offset, "limit": 100}
            page = await client.value("read_workspace_file", asked)
            found, offset = found + base64.b64decode(page["content"]), page.get("next_offset")
        self.assertEqual(found, content)

    @served
    async def test_listing_by_pattern(self, client):
        found = await client.value("list_workspace_files", {"pattern": "*.json"})
        names = [entry["path"] for entry in found["files"]]
        self.assertEqual(names, ["workspace/large_dataset.json", "workspace/scan_results.json"])


class Statistics(unittest.TestCase):
    @served
    async def test_counts_of_what_was_done(self, client):
        await client.report("1")
        await client.report("1 / 0")
        await client.value("sanitize_pii", {"text": "nothing"})
        found = await client.value("get_execution_stats")
        self.assertEqual(found["executions"], {"total": 2, "succeeded": 1, "failed": 1, "success_rate": 0.5})
        self.assertEqual(found["errors"], {"ZeroDivisionError": 1})
        self.assertEqual(found["tools"], {"execute_code": 2, "sanitize_pii": 1})
        self.assertEqual((found["sessions"]["open"], found["limits"]["timeout_seconds"]), (0, 120))
        parts = {"executions", "latency_ms", "errors", "tokens", "tools", "combinations", "memory", "uptime_seconds"}
        self.assertEqual(set(found), parts | {"sessions", "limits"})


if __name__ == "__main__":
    unittest.main()
