# attack: a report written over files that are not the script's
# prints: refused: 6
from orchestrator.mcp.viz import generate_report

refused = 0
for output in ("../x.html", "/etc/x.html", "data/raw/input.csv", "data/raw/x.html", "workspace/link_dir/x.html", ".work/x.html"):
    try:
        print("ESCAPED", generate_report("text", output=output))
    except (OSError, ValueError):
        refused += 1
print("refused:", refused)
