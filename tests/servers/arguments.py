# Arguments are checked before anybody is called, in Python's words.
from servers.fixture import add, choose, echo


def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


attempt(lambda: add(a=1))
attempt(lambda: add())
attempt(lambda: add(a=1, b=2, c=3))
attempt(lambda: add(a=1, b="2"))
attempt(lambda: add("1"))
attempt(lambda: echo(txt="x"))
attempt(lambda: choose(from_="elsewhere"))
attempt(lambda: choose(from_="here", Notion_Version=None))
attempt(lambda: choose({"from": "there", "Notion-Version": None}))
attempt(lambda: call_mcp_tool("mcp__fixture__add", {"a": True, "b": 1}))
attempt(lambda: call_mcp_tool("mcp__fixture__ad", {}))
attempt(lambda: call_mcp_tool("mcp__fixtures__add", {}))
echo(txt="the hint is shown with the traceback")
