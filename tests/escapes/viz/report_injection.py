# attack: script through every text a report takes
# prints: tags looked at: True letters drawn: True
import re

import pandas as pd

from orchestrator.mcp.viz import generate_report, plot_bar

evil = "</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>\"' onload='alert(1)"
frame = pd.DataFrame({evil: [evil, None]}, index=pd.Index([evil, "b"], name=evil))
markdown = f"# {evil}\n\n{evil}\n\n[{evil}](javascript:alert(1))\n\n![{evil}](reports/x.svg '{evil}')\n\n```{evil}\n{evil}\n```\n\n${evil}$\n\n| {evil} |\n|---|\n| {evil} |\n\n[^{evil}]\n\n[^{evil}]: {evil}\n\n{{{{ frame }}}}\n"
plot_bar({evil: [evil], "n": [1]}, evil, "n", title=evil, subtitle=evil, x_label=evil, output="reports/x.svg")
page = open(generate_report(markdown, title=evil, metadata={evil: evil})).read()
tags = re.findall(r"<[^>]*>", page.split("</style>")[1])
if any(re.match(r"(?i)</?(script|style|iframe|object|embed|form|link|base|meta)\b", tag) for tag in tags[2:]):
    print("ESCAPED a tag")
for tag in tags:
    names = re.findall(r"\s([a-zA-Z-]+)\s*=", re.sub(r"\"[^\"]*\"", '""', tag))
    if any(name.lower().startswith("on") or name.lower() in ("style", "srcdoc", "action") for name in names) or "javascript:" in tag.lower():
        print("ESCAPED", tag[:100])
svg = open("reports/x.svg").read()
if re.search(r"(?i)<(script|img|image|foreignObject|a)\b", svg) or re.search(r"<[^>]*\son\w+=", svg):
    print("ESCAPED the drawing")
print("tags looked at:", len(tags) > 50, "letters drawn:", len(svg) > 1000)
