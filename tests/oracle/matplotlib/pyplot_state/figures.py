# Figures by number and label, and closing them.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



first = plt.figure()
second = plt.figure(5)
named = plt.figure("named")
print(plt.get_fignums(), plt.get_figlabels(), first.number, second.number, named.number)
print(plt.gcf() is named, plt.figure(1) is first, plt.gcf() is first, plt.figure("named") is named)
print(plt.fignum_exists(5), plt.fignum_exists("named"), plt.fignum_exists(9), plt.fignum_exists("other"))
plt.close(5)
print(plt.get_fignums())
plt.close()
print(plt.get_fignums(), plt.gcf() is first)
plt.close(first)
print(plt.get_fignums())
plt.figure(3)
plt.figure("b")
plt.close("b")
plt.close("nothing")
plt.close(77)
print(plt.get_fignums())
plt.close("all")
print(plt.get_fignums(), plt.gcf().number)
attempt(lambda: plt.close(2.5))
attempt(lambda: plt.close([1]))
attempt(lambda: plt.figure(plt.Figure()))
attempt(lambda: plt.figure([1]))
