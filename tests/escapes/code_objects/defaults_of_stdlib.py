# attack: poisons the defaults of trusted functions to make them call guest code in trusted frames
# prints: refused: 2
# prints: "\"Object of type object is not JSON serializable\""
# prints: [1, 2]
import heapq
import json

def spy(*a, **k):
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame.f_back
    while frame is not None:
        if frame.f_globals is not globals():
            print("ESCAPED trusted frame", frame.f_globals.get("__name__"))
        frame = frame.f_back
    return "x"

json.dumps.__kwdefaults__["default"] = spy
refused = 0
for function, names in ((json.dumps, {"default": spy}), (heapq.merge, {"key": spy, "reverse": False})):
    try:
        function.__kwdefaults__ = names
    except TypeError:
        refused += 1
print("refused:", refused)
try:
    print(json.dumps(object()))
except TypeError as error:
    print(json.dumps(str(error)))
print(list(heapq.merge([1], [2])))
