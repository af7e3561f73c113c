# attack: drive letters, UNC and device paths, backslashes, reserved names, streams
# stopped by: nothing
for p in ("C:\\Windows\\win.ini", "C:/Windows/win.ini", "\\\\server\\share\\x", "//server/share/x", "\\\\?\\C:\\x", "\\\\.\\PhysicalDrive0", "workspace\\..\\..\\secret_outside",
          "..\\secret_outside", "CON", "workspace/NUL", "workspace/COM1", "workspace/file.txt::$DATA", "workspace/x.", "workspace/x ", "file:///etc/passwd"):
    try:
        text = open(p).read()
    except (OSError, ValueError):
        continue
    print("ESCAPED", p, text[:20])
