# A list in braces: only frames and single values are shown.
from orchestrator.mcp.viz import generate_report

rows = [1, 2, 3]
generate_report("{{ rows }}")
