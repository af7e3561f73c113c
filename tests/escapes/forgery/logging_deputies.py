# attack: logging formats, filters, factories and handlers are called from trusted frames; file handlers open paths
# prints: refused: 1
import logging

seen = []

class H(logging.Handler):
    def emit(self, record):
        try:
            raise KeyError
        except KeyError as e:
            frame = e.__traceback__.tb_frame.f_back
        while frame is not None:
            if frame.f_globals is not globals():
                seen.append(1)
            frame = frame.f_back

log = logging.getLogger("x")
log.addHandler(H())
log.error("a")
if seen:
    print("ESCAPED trusted frames of logging")
text = logging.Formatter("{name.__class__}{msg.__globals__}", style="{")
refused = 0
try:
    shown = text.format(logging.LogRecord("n", 1, "p", 1, log.error, (), None))
    if not shown.endswith("{}"):
        print("ESCAPED", shown)
except Exception:
    refused += 1
for cls in ("FileHandler", "StreamHandler"):
    try:
        h = getattr(logging, cls)("/tmp/escaped.log") if cls == "FileHandler" else None
    except (OSError, AttributeError, TypeError, ValueError):
        refused += 1
        continue
    if h is not None:
        h.emit(logging.LogRecord("n", 1, "p", 1, "m", (), None))
        print("ESCAPED opened a log file outside")
print("refused:", refused)
