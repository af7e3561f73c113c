# What joblib says to wrong arguments.
import joblib

for arguments in ((1, 5), (1, "models/x.pkl", 11), (1, "models/x.pkl", ("zlib",))):
    try:
        joblib.dump(*arguments)
    except ValueError as error:
        print(error)
open("models/empty.pkl", "w").close()
try:
    joblib.load("models/empty.pkl")
except EOFError as error:
    print("EOFError")
try:
    joblib.hash([1], hash_name="crc")
except ValueError as error:
    print(error)
print(joblib.hash([1, {"a": 2}]) == joblib.hash([1, {"a": 2}]), joblib.hash([1]) == joblib.hash([2]), len(joblib.hash("x")))
print(joblib.Memory(location=None, verbose=0).cache(len)([1, 2]), joblib.Memory(location=None))
