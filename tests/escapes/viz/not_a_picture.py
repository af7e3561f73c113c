# attack: pages and scripts carried as if they were pictures
# prints: 7 files, none shown
from pathlib import Path

from orchestrator.mcp.viz import generate_report

contents = (b"<html><script>alert(1)</script>", b"<script>alert(1)</script>", b"%PDF-1.4", b"GIF", b"", b"<!--<svg--><script>", b"\x89PN")
for number, content in enumerate(contents):
    Path(f"workspace/{number}.png").write_bytes(content)
    if "data:" in open(generate_report(f"![x](workspace/{number}.png)")).read().split("<main>")[1]:
        print("ESCAPED", content)
print(len(contents), "files, none shown")
