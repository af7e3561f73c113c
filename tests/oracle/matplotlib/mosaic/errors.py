# What mosaics refuse.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



def mosaic(*args, **kwargs):
    return plt.figure().subplot_mosaic(*args, **kwargs)


attempt(lambda: mosaic("AB;A"))
attempt(lambda: mosaic("AA;BA"))
attempt(lambda: mosaic([["A", "B"], ["A"]]))
attempt(lambda: mosaic([[["A"], ["B", "C"]]]))
attempt(lambda: mosaic(["AB"]))
attempt(lambda: mosaic([["A", [["A", "B"]]]]))
attempt(lambda: mosaic("AB", sharex="row"))
attempt(lambda: mosaic("AB", sharey=1))
attempt(lambda: mosaic("AB", per_subplot_kw={"C": {}}))
attempt(lambda: mosaic("AB", per_subplot_kw={"AB": {}, "A": {}}))
attempt(lambda: mosaic([["A", "B"]], per_subplot_kw={"AB": {}}))
attempt(lambda: mosaic("AB", width_ratios=[1, 2], gridspec_kw={"width_ratios": [1, 2]}))
attempt(lambda: mosaic("AB", width_ratios=[1]))
