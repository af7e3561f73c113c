# attack: the process file system: environment, memory, descriptors, root and working directory links
# prints: refused: 30
refused = 0
for p in ("/proc/self/environ", "/proc/self/maps", "/proc/self/mem", "/proc/self/cwd/.env", "/proc/self/root/etc/passwd", "/proc/self/fd/0", "/proc/self/fd/3",
          "/proc/1/environ", "/proc/self/exe", "/dev/fd/0", "/dev/stdin", "/dev/tty", "/dev/mem", "/sys/kernel/notes", "/proc/self/cmdline"):
    for mode in ("rb", "r+b"):
        try:
            with open(p, mode) as f:
                print("ESCAPED", p, f.read(16))
        except OSError:
            refused += 1
print("refused:", refused)
