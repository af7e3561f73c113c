# attack: swaps a directory and a link in a loop while opening through it, to win between check and use
# stopped by: nothing
# limits: timeout=5
import pathlib

w = pathlib.Path("workspace")
(w / "real").mkdir(exist_ok=True)
(w / "real" / "secret_outside").write_text("inside")
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
    if text != "inside":
        print("ESCAPED through the race")
