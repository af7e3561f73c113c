"""Labels of ticks that are there."""
import warnings
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.set_xticks([1, 2, 3])
texts = ax.set_xticklabels(["one", "two", "three"], rotation=45, ha="right", fontsize=8)
print([t.get_text() for t in texts], texts[0].get_rotation(), texts[0].get_ha(), texts[0].get_fontsize())
print([t.get_text() for t in ax.get_xticklabels()])
ax.set_xticklabels([])
print([t.get_text() for t in ax.get_xticklabels()])
for call in (lambda: ax.set_xticklabels(["a"]), lambda: ax.set_xticks([1, 2], ["a"]), lambda: ax.set_xticklabels(3),
             lambda: ax.set_xticks([1, 2], rotation=3), lambda: ax.set_xticks(3)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(ax.set_yticklabels(["a", "b"]))
print(caught[0].category.__name__, caught[0].message)
