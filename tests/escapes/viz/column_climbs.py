# attack: names of columns that would be paths if they became names of files as they are
# prints: 10 pictures below reports
from orchestrator.mcp.viz import plot_distribution

n_pictures = 0
for name in ("../../x", "/etc/passwd", "..", "a/../../b", "con\0.png", "\u202egnp", "~", "C:\\x", ".."*200, "\ud800"):
    path = plot_distribution({name: [1, 2]}, name)
    n_pictures += 1
    if not path.startswith("reports/") or "/" in path.removeprefix("reports/") or ".." in path or len(path.encode()) > 255:
        print("ESCAPED", ascii(path))
print(n_pictures, "pictures below reports")
