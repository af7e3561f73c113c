# Changing the layout of a figure.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



import warnings

fig, ax = plt.subplots(layout="constrained")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    fig.subplots_adjust(left=0.3)
    fig.tight_layout()
    plt.figure(layout="constrained", tight_layout=True)
for warning in caught:
    print(warning.category.__name__, "-", warning.message)
print(type(fig.get_layout_engine()).__name__)
fig, ax = plt.subplots(layout="constrained")
fig.colorbar(ax.imshow([[1, 2]]))
attempt(lambda: fig.set_layout_engine("tight"))
fig.set_layout_engine("none")
print(type(fig.get_layout_engine()).__name__, fig.get_layout_engine().colorbar_gridspec)
with plt.rc_context({"figure.constrained_layout.use": True}):
    print(type(plt.figure().get_layout_engine()).__name__)
fig, ax = plt.subplots(constrained_layout=True)
print(fig.get_constrained_layout(), plt.figure(constrained_layout=False).get_layout_engine())
print(plt.figure(constrained_layout={"w_pad": 0.3}).get_layout_engine().get()["w_pad"])
