# attack: trusted code calls back into the guest, which raises and climbs f_back into its caller
# prints: climbed 7 times, met no frame but its own
import heapq
import json
import re
import statistics

climbed = []

def climb(*args):
    climbed.append(args)
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame
    while frame is not None:
        if frame.f_globals is not globals():
            print("ESCAPED into", frame.f_globals.get("__name__"))
        frame = frame.f_back
    return 1

class Num(int):
    def __add__(self, other):
        climb()
        return Num(1)
    __radd__ = __add__

json.dumps(object(), default=climb)
json.loads("[1]", parse_int=climb)
re.sub("a", lambda m: str(climb()), "aaa")
list(heapq.merge([1], [2], key=climb))
try:
    statistics.mean([Num(1), Num(2)])
except (TypeError, AttributeError):
    pass
print("climbed", len(climbed), "times, met no frame but its own")
