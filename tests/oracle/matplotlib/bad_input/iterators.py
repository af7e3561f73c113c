import matplotlib.pyplot as plt

fig, ax = plt.subplots()

def attempt(method, *args, **kwargs):
    try:
        getattr(ax, method)(*args, **kwargs)
        print(method, "drawn")
    except Exception as error:
        print(method, type(error).__name__, error)

three = [1, 2, 3]
for method in ("plot", "scatter", "bar", "barh", "fill_between"):
    attempt(method, (n for n in three), three)
    attempt(method, three, iter(three))
attempt("plot", map(float, three))
attempt("stackplot", three, (n for n in three))
attempt("plot", range(3), range(3))
attempt("plot", {"a": 1, "b": 2}.keys(), {"a": 1, "b": 2}.values())
attempt("bar", {"a": 1, "b": 2}.keys(), {"a": 1, "b": 2}.values())
attempt("plot", None)
attempt("plot", three, "abc")
