# attack: NUL bytes and other control characters in the source
# stopped by: SyntaxError
# source: "x = 1\u0000\nprint('ESCAPED')\n"
