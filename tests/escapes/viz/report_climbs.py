# attack: a report written over files that are not the script's
# stopped by: nothing
from orchestrator.mcp.viz import generate_report

for output in ("../x.html", "/etc/x.html", "data/raw/input.csv", "data/raw/x.html", "workspace/link_dir/x.html", ".work/x.html"):
    try:
        print("ESCAPED", generate_report("text", output=output))
    except (OSError, ValueError):
        pass
