# attack: floods through logging, with lazy formatting and hierarchies
# stopped by: OutputLimit or ExecutionTimeout
# limits: timeout=5 output=64K
import logging

logging.basicConfig(level=0)
log = logging.getLogger("a.b.c")
while True:
    log.error("%s", "z" * 1000)
