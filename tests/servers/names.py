# Names that Python has no use for get one by a fixed rule; where it would mean two tools, it means none.
import servers.fixture
from servers.fixture import other_ids, choose
from servers.many_tools import tool_499

print(other_ids(), choose(from_="here"), tool_499)
print([name for name in servers.fixture.__all__ if "name" in name or name.startswith("_")])
print(get_tool_definition("mcp__fixture__other-ids")["import"], get_tool_definition("mcp__fixture__same-name").get("import"))
from servers.fixture import same_name
