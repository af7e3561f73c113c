"""The official conformance suite over HTTP.

Most of its scenarios call tools, prompts and resources of a fixture server by fixed names, which a
real server does not have. README.md says which those are; the rest must pass.
"""

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from server import http_server, new_project

PEERS = Path(os.environ["ORCHESTRATOR_PEERS"])
# What every server can be asked, by revision. All other scenarios want the fixture server.
HANDSHAKE = {
    "server-initialize",
    "ping",
    "logging-set-level",
    "tools-list",
    "resources-list",
    "prompts-list",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
}
DISCOVER = {
    "server-stateless",
    "tools-list",
    "resources-list",
    "prompts-list",
    "sep-2164-resource-not-found",
    "server-sse-multiple-streams",
    "dns-rebinding-protection",
    "caching",
    "http-header-validation",
    "input-required-result-unsupported-methods",
}
# Single checks of these scenarios that call a fixture tool all the same.
FIXTURE_CHECKS = {
    "sep-2575-server-rejects-undeclared-capability",
    "sep-2575-missing-capability-http-400",
    "sep-2575-http-server-no-independent-requests-on-stream",
    "sep-2575-server-no-log-without-loglevel",
}


class Conformance(unittest.TestCase):
    maxDiff = None

    def failures(self, suite: str, options: list[str], scenarios: set[str]) -> list[str]:
        """The checks that did not pass, of the scenarios that apply."""
        script = PEERS / "npm/node_modules" / suite / "dist/index.js"
        with new_project() as project, http_server(project) as url, tempfile.TemporaryDirectory() as output:
            command = [PEERS / "node/node", script, "server", "--url", url, "--output-dir", output, *options]
            # The code it ends with counts scenarios that do not apply, so the files are read instead.
            done = subprocess.run(command, capture_output=True, text=True)
            found = {scenario: self.checks(Path(output), scenario) for scenario in scenarios}
        missing = {scenario for scenario, checks in found.items() if not checks}
        self.assertEqual(missing, set(), f"scenarios that did not run: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return sorted(
            f"{scenario}: {check['id']}: {check.get('errorMessage')}"
            for scenario, checks in found.items()
            for check in checks
            if check["status"] == "FAILURE" and check["id"] not in FIXTURE_CHECKS
        )

    def checks(self, output: Path, scenario: str) -> list[dict]:
        # Folders are named server-SCENARIO-TIME, and times begin with the century.
        files = output.glob(f"server-{scenario}-2[0-9][0-9][0-9]-*/checks.json")
        return [check for file in files for check in json.loads(file.read_text())]

    def test_stable_suite(self):
        self.assertEqual(self.failures("conformance-stable", [], HANDSHAKE), [])

    def test_requirements_of_2025_11_25(self):
        scenarios = HANDSHAKE | {"server-session-lifecycle"}
        self.assertEqual(self.failures("conformance-next", ["--requirements", "2025-11-25"], scenarios), [])

    def test_requirements_of_2026_07_28(self):
        self.assertEqual(self.failures("conformance-next", ["--requirements", "2026-07-28"], DISCOVER), [])


if __name__ == "__main__":
    unittest.main()
