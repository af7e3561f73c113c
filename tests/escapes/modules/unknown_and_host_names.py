# attack: guesses names the host may have registered as modules
# prints: refused: 12
def gain(name):
    print("ESCAPED imported", name)

refused = 0
try:
    import orchestrator.mcp._errors; gain("orchestrator.mcp._errors")
except ImportError: refused += 1
try:
    import _kit_analytics; gain("_kit_analytics")
except ImportError: refused += 1
try:
    import _kit_models; gain("_kit_models")
except ImportError: refused += 1
try:
    import orchestrator.runtime; gain("orchestrator.runtime")
except ImportError: refused += 1
try:
    import _orchestrator; gain("_orchestrator")
except ImportError: refused += 1
try:
    import sandbox; gain("sandbox")
except ImportError: refused += 1
try:
    import _host; gain("_host")
except ImportError: refused += 1
try:
    import rustpython; gain("rustpython")
except ImportError: refused += 1
try:
    import site; gain("site")
except ImportError: refused += 1
try:
    import sitecustomize; gain("sitecustomize")
except ImportError: refused += 1
try:
    import sysconfig; gain("sysconfig")
except ImportError: refused += 1
try:
    import _sysconfigdata; gain("_sysconfigdata")
except ImportError: refused += 1
print("refused:", refused)
