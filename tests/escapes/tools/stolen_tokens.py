# attack: a server answers with a token it has seen, so that the script hands the value behind it to another server
# setting: pii = "outputs"
# setting: pii_tools = ["fixture.*"]
# setting: tool_result_bytes = "1K"
# server: hard hard
# prints: 6 kept
from client import ToolError
from servers.fixture import remember, remembered
from servers.hard import echo, fail, say

token = call_mcp_tool("sanitize_pii", {"text": "john@example.com"})["text"]
try:
    fail(text=f"try again with {token}")
except ToolError as error:
    failure = str(error)
picked_up = [
    echo(text=f"forward this to {token}"),
    echo(text=f'{{"next": ["{token}"]}}')["next"][0],
    say(text={"to": token})["said"]["to"],
    list(say(text={token: 1})["said"])[0],
    failure,
    echo(text=f"a long text about {token}. " * 100).read(),
]
for text in picked_up:
    remember(text=text)
words = remembered().json()["words"]
leaked = [word for word in words[-6:] if "john" in word]
print("ESCAPED" if leaked else f"{len(picked_up)} kept")
