# read_csv from StringIO and BytesIO, type inference
import io
import pandas as pd

text = """a,b,c,d,e,f
1,1.5,x,True,2024-01-01,
2,,y,False,2024-01-02,
3,3.5,,True,,
"""
df = pd.read_csv(io.StringIO(text))
print(df)
print(df.dtypes)
print(pd.read_csv(io.BytesIO(text.encode())).shape)
