# attack: themes, formats and sizes that would be code if they were written down unchecked
# prints: refused: 9
from orchestrator.mcp.viz import generate_report, plot_distribution


class Text(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


refused = 0
for theme in ('dark"><script>alert(1)</script>', "light\0", Text("dark' onload='x"), None, ["dark"]):
    for make in (lambda: generate_report("text", theme=theme), lambda: plot_distribution({"a": [1, 2]}, "a", theme=theme, format="svg")):
        try:
            if "onload" in open(make()).read() or "<script" in open(make()).read():
                print("ESCAPED", theme)
        except (TypeError, ValueError):
            refused += 1
print("refused:", refused)
