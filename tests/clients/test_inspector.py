"""The Inspector's command line against our server: an implementation in another language."""

import json
import os
import subprocess
import unittest
from pathlib import Path

from server import BINARY, environment_for, http_server, new_project

PEERS = Path(os.environ["ORCHESTRATOR_PEERS"])
INSPECTOR = PEERS / "npm/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js"


class Inspector(unittest.TestCase):
    maxDiff = None

    def setUp(self) -> None:
        self.project = self.enterContext(new_project())

    def run_inspector(self, *options: str, target: list[str] | None = None) -> subprocess.CompletedProcess:
        target = target or [BINARY, "serve", "--project", str(self.project)]
        # It keeps a catalogue of servers in the user's home; a test must not write there.
        environment = os.environ | environment_for(self.project) | {"HOME": str(self.project.parent)}
        return subprocess.run(
            [PEERS / "node/node", INSPECTOR, "--cli", *target, *options],
            capture_output=True,
            text=True,
            env=environment,
        )

    def ask(self, method: str, *options: str, target: list[str] | None = None) -> dict:
        done = self.run_inspector("--method", method, *options, target=target)
        self.assertEqual(done.returncode, 0, done.stderr + done.stdout)
        return json.loads(done.stdout)

    def test_tools_list(self):
        self.assertEqual(len(self.ask("tools/list")["tools"]), 13)

    def test_schemas_are_portable(self):
        done = self.run_inspector("--method", "tools/list", "--strict")
        self.assertEqual(done.returncode, 0, done.stderr)
        # A model is handed the input schemas only, and some providers refuse what is warned about.
        warned = [line.strip() for line in done.stderr.splitlines() if line.strip().startswith("Path: inputSchema")]
        self.assertEqual(warned, [])

    def test_tools_call(self):
        found = self.ask("tools/call", "--tool-name", "execute_code", "--tool-arg", "code=sum(range(10))")
        self.assertEqual(found["structuredContent"]["result"], 45)

    def test_resources_list(self):
        uris = [resource["uri"] for resource in self.ask("resources/list")["resources"]]
        self.assertIn("workspace://scan_results.json", uris)

    def test_resources_read(self):
        contents = self.ask("resources/read", "--uri", "docs://json")["contents"]
        self.assertEqual([content["uri"] for content in contents], ["docs://json"])

    def test_resource_templates_list(self):
        self.assertEqual(len(self.ask("resources/templates/list")["resourceTemplates"]), 7)

    def test_prompts_list(self):
        self.assertNotEqual(self.ask("prompts/list")["prompts"], [])

    def test_over_http(self):
        with http_server(self.project) as url:
            self.assertEqual(len(self.ask("tools/list", target=[url])["tools"]), 13)


if __name__ == "__main__":
    unittest.main()
