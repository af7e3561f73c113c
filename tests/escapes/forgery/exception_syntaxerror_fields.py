# attack: a raised SyntaxError whose lineno, offset, text and filename are hostile objects that the printer reads
# stopped by: SyntaxError
class H:
    def __str__(self):
        return "9" * 100
    def __index__(self):
        return 1 << 62
    __int__ = __index__

e = SyntaxError("m", ("/etc/passwd", 1 << 62, -(1 << 62), "x" * 1000, 5, 1 << 40))
e.lineno = H()
e.offset = -5
e.end_offset = 1 << 62
e.text = "\ud800" + "\t" * 1000
e.filename = H()
e.print_file_and_line = True
raise e
