"""The examples of the documentation, word for word, one test each."""

import unittest

import server
from sdk import served


class CodeExecution(unittest.TestCase):
    maxDiff = None

    @served
    async def test_efficient_data_processing(self, client):
        code = """
data = json.loads(read_file("large_dataset.json"))
filtered = [d for d in data if d['status'] == 'active']
result = {
    'total': len(data),
    'active': len(filtered),
    'sample': filtered[:5]
}
"""
        answer = (await client.call("execute_code", {"code": code}))["structuredContent"]
        active = [row for row in server.large_dataset() if row["status"] == "active"]
        self.assertEqual(answer["result"], {"total": 10_000, "active": 2_500, "sample": active[:5]})
        # The point of it all: the model gets a hundredth of what it would have read.
        self.assertGreater(answer["tokens"]["kept_out"], 100 * answer["tokens"]["returned"])

    @served
    async def test_progressive_tool_discovery(self, client):
        asked = {"query": "vulnerability", "category": "security", "detail_level": "summary"}
        found = await client.value("search_tools", asked)
        self.assertEqual(found["tools"][0]["name"], "web_vuln_scanner")
        self.assertNotIn("input_schema", found["tools"][0])
        definition = await client.value("get_tool_definition", {"name": "web_vuln_scanner", "category": "security"})
        self.assertEqual(definition["name"], "web_vuln_scanner")
        self.assertEqual(definition["input_schema"]["type"], "object")

    @served
    async def test_privacy_preserving_operations(self, client):
        found = await client.value("sanitize_pii", {"text": "Contact john@example.com at 555-123-4567"})
        self.assertRegex(found["text"], r"^Contact \[EMAIL_[0-9a-z]+\] at \[PHONE_[0-9a-z]+\]$")
        token = found["text"].split()[1]
        restored = await client.value("restore_pii", {"text": token})
        self.assertEqual(restored["text"], "john@example.com")

    @served
    async def test_building_skills(self, client):
        function = "def filter_high_risk(vulns): return [v for v in vulns if v['severity'] in ['high', 'critical']]"
        await client.value(
            "save_skill",
            {
                "name": "filter_high_risk",
                "code": function,
                "description": "Filter vulnerabilities to high/critical only",
            },
        )
        code = """
skill = load_skill("filter_high_risk")
exec(skill)
vulns = json.loads(read_file("scan_results.json"))
result = filter_high_risk(vulns)
"""
        wanted = [row for row in server.SCAN_RESULTS if row["severity"] in ("high", "critical")]
        self.assertEqual((await client.report(code))["result"], wanted)


class PythonExecution(unittest.TestCase):
    maxDiff = None

    @served
    async def test_simple_calculation(self, client):
        code = """
numbers = [1, 2, 3, 4, 5]
result = {
    "sum": sum(numbers),
    "average": sum(numbers) / len(numbers),
    "count": len(numbers)
}
"""
        found = await client.value("execute_python", {"code": code})
        self.assertEqual((found["success"], found["result"]), (True, {"sum": 15, "average": 3.0, "count": 5}))

    @served
    async def test_portfolio_analysis(self, client):
        code = """
import statistics

portfolio_values = [prices[i] * shares[i] for i in range(len(prices))]
result = {
    "total": sum(portfolio_values),
    "average": statistics.mean(portfolio_values),
    "median": statistics.median(portfolio_values),
    "std_dev": statistics.stdev(portfolio_values)
}
"""
        context = {"prices": [100, 150, 200], "shares": [10, 5, 2]}
        found = await client.value("execute_python", {"code": code, "context": context})
        wanted = {"total": 2150, "average": 716.6666666666666, "median": 750, "std_dev": 301.3856886670854}
        self.assertEqual(found["result"], wanted)

    @served
    async def test_imports_that_are_allowed(self, client):
        self.assertEqual((await client.report("import math\nmath.sqrt(16)"))["result"], 4.0)
        self.assertEqual((await client.report("import statistics\nstatistics.mean([1, 2])"))["result"], 1.5)

    @served
    async def test_imports_that_are_refused(self, client):
        for module in ("os", "subprocess", "socket"):
            error = (await client.report(f"import {module}"))["error"]
            wanted = ("SafetyViolation", f"Code safety validation failed: import {module}")
            self.assertEqual((error["type"], error["message"]), wanted)

    @served
    async def test_dangerous_patterns_are_refused(self, client):
        for call in ("eval('1')", "exec('x = 1')"):
            error = (await client.report(call))["error"]
            name = call.partition("(")[0]
            wanted = ("SafetyViolation", f"Code safety validation failed: Dangerous function call: {name}(")
            self.assertEqual((error["type"], error["message"]), wanted)

    @served
    async def test_timeouts_are_from_1_to_120_seconds(self, client):
        for timeout in (1, 120):
            self.assertEqual((await client.report("'done'", timeout=timeout))["result"], "done")
        for timeout in (0, 121):
            answer = await client.call("execute_code", {"code": "1", "timeout": timeout})
            self.assertEqual(answer["isError"], True, f"{timeout} must be refused, found {answer}")


