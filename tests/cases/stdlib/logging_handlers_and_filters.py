# logging: several handlers, filters, adapters and custom handlers.
import logging
import sys

log = logging.getLogger("shop")
log.setLevel(logging.DEBUG)
log.propagate = False

console = logging.StreamHandler(sys.stdout)
console.setLevel(logging.WARNING)
console.setFormatter(logging.Formatter("{levelname}|{message}|{funcName}", style="{"))
log.addHandler(console)


class ListHandler(logging.Handler):
    def __init__(self):
        super().__init__()
        self.records = []

    def emit(self, record):
        self.records.append((record.levelname, record.getMessage(), record.args))


memory = ListHandler()
log.addHandler(memory)


def checkout(total):
    log.debug("total %s", total)
    if total > 100:
        log.warning("large total %s", total)


checkout(50)
checkout(500)
print(memory.records)


class NoSecrets(logging.Filter):
    def filter(self, record):
        return "password" not in record.getMessage()


memory.records.clear()
memory.addFilter(NoSecrets())
log.info("password is x")
log.info("order placed", extra={"user": "ann"})
print(memory.records)

adapter = logging.LoggerAdapter(log, {"request": 7})
adapter.error("through the adapter")
log.removeHandler(console)
log.error("only in memory")
print(len(memory.records), len(log.handlers))
logging.addLevelName(25, "NOTICE")
log.log(25, "custom level")
print(memory.records[-1][0])
