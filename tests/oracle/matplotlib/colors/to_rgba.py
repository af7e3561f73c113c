# Colours in every written form.
from matplotlib.colors import to_rgba

for colour in ("r", "C0", "C12", "0.5", "#fff", "#ff000080", "#f008", "tab:blue", "xkcd:sky blue", "none", "None", "rebeccapurple", "Red", "grey", "tab:grey",
               "XKCD:Red", (1, 0, 0), (1, 0, 0, 0.5), ("r", 0.5), ("r", None), [0.1, 0.2, 0.3], ("#ff000080", 0.2), ((1, 0, 0), 0.5)):
    print(colour, to_rgba(colour))
print(to_rgba("r", 0.3), to_rgba("none", 0.3), to_rgba((0.1, 0.2, 0.3), alpha=0), to_rgba("#11223344", 1))
