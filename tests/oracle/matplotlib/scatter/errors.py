import matplotlib.pyplot as plt

fig, ax = plt.subplots()

def attempt(*args, **kwargs):
    try:
        ax.scatter(*args, **kwargs)
    except Exception as error:
        print(type(error).__name__, error)

attempt([1, 2, 3], [1, 2])
attempt([1, 2, 3], [1, 2, 3], c=[1, 2])
attempt([1, 2, 3], [1, 2, 3], c=["r", "g"])
attempt([1, 2, 3], [1, 2, 3], c="nocolour")
attempt([1, 2, 3], [1, 2, 3], c="r", color="b")
attempt([1, 2, 3], [1, 2, 3], color=[1, 2, 3])
attempt([1, 2, 3], [1, 2, 3], s=[1, 2])
attempt([1, 2, 3], [1, 2, 3], s="big")
attempt([1, 2, 3], [1, 2, 3], marker="qq")
attempt([1, 2, 3], [1, 2, 3], cmap="nomap", c=[1, 2, 3])
attempt([1, 2, 3], [1, 2, 3], wrong=3)
attempt([1, 2, 3], [1, 2, 3], linewidth=1, linewidths=2)
attempt([1, 2, 3])
attempt(x=[1, 2], y=[1, 2], c=[[0, 0, 5]])
