# Words of the errors.
from cycler import cycler, concat

a, b = cycler(color="rgb"), cycler(ls=["-", "--"])
calls = [lambda: a[0], lambda: a + b, lambda: a + a, lambda: a * a, lambda: cycler(), lambda: cycler(1, 2, 3), lambda: cycler("a", "b", c=1),
         lambda: cycler("x"), lambda: a + 3, lambda: a.change_key("colr", "c"), lambda: (a + cycler(lw=[1, 2, 3])).change_key("color", "lw"),
         lambda: hash(a), lambda: cycler("lw", a + cycler(x=[1, 2, 3])), lambda: concat(a, cycler(color=[1]) * cycler(q=[1]))]
for call in calls:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0])
