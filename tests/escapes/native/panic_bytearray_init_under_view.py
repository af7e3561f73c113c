# attack: bytearray.__init__ shrinks the array under a view, which then reads past its end (a checked panic, no foreign memory)
# stopped by: SystemError
data = bytearray(b"abc" * 100)
view = memoryview(data)
data.__init__(b"")
print("ESCAPED", view.tobytes()[:20])
