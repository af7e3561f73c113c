# attack: control characters, ANSI and OSC sequences, NUL, bidi marks and lone surrogates in the output
# prints: "\u001b[2J\u001b]0;title\u0007\u001b]52;c;Y3VybA==\u0007\u009b31m\u0000\b\b\u007f\r overwritten"
# prints: "\u202e\u2066\u200f text \ufeff \u2028 \u2029"
# prints: "\ufffd alone \ufffd"
# prints: "\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000"
print("\x1b[2J\x1b]0;title\x07\x1b]52;c;Y3VybA==\x07\x9b31m\x00\x08\x08\x7f\r overwritten")
print("\u202e\u2066\u200f text \ufeff \u2028 \u2029")
print("\ud83d alone \udc00")
print("\x00" * 10)
