# Names that are not styles.
import matplotlib.pyplot as plt

for name in ("nope", ["ggplot", "nope"], "seaborn", "seaborn-whitegrid", {"nope": 3}, {"lines.linewidth": "x"}, 3):
    try:
        plt.style.use(name)
        print("accepted", name)
    except Exception as error:
        print(type(error).__name__, error)
