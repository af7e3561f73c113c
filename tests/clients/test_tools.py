"""The tools that run and find things, called through the official SDK, and how all of them are listed.

Whole answers are compared, volatile numbers settled.
"""

import unittest

import jsonschema
import sdk
from sdk import report, served

NAMES = [
    "execute_code",
    "execute_analysis",
    "search_tools",
    "get_tool_definition",
    "save_skill",
    "load_skill",
    "list_skills",
    "sanitize_pii",
    "restore_pii",
    "write_workspace_file",
    "read_workspace_file",
    "list_workspace_files",
    "get_execution_stats",
]


class Listing(unittest.TestCase):
    maxDiff = None

    @served
    async def test_thirteen_tools_are_listed_once(self, client):
        self.assertEqual([tool["name"] for tool in await client.listing("tools")], NAMES)

    @served
    async def test_schemas_are_valid(self, client):
        for tool in await client.listing("tools"):
            for schema in filter(None, (tool["inputSchema"], tool.get("outputSchema"))):
                jsonschema.Draft202012Validator.check_schema(schema)
                self.assertEqual(schema["type"], "object", tool["name"])

    @served
    async def test_every_tool_says_what_it_does(self, client):
        silent = [tool["name"] for tool in await client.listing("tools") if not tool.get("description")]
        self.assertEqual(silent, [])

    @served
    async def test_executions_have_an_output_schema(self, client):
        with_output = {tool["name"] for tool in await client.listing("tools") if "outputSchema" in tool}
        self.assertGreaterEqual(with_output, {"execute_code", "execute_analysis"})


class Executions(unittest.TestCase):
    maxDiff = None

    @served
    async def test_value_of_the_last_expression(self, client):
        self.assertEqual(await client.report("print('hello')\n1 + 1"), report(2, output="hello\n"))

    @served
    async def test_execute_python_is_a_synonym(self, client):
        found = await client.value("execute_python", {"code": "result = {'a': [1, None]}"})
        self.assertEqual(found, report({"a": [1, None]}))

    @served
    async def test_the_text_is_short(self, client):
        answer = await client.call("execute_code", {"code": "print('two numbers:')\n[1, 2]"})
        self.assertEqual(answer["content"], [{"type": "text", "text": "two numbers:\n[1,2]"}])

    @served
    async def test_context_becomes_variables(self, client):
        found = await client.report("sum(prices) * factor", context={"prices": [1, 2.5], "factor": 2})
        self.assertEqual(found, report(7.0))

    @served
    async def test_sessions_keep_variables_apart(self, client):
        await client.report("x = 1", session="first")
        await client.report("x = 2", session="second")
        self.assertEqual(await client.report("x", session="first"), report(1))
        self.assertEqual(await client.report("x", session="second"), report(2))
        self.assertEqual((await client.report("x"))["error"]["type"], "NameError")

    @served
    async def test_files_written_are_artifacts(self, client):
        found = await client.report("from pathlib import Path\nPath('reports/a.txt').write_text('four')")
        artifact = {"path": "reports/a.txt", "bytes": 4, "kind": "report"}
        self.assertEqual(found, report(4, artifacts=[artifact]))
        self.assertEqual((client.project / "reports" / "a.txt").read_text(), "four")

    @served
    async def test_an_exception_is_a_report(self, client):
        answer = await client.call("execute_code", {"code": "rows = []\nrows[3]"})
        error = {
            "type": "IndexError",
            "message": "list index out of range",
            "line": 2,
            "column": 1,
            "traceback": 'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n'
            "    rows[3]\n    ~~~~^^^\nIndexError: list index out of range\n",
            "hint": None,
        }
        self.assertEqual(sdk.settle(answer["structuredContent"]), report(success=False, error=error))
        self.assertEqual(answer["isError"], True)

    @served
    async def test_what_is_forbidden_is_named(self, client):
        error = (await client.report("import os\neval('1')"))["error"]
        self.assertEqual(
            (error["type"], error["message"]),
            ("SafetyViolation", "Code safety validation failed: import os, Dangerous function call: eval("),
        )

    @served
    async def test_a_timeout_is_a_report(self, client):
        error = (await client.report("while True: pass", timeout=2))["error"]
        self.assertEqual((error["type"], error["message"]), ("ExecutionTimeout", "Execution timed out after 2 seconds"))

    @served
    async def test_isolation_is_chosen_per_call(self, client):
        for level in ("development", "production", "hardened"):
            self.assertEqual(await client.report("1", isolation=level), report(1, isolation=level))

    @served
    async def test_analysis_of_rows(self, client):
        rows = [{"city": "Oslo", "n": 3}, {"city": "Bonn", "n": 5}, {"city": "Oslo", "n": 4}]
        parameters = {"group_by": "city", "metrics": [{"field": "n", "operation": "sum"}], "sort_by": "city"}
        found = await client.value(
            "execute_analysis", {"analysis_type": "aggregate", "data": rows, "parameters": parameters}
        )
        python = found.pop("python")
        groups = [{"city": "Bonn", "n_sum": 5}, {"city": "Oslo", "n_sum": 7}]
        wanted = {
            "success": True,
            "analysis_type": "aggregate",
            "result": {"groups": groups, "group_count": 2, "total": 3, "truncated": False},
            "rows_in": 3,
            "rows_out": 2,
            "error": None,
            "execution_time_ms": 0,
            "tokens": {"returned": 0, "kept_out": 0},
        }
        self.assertEqual(found, wanted)
        self.assertEqual(await client.report(python, context={"data": rows}), report(wanted["result"]))

    @served
    async def test_analysis_of_a_file(self, client):
        parameters = {"conditions": [{"field": "units", "operator": ">", "value": 140}], "fields": ["month"]}
        found = await client.value(
            "execute_analysis", {"analysis_type": "filter", "data": "data/raw/sales.csv", "parameters": parameters}
        )
        self.assertEqual(found["result"]["filtered"], [{"month": "2024-02"}, {"month": "2024-03"}])
        self.assertEqual((found["rows_in"], found["rows_out"]), (7, 2))


class Discovery(unittest.TestCase):
    maxDiff = None

    @served
    async def test_search_by_name_only(self, client):
        names = ["create_issue", "create_pull_request", "get_file_contents", "push_files", "search_repositories"]
        found = await client.value("search_tools", {"query": "github", "detail_level": "name_only"})
        ordered = sorted(found["tools"], key=lambda tool: tool["name"])
        self.assertEqual(ordered, [{"name": name, "server": "github"} for name in names])
        self.assertEqual((found["shown"], found["total"], found["note"]), (5, 5, "5 of 5 tools"))

    @served
    async def test_definition_is_what_full_detail_shows(self, client):
        found = await client.value("search_tools", {"query": "create_issue", "detail_level": "full", "limit": 1})
        self.assertEqual(found["tools"], [await client.value("get_tool_definition", {"name": "create_issue"})])

    @served
    async def test_own_tools_have_definitions(self, client):
        for tool in await client.listing("tools"):
            found = await client.value("get_tool_definition", {"name": tool["name"]})
            self.assertEqual((found["name"], found["server"]), (tool["name"], "orchestrator"))
            self.assertEqual(set(found["input_schema"]["properties"]), set(tool["inputSchema"].get("properties", {})))


if __name__ == "__main__":
    unittest.main()
