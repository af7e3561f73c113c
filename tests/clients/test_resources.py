"""Resources and prompts through the official SDK."""

import base64
import json
import struct
import unittest

import sdk
import server
from sdk import served


def size_of(png: str) -> tuple[int, int]:
    return struct.unpack(">II", base64.b64decode(png)[16:24])


class Resources(unittest.TestCase):
    maxDiff = None

    @served
    async def test_templates(self, client):
        templates = [template["uriTemplate"] for template in await client.listing("resource_templates")]
        folders = [f"{scheme}://{{path}}" for scheme in ("workspace", "report", "artifact", "processed", "model")]
        self.assertEqual(templates, ["skill://{name}", *folders, "docs://{module}"])

    @served
    async def test_what_is_listed_can_be_read(self, client):
        await client.report("write_file('reports/summary.md', '# Summary')")
        listed = [resource["uri"] for resource in await client.listing("resources")]
        self.assertEqual(len(listed), len(set(listed)))
        self.assertGreaterEqual(set(listed), {"workspace://scan_results.json", "report://summary.md"})
        for uri in listed:
            contents = (await client.read(uri))["contents"]
            self.assertEqual([content["uri"] for content in contents], [uri])

    @served
    async def test_long_listings_come_in_pages(self, client):
        for number in range(450):
            (client.project / "workspace" / f"{number}.txt").write_text("")
        first = sdk.plain(await client.session.list_resources())
        self.assertEqual((len(first["resources"]), "nextCursor" in first), (200, True))
        listed = [resource["uri"] for resource in await client.listing("resources")]
        self.assertGreaterEqual(set(listed), {f"workspace://{number}.txt" for number in range(450)})
        self.assertEqual(len(listed), len(set(listed)))

    @served
    async def test_names_with_spaces_and_letters_of_all_kinds(self, client):
        names = ("two words.txt", "Größe.txt", "a%20b.txt", "100%.txt", "a:b@c.txt", "deep/er #1?.txt")
        for name in names:
            await client.value("write_workspace_file", {"path": name, "content": name})
        found = {}
        for resource in await client.listing("resources"):
            if resource["uri"].startswith("workspace://") and resource["name"].endswith(".txt"):
                found[resource["name"]] = (await client.read(resource["uri"]))["contents"][0]["text"]
        self.assertEqual(found, {name: name for name in names})

    @served
    async def test_a_skill(self, client):
        code = "def double(x): return 2 * x\n"
        await client.value("save_skill", {"name": "double", "code": code, "description": "Twice a number"})
        text = "# double\n\nTwice a number\n\n\n\n```python\ndef double(x): return 2 * x\n```\n"
        wanted = {"uri": "skill://double", "mimeType": "text/markdown", "text": text}
        self.assertEqual((await client.read("skill://double"))["contents"], [wanted])

    @served
    async def test_a_workspace_file(self, client):
        contents = (await client.read("workspace://scan_results.json"))["contents"]
        self.assertEqual(json.loads(contents[0].pop("text")), server.SCAN_RESULTS)
        self.assertEqual(contents, [{"uri": "workspace://scan_results.json", "mimeType": "application/json"}])

    @served
    async def test_a_report(self, client):
        await client.report("write_file('reports/summary.md', '# Summary')")
        wanted = {"uri": "report://summary.md", "mimeType": "text/markdown", "text": "# Summary"}
        self.assertEqual((await client.read("report://summary.md"))["contents"], [wanted])

    @served
    async def test_a_plot_and_the_file_it_is_a_copy_of(self, client):
        code = "from orchestrator.mcp.viz import plot_bar\nplot_bar({'a': ['x', 'y'], 'n': [1, 2]}, 'a', 'n', output='bar.png')"
        _, image, link = (await client.call("execute_code", {"code": code}))["content"]
        self.assertEqual((image["type"], image["mimeType"], size_of(image["data"])), ("image", "image/png", (800, 500)))
        wanted = ("resource_link", "report://bar.png", "bar.png", "image/png")
        self.assertEqual((link["type"], link["uri"], link["name"], link["mimeType"]), wanted)
        (content,) = (await client.read(link["uri"]))["contents"]
        self.assertEqual((size_of(content["blob"]), len(base64.b64decode(content["blob"]))), ((1600, 1000), link["size"]))

    @served
    async def test_documentation_of_a_module(self, client):
        content = (await client.read("docs://json"))["contents"][0]
        self.assertEqual((content["uri"], content["mimeType"]), ("docs://json", "text/markdown"))
        self.assertIn("loads", content["text"])

    @served
    async def test_what_is_not_there(self, client):
        for uri in ("workspace://missing.txt", "workspace://../data/raw/sales.csv", "skill://missing", "other://x"):
            with self.assertRaises(sdk.McpError, msg=uri) as caught:
                await client.read(uri)
            self.assertIn(caught.exception.error.code, (-32002, -32602), uri)


class Prompts(unittest.TestCase):
    @served
    async def test_every_prompt_can_be_had(self, client):
        prompts = await client.listing("prompts")
        names = ["how_to_work", "analyse_file", "clean_data", "write_skill", "find_tool", "protect_people"]
        self.assertEqual([prompt["name"] for prompt in prompts], names)
        for prompt in prompts:
            needed = {each["name"]: "SALES" for each in prompt.get("arguments", []) if each["required"]}
            found = sdk.plain(await client.session.get_prompt(prompt["name"], needed))
            (message,) = found["messages"]
            self.assertEqual((message["role"], message["content"]["type"]), ("user", "text"), prompt["name"])
            self.assertEqual("SALES" in message["content"]["text"], bool(needed), prompt["name"])

    @served
    async def test_a_needed_argument_is_named(self, client):
        with self.assertRaises(sdk.McpError) as caught:
            await client.session.get_prompt("clean_data")
        error = caught.exception.error
        self.assertEqual((error.code, error.message), (-32602, "prompt 'clean_data' needs the argument 'path'"))

    @served
    async def test_unknown_prompt(self, client):
        with self.assertRaises(sdk.McpError) as caught:
            await client.session.get_prompt("missing")
        names = "how_to_work, analyse_file, clean_data, write_skill, find_tool, protect_people"
        error = caught.exception.error
        self.assertEqual((error.code, error.message), (-32602, f"there is no prompt 'missing'; there are {names}"))


if __name__ == "__main__":
    unittest.main()
