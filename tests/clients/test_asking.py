"""Where the server asks its client: which folder to work in, and whether a person agrees.

Since revision 2026-07-28 a server asks for nothing, so there the answers are the ones of a client
that cannot be asked.
"""

import asyncio
import unittest

import mcp.types as types
import sdk
import server
from sdk import served_with

MAIL = "anna@example.org"
CANNOT_ASK = (
    "PermissionError: the policy pii = outputs shows values only when the user agrees, and the client cannot ask"
)
TOKEN = r"\[EMAIL_[0-9a-z]{16,}\]"


async def agree(_context, params) -> types.ElicitResult:
    agree.asked.append(params.message)
    return types.ElicitResult(action="accept", content={"agree": True})


async def decline(_context, _params) -> types.ElicitResult:
    return types.ElicitResult(action="decline")


class Roots(unittest.TestCase):
    @served_with(names_project=False)
    async def test_without_roots_the_working_folder_counts(self, client):
        found = await client.report("from pathlib import Path\nPath('project/data/raw/sales.csv').exists()")
        self.assertEqual(found["result"], True)

    def test_the_first_root_counts(self):
        async def look() -> dict:
            with server.new_project() as project:

                async def roots(_context) -> types.ListRootsResult:
                    return types.ListRootsResult.model_validate({"roots": [{"uri": project.as_uri()}]})

                async with sdk.connect(project, names_project=False, list_roots_callback=roots) as client:
                    return await client.report("from pathlib import Path\nPath('data/raw/sales.csv').exists()")

        self.assertEqual(asyncio.run(look())["result"], not sdk.IS_DISCOVER)


class Privacy(unittest.TestCase):
    maxDiff = None

    async def assert_hidden(self, client) -> str:
        """Nothing that leaves the server shows the address: report, text or log message."""
        answer = await client.call("execute_code", {"code": "print(mail)\nmail", "context": {"mail": MAIL}})
        report = answer["structuredContent"]
        self.assertRegex(report["result"], f"^{TOKEN}$")
        self.assertEqual(report["output"], report["result"] + "\n")
        self.assertNotIn(MAIL, str(answer))
        self.assertNotIn(MAIL, str(client.heard))
        return report["result"]

    async def refusal(self, client, token: str) -> str:
        answer = await client.call("restore_pii", {"text": token})
        self.assertEqual(answer["isError"], True)
        return answer["content"][0]["text"].partition("\n")[0]

    @served_with("--pii", "strict", elicitation_callback=agree)
    async def test_strict_never_shows_values(self, client):
        token = await self.assert_hidden(client)
        wanted = "PermissionError: the policy pii = strict keeps personal data from the model"
        self.assertEqual(await self.refusal(client, token), wanted)

    @served_with("--pii", "outputs")
    async def test_outputs_with_a_client_that_cannot_ask(self, client):
        token = await self.assert_hidden(client)
        self.assertEqual(await self.refusal(client, token), CANNOT_ASK)

    @served_with("--pii", "outputs", elicitation_callback=decline)
    async def test_outputs_when_the_person_declines(self, client):
        token = await self.assert_hidden(client)
        if sdk.IS_DISCOVER:
            wanted = CANNOT_ASK
        else:
            wanted = "PermissionError: the user did not agree to show personal data"
        self.assertEqual(await self.refusal(client, token), wanted)

    @served_with("--pii", "outputs", elicitation_callback=agree)
    async def test_outputs_when_the_person_agrees(self, client):
        agree.asked = []
        token = await self.assert_hidden(client)
        if sdk.IS_DISCOVER:
            await self.refusal(client, token)
            self.assertEqual(agree.asked, [])
            return
        found = await client.value("restore_pii", {"text": token})
        self.assertEqual(found, {"text": MAIL, "restored": 1, "unknown": []})
        self.assertEqual(agree.asked, ["The model asks to see personal data that was replaced by tokens. Show it?"])


if __name__ == "__main__":
    unittest.main()
