# attack: while a guest generator runs, its frame's f_back is the frame of the caller, here trusted code
# prints: 1
import heapq

def gen():
    g = yield 0
    while True:
        frame = self_gen.gi_frame
        while frame is not None:
            if frame.f_globals is not globals():
                print("ESCAPED caller frame:", frame.f_globals.get("__name__"))
            frame = frame.f_back
        yield 1

self_gen = gen()
merged = heapq.merge(self_gen, [5, 6])
for _, _value in zip(range(4), merged):
    pass
print(_value)
