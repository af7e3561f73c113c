"""Calling MCP tools by name, with `await` or without."""

from _host import call as _call
from _server_tools import AuthRequired, LargeResult, ToolError, call_server_tool as _call_server_tool

__all__ = ["AuthRequired", "LargeResult", "ToolError", "call_mcp_tool"]


class _Object(dict):
    def __await__(self):
        return dict(self)
        yield


class _List(list):
    def __await__(self):
        return list(self)
        yield


class _Text(str):
    def __await__(self):
        return str(self)
        yield


_AWAITABLE = {dict: _Object, list: _List, str: _Text}


def call_mcp_tool(tool_name, input=None, response_type=dict):
    """Call a tool, named `mcp__<server>__<tool>`, and return its answer. A tool that fails raises.

    >>> call_mcp_tool("mcp__orchestrator__search_tools", {"query": "stats", "limit": 1})["shown"]
    1
    """
    if not isinstance(tool_name, str):
        raise TypeError(f"tool_name must be str, not {type(tool_name).__name__}")
    arguments = dict(input or {})
    if tool_name.startswith("mcp__") and not tool_name.startswith("mcp__orchestrator__"):
        return _call_server_tool(tool_name, arguments)
    answer = _call("call_tool", {"name": tool_name, "arguments": arguments})
    return _AWAITABLE.get(type(answer), lambda answer: answer)(answer)
