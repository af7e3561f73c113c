# attack: a report of ten million lines
# stopped by: MemoryLimit or ExecutionTimeout or MemoryError
# limits: timeout=10 memory=512M
from orchestrator.mcp.viz import generate_report

generate_report("- a\n\n" * 10_000_000)
