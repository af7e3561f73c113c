# attack: the native twin called by hand
# stopped by: ModuleNotFoundError
import _kit_viz

print("ESCAPED", _kit_viz.render)
