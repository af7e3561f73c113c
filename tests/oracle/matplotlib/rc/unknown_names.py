# Names that are not settings.
import matplotlib as mpl

def attempt(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)

attempt(lambda: mpl.rcParams["nope"])
attempt(lambda: mpl.rcParams.__setitem__("nope", 1))
attempt(lambda: mpl.rcParams.update({"lines.linewidth": 4, "nope": 1}))
print(mpl.rcParams["lines.linewidth"])
attempt(lambda: mpl.rc("lines", nope=3))
attempt(lambda: mpl.rc("nope", lw=3))
attempt(lambda: mpl.nope)
def inside():
    with mpl.rc_context({"nope": 3}):
        return "never"
attempt(inside)
