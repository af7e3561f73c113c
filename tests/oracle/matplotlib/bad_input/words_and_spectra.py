import matplotlib.pyplot as plt
import numpy as np


def attempt(method, *args, **kwargs):
    fig, ax = plt.subplots()
    try:
        getattr(ax, method)(*args, **kwargs)
        fig.canvas.draw()
        print(method, "drawn", np.round([*ax.get_xlim(), *ax.get_ylim()], 4).tolist())
    except Exception as error:
        print(method, type(error).__name__, error)
    plt.close(fig)


attempt("text", 1, 2, 'x', ha='z')
attempt("text", 1, 2, 'x', va='z')
attempt("text", 1, 2, 'x', rotation='z')
attempt("text", 1, 2, 'x', fontsize='z')
attempt("text", 'a', 2, 'x')
attempt("text", 1, 2, 'x', color='zz')
attempt("text", 1, 2, 'x', weight='zz')
attempt("annotate", 'x', (1, 2), xycoords='zz')
attempt("annotate", 'x', (1, 2), arrowprops=dict(arrowstyle='zz'))
attempt("annotate", 'x', 1)
attempt("annotate")
attempt("annotate", 'x', (1, 2), arrowprops=dict(wrong=1))
attempt("legend", loc=99)
attempt("legend", ncols='x')
attempt("legend", loc=(1, 2, 3))
attempt("legend", ['a'], ['b'])
attempt("legend", handles=5)
attempt("table", cellText=[['a']], cellColours=[['r', 'g']])
attempt("table", cellText=[['a']], rowLabels=['a', 'b'])
attempt("psd", [1, 2], NFFT=4, noverlap=5)
attempt("psd", [])
attempt("specgram", [1, 2, 3], NFFT=2, noverlap=2)
attempt("acorr", [1, 2])
attempt("magnitude_spectrum", [1, 2], scale='x')
attempt("indicate_inset")
attempt("arrow", 0, 0, 1, 1, shape='z')
attempt("arrow", 0, 0, 1)
