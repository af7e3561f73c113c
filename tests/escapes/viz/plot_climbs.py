# attack: a picture written outside of the project
# stopped by: nothing
from orchestrator.mcp.viz import plot_distribution

for output in ("../x.png", "/etc/x.png", "reports/../../x.png", "data/raw/x.png", ".hidden/x.png", "x\0.png", "workspace/link_dir/x.png"):
    try:
        print("ESCAPED", plot_distribution({"a": [1, 2]}, "a", output=output))
    except (OSError, ValueError):
        pass
