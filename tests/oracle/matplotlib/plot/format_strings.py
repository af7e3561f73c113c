import matplotlib.pyplot as plt

fig, ax = plt.subplots()
for fmt in ["r--", "go", "b^-", "k:", "C3.", "-.", "ms", "x", "--C1", "0.5"]:
    (line,) = ax.plot([1, 2, 3], [3, 1, 2], fmt)
    print(fmt, line.get_color(), line.get_linestyle(), line.get_marker(), line.get_label())
for fmt in ["rr", "r-:", "ox", "zz", "r--b"]:
    try:
        ax.plot([1, 2], [1, 2], fmt)
    except ValueError as error:
        print(fmt, "->", error)
