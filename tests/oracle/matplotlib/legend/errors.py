import matplotlib.pyplot as plt


def tried(make):
    try:
        return make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


fig, ax = plt.subplots()
line, = ax.plot([1, 2], label="one")
for wrong in (lambda: ax.legend(loc="foo"), lambda: ax.legend(loc=22), lambda: ax.legend(loc=(1, 2, 3)), lambda: ax.legend(foo=3),
              lambda: ax.legend(loc="outside upper center"), lambda: ax.legend([line], ["a"], ["b"]), lambda: ax.legend([line]),
              lambda: ax.legend([line], labels=["a"]), lambda: ax.legend(numpoints=0), lambda: ax.legend(alignment="up"),
              lambda: ax.legend(shadow="yes"), lambda: fig.legend(loc="best"), lambda: ax.legend(bbox_to_anchor=3),
              lambda: ax.legend(title_fontsize=3, title_fontproperties={"size": 4})):
    print(tried(wrong))
