"""Finding tools a little at a time: names first, then descriptions, then whole definitions."""

from _host import call as _call

__all__ = ["get_tool_definition", "search_tools"]


class ToolList(list):
    """Tools that matched; `shown` of `total`, in words in `note`, and near names in `suggestions`."""

    shown = 0
    total = 0
    note = ""
    suggestions = ()


def search_tools(query="", detail_level="with_description", limit=20, category=None):
    """Tools that match the query, best first.

    detail_level is "name_only", "with_description" (or "summary") or "full".

    >>> [tool["name"] for tool in search_tools("execution statistics", limit=1)]
    ['get_execution_stats']
    """
    found = _call(
        "search_tools",
        {"query": query, "detail_level": detail_level, "limit": limit, "category": category},
    )
    tools = ToolList(found["tools"])
    tools.shown = found["shown"]
    tools.total = found["total"]
    tools.note = found["note"]
    tools.suggestions = tuple(found.get("suggestions", ()))
    return tools


def get_tool_definition(name, category=None):
    """The whole definition of one tool.

    >>> get_tool_definition("sanitize_pii")["server"]
    'orchestrator'
    """
    return _call("get_tool_definition", {"name": name, "category": category})
