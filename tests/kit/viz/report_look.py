# generate_report: where it is written, themes, contents, a title that is not said twice, pictures that are not there
import re
from pathlib import Path

from orchestrator.mcp.viz import generate_report, plot_distribution


def page(*arguments, **others):
    return Path(generate_report(*arguments, **others)).read_text()


print(generate_report("text"), generate_report("text", output="q4"), generate_report("text", output="artifacts/new/q4.html"))
print([re.search(r"<html[^>]*>", page("text", theme=theme))[0] for theme in ("auto", "light", "dark")])
headings = "# One\n\n## Two\n\n### Three\n\n## Two\n"
print(re.findall(r'<li class="depth-.">.*</li>', page(headings)))
print("<nav>" in page(headings, table_of_contents=False), "<nav>" in page("# One"))
print(re.findall(r"<h1.*</h1>", page("# Sales\n\ntext", title="Sales")))
plot_distribution({"a b": [1, 2]}, "a b", output="reports/a b.png")
print(re.findall(r"<img src=.{20}|<span.*?</span>", page("![ok](a%20b.png) ![](no.png) ![far](https://example.com/x.png) ![up](../../x.png)")))
print(re.findall(r"Content-Security-Policy.*", page("text")))
