# attack: control characters, ANSI and OSC sequences, NUL, bidi marks and lone surrogates in the output
# stopped by: nothing
print("\x1b[2J\x1b]0;title\x07\x1b]52;c;Y3VybA==\x07\x9b31m\x00\x08\x08\x7f\r overwritten")
print("\u202e\u2066\u200f text \ufeff \u2028 \u2029")
print("\ud83d alone \udc00")
print("\x00" * 1000)
