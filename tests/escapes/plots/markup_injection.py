# attack: texts, names and metadata that would be markup in SVG or objects in PDF
# prints: svg: 0 scripts
# prints: pdf: 0 actions
import io
import matplotlib.pyplot as plt

evil = '"><script>alert(1)</script>]]><!--'
action = ") >> /OpenAction << /S /JavaScript /JS (app.alert(1)) >> ("
fig, ax = plt.subplots()
line, = ax.plot([1, 2], label=evil)
line.set_gid(evil)
line.set_url("javascript:alert(1)")
ax.set_title(evil + action)
ax.legend()
svg, pdf = io.BytesIO(), io.BytesIO()
fig.savefig(svg, format="svg", metadata={"Title": evil, "Creator": evil})
fig.savefig(pdf, format="pdf", metadata={"Title": action, "Author": action})
print("svg:", svg.getvalue().count(b"<script") + svg.getvalue().count(b"javascript:"), "scripts")
print("pdf:", pdf.getvalue().count(b"\n/OpenAction") + pdf.getvalue().count(b"<< /OpenAction"), "actions")
