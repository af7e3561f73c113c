# attack: swaps a directory and a link in a loop while opening through it, to win between check and use
# prints: read the file inside: True
# limits: timeout=5
import pathlib

w = pathlib.Path("workspace")
(w / "real").mkdir(exist_ok=True)
(w / "real" / "secret_outside").write_text("inside")
n_inside = 0
for i in range(300):
    try:
        (w / "swap").rename(w / "spare")
    except (OSError, AttributeError):
        pass
    try:
        ((w / "real") if i % 2 else (w / "link_dir")).rename(w / "swap")
    except (OSError, AttributeError):
        pass
    try:
        text = open("workspace/swap/secret_outside").read()
    except OSError:
        continue
    finally:
        try:
            (w / "swap").rename(w / ("real" if i % 2 else "link_dir"))
        except (OSError, AttributeError):
            pass
    n_inside += text == "inside"
    if text != "inside":
        print("ESCAPED through the race")
print("read the file inside:", n_inside > 0)
