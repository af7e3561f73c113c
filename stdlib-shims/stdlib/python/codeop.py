"""What `traceback` asks of `codeop`: nothing can be compiled here, so nothing is suggested."""

PyCF_DONT_IMPLY_DEDENT = 0x200
PyCF_ALLOW_INCOMPLETE_INPUT = 0x4000


def _maybe_compile(compiler, source, filename, symbol, flags=0):
    raise SyntaxError("code cannot be compiled here")


def compile_command(source, filename="<input>", symbol="single", flags=0):
    raise SyntaxError("code cannot be compiled here")
