# attack: pictures larger than memory
# prints: refused: 9
from orchestrator.mcp.viz import plot_distribution

refused = 0
for look in ({"width": 10**9}, {"width": 10**9, "height": 10**9}, {"width": 10_000, "height": 10_000}, {"width": 10_000, "height": 4000, "scale": 10}, {"scale": 1e308}, {"scale": -1}, {"width": float("inf")}, {"width": -5}, {"font_size": 1e9}):
    try:
        print("ESCAPED", plot_distribution({"a": [1, 2]}, "a", **look))
    except ValueError:
        refused += 1
print("refused:", refused)
