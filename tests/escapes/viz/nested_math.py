# attack: formulas nested deeper than any stack
# prints: 12 whole pages
# limits: timeout=20
from orchestrator.mcp.viz import generate_report

n_pages = 0
for tex in ("{" * 100_000 + "}" * 100_000, "\\sqrt" * 800, "\\frac" * 800, "x^" * 2000, "\\left(" * 600, "\\begin{matrix}" * 250, "\\def\\a{\\a\\a}\\a", "\\newcommand{\\b}{\\b\\b}\\b", "{" * 199 + "x" + "}" * 199, "\\text{" * 150 + "}" * 150, "\\href{javascript:alert(1)}{x}", "\\color{red;}{x}"):
    page = open(generate_report(f"$${tex}$$\n\n${tex}$")).read()
    n_pages += page.rstrip().endswith("</html>")
    if "javascript:" in page.split("<main>")[1].replace("\\href{javascript:alert(1)}{x}", ""):
        print("ESCAPED", tex[:20])
print(n_pages, "whole pages")
