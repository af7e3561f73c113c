# read_csv: truth with gaps as the index, dtypes of repeated labels, arguments that exclude one another
import io

import pandas as pd


def show(text, **options):
    try:
        frame = pd.read_csv(io.StringIO(text), **options)
    except Exception as error:
        print(type(error).__name__, error)
        return
    print(frame.index, frame.dtypes.to_dict())


show("v,k\n1,True\n2,\n3,False\n", index_col=-1)
show("v,k\n1,True\n2,False\n", index_col="k")
show("a\nTrue,1\n,2\n")
show("b,b,c\n1,2,3\n", dtype={"b": "category"})
show("b,b,c\n1,2,3\n", dtype={"b": "str", "b.1": "float"})
show("a,b\n1,2\n3,4\n", header=[0, 1], index_col=False)
show("a,b\n1,2\n3,4\n", skipfooter=1, float_precision="high")
