# attack: codec lookup imports encodings.<name>; a forged codec name becomes an import of a chosen module
# prints: refused: 19
refused = 0
for name in ("os", "..os", "../../workspace/os", "workspace.os", "json", "zlib", "hex", "rot13", "unicode_escape_", "idna", "punycode\x00", "a" * 100000):
    for op in (lambda: "x".encode(name), lambda: b"x".decode(name)):
        try:
            got = op()
        except (LookupError, UnicodeError, ValueError, TypeError):
            refused += 1
            continue
        if name in ("os", "..os", "../../workspace/os", "workspace.os", "json"):
            print("ESCAPED codec", name, got)
print("refused:", refused)
