# attack: one picture carried ten thousand times
# stopped by: MemoryLimit or MemoryError or OSError
# limits: memory=512M timeout=20
from pathlib import Path

from orchestrator.mcp.viz import generate_report

Path("workspace/one.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(10**6))
generate_report("![x](workspace/one.png)\n\n" * 10_000)
