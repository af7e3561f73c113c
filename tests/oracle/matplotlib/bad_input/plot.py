import matplotlib.pyplot as plt

fig, ax = plt.subplots()

def attempt(*args, method="plot", **kwargs):
    try:
        getattr(ax, method)(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)

attempt([1, 2, 3], [1, 2])
attempt([1, 2, 3], [[1, 2], [3, 4]])
attempt([1, 2], [3, 4], wrong=1)
attempt([1, 2], [3, 4], color="nocolour")
attempt([1, 2], [3, 4], linestyle="nostyle")
attempt([1, 2], [3, 4], marker="nomarker")
attempt([1, 2], [3, 4], c="r", color="b")
attempt([1, 2], [3, 4], lw=1, linewidth=2)
attempt([1, 2], [3, 4], "r", "g", "b")
attempt("a", "b", "c", data={"a": [1]})
attempt("a", data={"b": [1]})
attempt([1, 2], [3, 4], alpha=2)
attempt([1, 2], [3, 4], alpha="x")
attempt(x=[1], y=[2])
attempt([[[1]]])
attempt([1, 2, 3], (n for n in range(3)))
attempt([1, 2], [3, 4], linewidth="wide")
attempt([1], [2], drawstyle="jumps")
