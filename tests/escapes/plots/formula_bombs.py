# attack: formulas nested or repeated beyond reason
# prints: 6 ended
import matplotlib.pyplot as plt

ended = 0
for formula in ("{" * 10**5, "{" * 10**5 + "}" * 10**5, r"\frac{" * 5000 + "1" + "}{2}" * 5000, "x" + "^{x" * 20000 + "}" * 20000, r"\sqrt{" * 3000 + "}" * 3000, r"\left(" * 10**4):
    plt.clf()
    try:
        plt.text(0, 0, "$" + formula + "$")
        plt.savefig("reports/a.png")
    except (ValueError, RecursionError, MemoryError):
        pass
    ended += 1
print(ended, "ended")
