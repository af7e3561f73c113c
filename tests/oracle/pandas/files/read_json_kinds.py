# What read_json makes of values, labels and broken texts
import io
import pandas as pd

texts = ['[{"a":1,"b":"x"},{"a":2.5,"c":true}]', '[{"a":null},{"a":"x"}]', '[{"a":null}]', '[{"a":true},{"a":null}]', '[{"a":"1"},{"a":"2"}]', '[{"a":"1"},{"a":"x"}]',
         '[{"a":{"b":1},"l":[1,2]}]', '[{"date":"2024-01-01","created_at":1704067200000,"modified":"x","other":"2024-01-01"}]', '{"v":{"1704067200000":1}}',
         '{"v":{"2024-01-01":1,"2024-01-02":2}}', '{"v":{"a":1,"b":2}}', '[{"1":5,"2":6}]', "[1,2,3]", "[]", '[{"a":1.0},{"a":2.0}]']
for text in texts:
    df = pd.read_json(io.StringIO(text))
    print(df)
    print(df.dtypes.to_dict())
for text in ['{"a":', "", '{"a":1,"b":2}', '{"a":[1,2],"b":[1]}']:
    try:
        pd.read_json(io.StringIO(text))
    except ValueError as error:
        print(error)
for part in pd.read_json(io.StringIO('{"a":1}\n{"a":2}\n{"a":3}'), lines=True, chunksize=2):
    print(part)
