# attack: a coroutine of asyncio exposes cr_frame and cr_code of trusted code
# prints: {} {}
import asyncio

c = asyncio.sleep(0)
try:
    frame = c.cr_frame
    print(frame.f_globals, frame.f_locals)
    if frame.f_globals and frame.f_globals is not globals():
        print("ESCAPED asyncio globals:", "sys" in frame.f_globals)
finally:
    c.close()
