# Script in every place that takes data; each would change the title of the page.
from pathlib import Path

import pandas as pd

from orchestrator.mcp import viz

FIRE = "document.title='FIRED'"
evil = f"</title></style><script>{FIRE}</script><img src=x onerror=\"{FIRE}\"><svg onload=\"{FIRE}\"><iframe srcdoc=\"<script>parent.{FIRE}</script>\"></iframe>"
frame = pd.DataFrame({evil: [evil, f"'\"><script>{FIRE}</script>", f"<img src='https://cell.example/x.png' onerror={FIRE}>"]}, index=pd.Index([evil, "b", "c"], name=evil))
Path("workspace/drawing.svg").write_text(f"<svg xmlns='http://www.w3.org/2000/svg' width='80' height='40' onload=\"{FIRE}\"><script>{FIRE};parent.{FIRE}</script><image href='https://drawing.example/x.png' width='9' height='9'/><circle r='20' cx='30' cy='20' fill='teal'/></svg>")
viz.plot_bar({evil: [evil, "b"], "n": [1, 2]}, evil, "n", title=evil, x_label=evil, output="reports/plot.svg")
Path("workspace/page.png").write_text(f"<html><script>{FIRE}</script></html>")
links = " ".join(f"[link]({target})" for target in (f"javascript:{FIRE}", f"JaVaScRiPt:{FIRE}", f"data:text/html,<script>{FIRE}</script>", "vbscript:x", f"  javascript:{FIRE}", f"java\tscript:{FIRE}"))
text = f"""# {evil}

{evil}

{links} <a href="javascript:{FIRE}" onclick="{FIRE}">raw</a> <a href="&#106;avascript:{FIRE}">entity</a> <https://auto.example/?"onmouseover="{FIRE}>

![{evil}](workspace/drawing.svg "{evil}") ![x" onerror="{FIRE}](workspace/drawing.svg) ![plot](reports/plot.svg) ![page](workspace/page.png) ![far](https://picture.example/x.png)

<img src="https://raw.example/x.png" onerror="{FIRE}"> <video src="https://video.example/x" onerror="{FIRE}" autoplay></video> <object data="https://object.example/x"></object>

<style>@import url(https://style.example/x.css); body {{ background: url(https://style.example/x.png) }}</style>
<link rel=stylesheet href=https://link.example/x.css><meta http-equiv=refresh content="0;url=https://meta.example/"><base href="https://base.example/">

<div style="background:url(https://attribute.example/x.png)" onmouseover="{FIRE}">styled</div>

<details open ontoggle="{FIRE}"><summary>more</summary>text</details> <input autofocus onfocus="{FIRE}"> <form action="https://form.example"><button autofocus onfocus="{FIRE}">go</button></form>

| {evil} |
|---|
| {evil} |

```python"><script>{FIRE}</script>
{evil}
```

$</math><script>{FIRE}</script>$ $\\text{{<img src=x onerror={FIRE}>}}$ $\\href{{javascript:{FIRE}}}{{x}}$

<math><mtext><style><img src=x onerror="{FIRE}"></style></mtext><mglyph><svg><a xlink:href="javascript:{FIRE}"><text>x</text></a></svg></mglyph></math>

<noscript><p title="</noscript><img src=x onerror={FIRE}>"></noscript> <template><script>{FIRE}</script></template> <!--><script>{FIRE}</script>-->

{{{{ frame }}}}

[^n]

[^n]: {evil}
"""
viz.generate_report(text, title=evil, metadata={evil: evil}, frames={"frame": frame}, output="hostile.html")
