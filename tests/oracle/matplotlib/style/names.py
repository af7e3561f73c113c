# Names of the styles.
import matplotlib.style as style
import matplotlib.pyplot as plt

print([name for name in style.available if not name.startswith("_")])
print(len(style.library), "ggplot" in style.library, plt.style.available == style.available)
print(type(style.library["bmh"]).__name__, style.library["fast"])
