# What subplots refuses.
import matplotlib.pyplot as plt


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, "-", error)



attempt(lambda: plt.subplots(0, 2))
attempt(lambda: plt.subplots(2, 1.5))
attempt(lambda: plt.subplots(2, 2, sharey="column"))
attempt(lambda: plt.subplots(1, 2, width_ratios=[1, 2], gridspec_kw={"width_ratios": [1, 2]}))
attempt(lambda: plt.subplots(2, 1, height_ratios=[1, 2], gridspec_kw={"height_ratios": [1, 2]}))
attempt(lambda: plt.subplots(1, 2, height_ratios=[1, 2]))
attempt(lambda: plt.subplots(1, 2, width_ratios=[1, 2, 3]))
attempt(lambda: plt.subplots(1, 2, gridspec_kw={"spacing": 1}))
attempt(lambda: plt.subplots(2, 2, 1))
