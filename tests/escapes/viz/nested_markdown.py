# attack: Markdown nested deeper than any stack
# stopped by: ExecutionTimeout
# prints: 12 whole pages
# limits: timeout=20 memory=1G
from orchestrator.mcp.viz import generate_report

n_pages = 0
for deep in (">" * 20_000 + " x", "*" * 50_000 + "x", "[" * 50_000, "![" * 20_000, "(" * 50_000, "<b>" * 20_000, "`" * 50_000, "\n".join(" " * (2 * at) + "- x" for at in range(2000)), "[^1]: " * 5000, "<!--" * 10_000, "|" * 20_000 + "\n" + "|-" * 20_000, "$" * 50_000):
    page = open(generate_report(deep)).read()
    n_pages += page.rstrip().endswith("</html>")
print(n_pages, "whole pages")
