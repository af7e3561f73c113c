# functions on texts: how much room the results have, arrays without axes, and what they refuse
import numpy as np

words = np.array(["pear", "fig", "", "Apple"])
print(repr(np.strings.lstrip(words, "fA")), repr(np.char.upper(words)), repr(np.strings.slice(words, 2)))
print(repr(np.char.upper("abc")), repr(np.strings.find("abc", "c")), repr(np.strings.strip(" x ")))
print(repr(np.strings.add(np.array([], dtype="U3"), "x")), repr(np.char.encode(np.array([], dtype="U3"))))
print(np.strings.replace(np.array([b"pear"]), "p", "QQ"), np.strings.partition(np.array([b"fig"]), "i"))
print(np.strings.add(np.array(["a", "b"], dtype=object), "!"), np.strings.add([1, 2], 3))
for refused in (
    lambda: np.strings.upper(np.array(["a"], dtype=object)),
    lambda: np.char.split([1, 2]),
    lambda: np.char.equal([1], ["a"]),
    lambda: np.strings.isalpha(np.array(["a"], dtype=object)),
):
    try:
        refused()
    except TypeError as error:
        print(type(error).__name__, str(error)[:40])
print(np.isin(np.array([b"fig"]), ["fig"]), np.isin(words, ["fig"]))
