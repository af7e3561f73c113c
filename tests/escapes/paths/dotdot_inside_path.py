# attack: .. hidden in the middle, doubled slashes, dots, and after a directory that does not exist
# prints: refused: 11
refused = 0
for p in ("workspace/../../secret_outside", "workspace/./.././../secret_outside", "//project/..//secret_outside", "/project/workspace/../../secret_outside",
          "workspace/nothing/../../../secret_outside", "data/raw/../../../secret_outside", "./../secret_outside", "workspace/..\\..\\secret_outside",
          "/./project/./../secret_outside", "workspace/" + "../" * 50 + "etc/passwd", "/project/" + "a/../" * 1000 + "../secret_outside"):
    try:
        print("ESCAPED", p[:60], open(p).read()[:20])
    except OSError:
        refused += 1
print("refused:", refused)
