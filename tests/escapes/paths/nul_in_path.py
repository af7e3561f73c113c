# attack: NUL bytes end a path early for the system but not for the checker
# stopped by: nothing
for p in ("workspace/a\x00/../../secret_outside", "../secret_outside\x00.txt", "workspace/x\x00", "\x00", "/etc/passwd\x00workspace/ok", b"workspace/x\x00"):
    try:
        open(p)
    except (OSError, ValueError, TypeError):
        continue
    print("ESCAPED opened", repr(p))
