# attack: pictures, styles and images outside the grant
# prints: refused: 8
import matplotlib.pyplot as plt

plt.plot([1, 2])
refused = 0
for attempt in (
    lambda: plt.savefig("/etc/picture.png"),
    lambda: plt.savefig("../picture.png"),
    lambda: plt.savefig("reports/../../picture.svg"),
    lambda: plt.savefig("/tmp/picture.pdf"),
    lambda: plt.imread("/etc/passwd"),
    lambda: plt.imsave("/tmp/picture.png", [[0.0, 1.0]]),
    lambda: plt.style.use("/etc/passwd"),
    lambda: plt.style.use("https://example.org/x.mplstyle"),
):
    try:
        attempt()
        print("ESCAPED")
    except (OSError, ValueError):
        refused += 1
print("refused:", refused)
