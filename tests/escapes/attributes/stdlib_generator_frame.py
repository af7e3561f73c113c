# attack: generators made by trusted code expose their frame, its globals and its locals
# prints: ({}, {})
# prints: ({}, {})
import difflib
import heapq

for g in (heapq.merge([1], [2]), difflib.unified_diff(["a"], ["b"])):
    frame = g.gi_frame
    print(frame and (frame.f_globals, frame.f_locals))
    if frame is not None and (frame.f_locals or frame.f_globals) and frame.f_globals is not globals():
        print("ESCAPED", frame.f_globals.get("__name__"), sorted(frame.f_locals)[:5])
