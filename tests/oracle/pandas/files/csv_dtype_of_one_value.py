# what each dtype makes of one value, or says about it
import io
import pandas as pd

for dtype in ["Int64", "UInt8", "Float64", "boolean", "int8", "int64", "bool", "float32", "string", "category", "timedelta64[ns]", "complex"]:
    for value in ["1", "x", "1.5", "2.0", "NA", "True", "300", "-1"]:
        try:
            column = pd.read_csv(io.StringIO(f"a,b\n{value},1\n"), dtype={"a": dtype})["a"]
            print(dtype, value, column.dtype, column.tolist())
        except Exception as error:
            print(dtype, value, type(error).__name__, error)
