# Lists of colours by name.
import matplotlib as mpl
from matplotlib.colors import to_hex

print(list(mpl.color_sequences), len(mpl.color_sequences))
for name in mpl.color_sequences:
    print(name, [to_hex(colour) for colour in mpl.color_sequences[name]])
mpl.color_sequences.register("mine", ["r", (0, 1, 0)])
print(mpl.color_sequences["mine"], "mine" in mpl.color_sequences)
mpl.color_sequences.unregister("mine")
for call in (lambda: mpl.color_sequences["mine"], lambda: mpl.color_sequences.register("tab10", ["r"]), lambda: mpl.color_sequences.unregister("tab10")):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
print(mpl.color_sequences)
