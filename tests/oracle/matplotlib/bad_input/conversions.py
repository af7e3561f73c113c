import matplotlib.pyplot as plt

def attempt(method, *args, **kwargs):
    fig, ax = plt.subplots()
    try:
        getattr(ax, method)(*args, **kwargs)
        print(method, "drawn")
    except Exception as error:
        print(method, type(error).__name__, str(error).split(" at 0x")[0])
    plt.close(fig)

attempt("plot", [None, 1, 2])
attempt("scatter", [1, None, 3], [1, 2, 3])
attempt("bar", ["a", None], [1, 2])
attempt("bar", ["a", 1], [1, 2])
attempt("bar", [1, 2], ["3", "4"])
attempt("hist", [None, 1])
attempt("plot", ["1", "2"], ["3", "4"])
attempt("plot", [object()])
attempt("text", 1, 2, None)
attempt("text", 1, 2, 3.5)
attempt("annotate", "x", (1, 2), arrow=3)
attempt("text", 1, 2, "x", wrong=3)
attempt("axhline", "a")
attempt("fill_between", ["a", "b"], [1, 2])
attempt("arrow", 0, 0, 1, 1, wrong=2)
attempt("axvspan", 0, 1, wrong=2)
attempt("legend", wrong=2)
attempt("legend", loc="nowhere")
attempt("set_title", "x", loc="top")