class DataAnalysis(unittest.TestCase):
    """The four kinds the documentation promises."""

    maxDiff = None
    STOCKS = [
        {"symbol": "AAA", "sector": "Tech", "roi": 12.5},
        {"symbol": "BBB", "sector": "Tech", "roi": 8.0},
        {"symbol": "CCC", "sector": "Energy", "roi": 20.0},
        {"symbol": "DDD", "sector": "Tech", "roi": 15.5},
    ]

    async def result(self, client, kind: str, parameters: dict) -> dict:
        asked = {"analysis_type": kind, "data": {"stocks": self.STOCKS}, "parameters": parameters}
        return (await client.value("execute_analysis", asked))["result"]

    CONDITIONS = [
        {"field": "roi", "operator": ">", "value": 10},
        {"field": "sector", "operator": "==", "value": "Tech"},
    ]

    @served
    async def test_filter_with_and(self, client):
        parameters = {"data_field": "stocks", "conditions": self.CONDITIONS, "logic": "AND"}
        wanted = {
            "filtered": [self.STOCKS[0], self.STOCKS[3]],
            "count": 2,
            "total": 4,
            "truncated": False,
            "statistics": {"roi": {"min": 12.5, "max": 15.5, "mean": 14.0, "sum": 28.0}},
        }
        self.assertEqual(await self.result(client, "filter", parameters), wanted)

    @served
    async def test_filter_with_or(self, client):
        parameters = {"data_field": "stocks", "conditions": self.CONDITIONS, "logic": "OR"}
        wanted = {
            "filtered": self.STOCKS,
            "count": 4,
            "total": 4,
            "truncated": False,
            "statistics": {"roi": {"min": 8.0, "max": 20.0, "mean": 14.0, "sum": 56.0}},
        }
        self.assertEqual(await self.result(client, "filter", parameters), wanted)

    @served
    async def test_aggregate(self, client):
        parameters = {"data_field": "stocks", "group_by": "sector", "metrics": {"roi": "mean"}, "sort_by": "sector"}
        groups = [{"sector": "Energy", "roi_mean": 20.0}, {"sector": "Tech", "roi_mean": 12.0}]
        wanted = {"groups": groups, "group_count": 2, "total": 4, "truncated": False}
        self.assertEqual(await self.result(client, "aggregate", parameters), wanted)

    @served
    async def test_transform(self, client):
        parameters = {"data_field": "stocks", "fields": ["symbol", "roi"], "rename": {"roi": "return"}, "limit": 1}
        wanted = {
            "transformed": [{"symbol": "AAA", "return": 12.5}],
            "count": 4,
            "truncated": True,
            "fields": ["symbol", "return"],
        }
        self.assertEqual(await self.result(client, "transform", parameters), wanted)

    @served
    async def test_validate(self, client):
        rules = [{"field": "roi", "type": "number", "max": 18}, {"field": "sector", "type": "string"}]
        found = await self.result(client, "validate", {"data_field": "stocks", "rules": rules})
        self.assertEqual((found["valid"], found["total"], found["valid_rows"]), (False, 4, 3))
        self.assertEqual([error["examples"] for error in found["errors"]], [[{"row": 3, "value": 20.0}]])


if __name__ == "__main__":
    unittest.main()
