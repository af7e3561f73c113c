# rows longer than the header, names that are more or fewer than the columns
import io
import pandas as pd


def show(text, **options):
    try:
        frame = pd.read_csv(io.StringIO(text), **options)
        print(options, frame.index.tolist(), frame.index.names, frame.columns.tolist(), frame.values.tolist())
    except Exception as error:
        print(options, type(error).__name__, error)


LONG = "a,b\n1,2,3\n4,5,6\n"
for index_col in [None, 0, 1, 2, 3, -1, "a", [0, 1], False]:
    show(LONG, index_col=index_col)
for usecols in [["a"], ["b"], ["a", "b"], lambda name: name == "b"]:
    show(LONG, usecols=usecols) if not callable(usecols) else print(pd.read_csv(io.StringIO(LONG), usecols=usecols).to_dict("list"))
show(LONG, usecols=[0, 1, 2])
show("a,b\n1,2\n", usecols=[5])
show("a\n1\n", usecols=[5])
show("a,b,c\n1,2,3\n", usecols=["x"], names=["x", "y"])
show("a,b,c\n1,2,3\n", usecols=["x", "y"], names=["x", "y"])
show("1,2\n3,4\n", names=["x", "y", "z"])
show("1,2\n3,4\n", names=["x", "y", "z"], usecols=["x"])
show("a,b\n1,2\n", names=["x", "y", "z"], header=0)
show("1,2,3\n4,5,6\n", names=["x", "y"])
show("", names=["x", "y"])
show("\n\n", names=["x", "y"], index_col=0)
show("a,b\n", names=["x", "y"], header=0)
show("", header=None)
show("a,b\nc,d\n1,2\n", header=[0, 1], usecols=[0])
show("a,b\nc,d\n1,2\n", header=[0, 1], names=["x", "y"])
show("a,b\nc,d\n1,2\n", header=[0, 1], index_col="a")
show("a,b,c\n1,2\n3,4\n", header=[0, 1])
show("a,b\nc,d\n", header=[0, 1, 2])
show("a,a\nc,c\n1,2\n", header=[0, 1])
show("a,b\n1,2\n3,4\n", skipfooter=1)
show("a,b\n1,2\n3,4\n", skipfooter=9)
show("a,b\n1,2\n", skipfooter=1, low_memory=False)
