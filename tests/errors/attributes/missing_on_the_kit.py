# The same as an attribute.
import orchestrator.mcp.viz as viz

viz.pie([1, 2, 3])
