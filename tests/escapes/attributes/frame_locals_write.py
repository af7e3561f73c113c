# attack: writes through f_locals of a caller's frame to change variables of trusted code
# prints: [1, 2, 3]
import heapq

def key(x):
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame.f_back
    while frame is not None:
        if frame.f_globals is not globals():
            frame.f_locals["key"] = globals
            print("ESCAPED wrote a trusted frame's locals")
        frame = frame.f_back
    return x

print(list(heapq.merge([1, 3], [2], key=key)))
