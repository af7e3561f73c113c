# attack: builds a code object with hand-made bytecode through the type of a function's code
# stopped by: TypeError
code_type = type((lambda: 0).__code__)
c = code_type(0, 0, 0, 0, 10, 0, b"\x97\x00d\x00S\x00", (None,), (), (), "f", "f", "f", 1, b"", b"", (), ())
print("ESCAPED constructed", c)
