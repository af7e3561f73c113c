# attack: a picture written outside of the project
# prints: refused: 7
from orchestrator.mcp.viz import plot_distribution

refused = 0
for output in ("../x.png", "/etc/x.png", "reports/../../x.png", "data/raw/x.png", ".hidden/x.png", "x\0.png", "workspace/link_dir/x.png"):
    try:
        print("ESCAPED", plot_distribution({"a": [1, 2]}, "a", output=output))
    except (OSError, ValueError):
        refused += 1
print("refused:", refused)
