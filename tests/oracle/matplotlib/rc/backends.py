# Backends are taken by name only.
import matplotlib as mpl

for name in ("pdf", "svg", "qtagg", "module://x.y", "nope"):
    try:
        print(mpl.use(name), mpl.get_backend())
    except Exception as error:
        print(type(error).__name__, str(error)[:60])
mpl.use("Agg")
print(mpl.get_backend(), mpl.is_interactive())
mpl.interactive(True)
print(mpl.is_interactive())
try:
    mpl.set_loglevel("loud")
except Exception as error:
    print(type(error).__name__, error)
mpl.set_loglevel("error")
