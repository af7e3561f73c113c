# Formats, paths and open files.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



import io
import pathlib

fig, ax = plt.subplots(figsize=(2, 1.5))
ax.plot([1, 2])
for name in ("reports/a.png", "reports/b.svg", "reports/c.pdf"):
    print(fig.savefig(name), pathlib.Path(name).read_bytes()[:4])
fig.savefig(pathlib.Path("reports") / "d.png")
fig.savefig("reports/noext")
print(sorted(path.name for path in pathlib.Path("reports").iterdir()))
buffer = io.BytesIO()
fig.savefig(buffer)
print(buffer.getvalue()[:8], buffer.tell() == len(buffer.getvalue()))
buffer = io.BytesIO()
fig.savefig(buffer, format="SVG")
print(b"<svg" in buffer.getvalue())
buffer = io.BytesIO()
plt.savefig(buffer, format="pdf")
print(buffer.getvalue()[:5])
raw = io.BytesIO()
fig.savefig(raw, format="rgba")
print(len(raw.getvalue()) == 200 * 150 * 4)
attempt(lambda: fig.savefig())
attempt(lambda: fig.savefig(3))
attempt(lambda: fig.savefig("reports/nodir/x.png"))
attempt(lambda: fig.savefig("reports/x.png", colour=1))
attempt(lambda: fig.savefig("reports/x.pdf", colour=1))
attempt(lambda: fig.savefig("reports/x.svg", colour=1))
