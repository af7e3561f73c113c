# attack: drive letters, UNC and device paths, backslashes, reserved names, streams
# prints: refused: 15
refused = 0
for p in ("C:\\Windows\\win.ini", "C:/Windows/win.ini", "\\\\server\\share\\x", "//server/share/x", "\\\\?\\C:\\x", "\\\\.\\PhysicalDrive0", "workspace\\..\\..\\secret_outside",
          "..\\secret_outside", "CON", "workspace/NUL", "workspace/COM1", "workspace/file.txt::$DATA", "workspace/x.", "workspace/x ", "file:///etc/passwd"):
    try:
        text = open(p).read()
    except (OSError, ValueError):
        refused += 1
        continue
    print("ESCAPED", p, text[:20])
print("refused:", refused)
