# A report of something that is neither text nor a frame.
from orchestrator.mcp.viz import generate_report

generate_report({"rows": 10}, title="Sales")
