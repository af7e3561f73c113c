# attack: NUL bytes end a path early for the system but not for the checker
# prints: refused: 6
refused = 0
for p in ("workspace/a\x00/../../secret_outside", "../secret_outside\x00.txt", "workspace/x\x00", "\x00", "/etc/passwd\x00workspace/ok", b"workspace/x\x00"):
    try:
        open(p)
    except (OSError, ValueError, TypeError):
        refused += 1
        continue
    print("ESCAPED opened", repr(p))
print("refused:", refused)
