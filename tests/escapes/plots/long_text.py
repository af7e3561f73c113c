# attack: a title of a hundred megabytes
# prints: refused
import matplotlib.pyplot as plt

plt.title("x" * 10**8)
try:
    plt.savefig("reports/a.png")
    print("drawn")
except (ValueError, MemoryError):
    print("refused")
