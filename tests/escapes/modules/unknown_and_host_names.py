# attack: guesses names the host may have registered as modules
# stopped by: nothing
def gain(name):
    print("ESCAPED imported", name)

try:
    import orchestrator.mcp._errors; gain("orchestrator.mcp._errors")
except ImportError: pass
try:
    import _kit_analytics; gain("_kit_analytics")
except ImportError: pass
try:
    import _kit_models; gain("_kit_models")
except ImportError: pass
try:
    import orchestrator.runtime; gain("orchestrator.runtime")
except ImportError: pass
try:
    import _orchestrator; gain("_orchestrator")
except ImportError: pass
try:
    import sandbox; gain("sandbox")
except ImportError: pass
try:
    import _host; gain("_host")
except ImportError: pass
try:
    import rustpython; gain("rustpython")
except ImportError: pass
try:
    import site; gain("site")
except ImportError: pass
try:
    import sitecustomize; gain("sitecustomize")
except ImportError: pass
try:
    import sysconfig; gain("sysconfig")
except ImportError: pass
try:
    import _sysconfigdata; gain("_sysconfigdata")
except ImportError: pass
