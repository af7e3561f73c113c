# attack: makes its own links to the outside, symbolic and hard, and by renaming
# prints: refused: 10
import pathlib

w = pathlib.Path("workspace")
refused = 0
for op in (lambda: (w / "mine").symlink_to("/etc/passwd"), lambda: (w / "mine2").symlink_to("../../secret_outside"), lambda: (w / "mine3").hardlink_to("/etc/passwd"),
           lambda: (w / "d").symlink_to("/", target_is_directory=True), lambda: (w / "mine4").hardlink_to("../secret_outside")):
    try:
        op()
    except (OSError, AttributeError, NotImplementedError):
        refused += 1
        continue
    print("ESCAPED made a link to the outside")
for name in ("mine", "mine2", "mine3", "d/etc/passwd", "mine4"):
    try:
        print("ESCAPED", (w / name).read_text()[:20])
    except (OSError, AttributeError):
        refused += 1
print("refused:", refused)
