# logging: levels, formats and handlers writing to a stream.
import io
import logging

stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter("%(levelname)-8s %(name)s: %(message)s"))
log = logging.getLogger("app")
log.setLevel(logging.DEBUG)
log.addHandler(handler)
log.propagate = False

log.debug("detail %d", 1)
log.info("started with %s and %s", "a", [1, 2])
log.warning("careful: %(key)s", {"key": "value"})
log.error("failed")
log.critical("stop")
log.log(logging.INFO, "explicit level")
log.setLevel(logging.WARNING)
log.info("hidden")
log.warning("shown")
print(stream.getvalue(), end="")

print(logging.getLevelName(20), logging.getLevelName("ERROR"), log.isEnabledFor(logging.INFO))
print(log.name, log.level, log.getEffectiveLevel(), logging.getLogger("app") is log)
child = logging.getLogger("app.db")
print(child.parent.name, child.level, child.getEffectiveLevel())

stream.seek(0)
stream.truncate()
child.error("from the child")
try:
    1 / 0
except ZeroDivisionError:
    child.error("with traceback", exc_info=True)
lines = stream.getvalue().splitlines()
print(lines[0], "|", lines[1], "|", lines[2], "|", lines[-1])
