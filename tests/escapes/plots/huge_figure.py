# attack: a figure of a million inches
# prints: ValueError Image size of 100000000x50000000 pixels is too large. It must be less than 2^16 in each direction.
# prints: ValueError
# prints: ValueError
import matplotlib.pyplot as plt

try:
    plt.figure(figsize=(10**6, 5 * 10**5)).savefig("reports/a.png")
except ValueError as error:
    print("ValueError", error)
for size, dpi in (((6, 4), 10**9), ((float("inf"), 1), 100)):
    try:
        plt.figure(figsize=size).savefig("reports/a.png", dpi=dpi)
    except ValueError:
        print("ValueError")
