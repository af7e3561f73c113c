# attack: copyreg's extension registry makes EXT1 opcodes resolve to any global
# stopped by: AttributeError
import copyreg
import pickle

copyreg.add_extension("builtins", "eval", 240)
try:
    got = pickle.loads(b"\x80\x02\x82\xf0.")
except Exception:
    got = None
if got is not None:
    print("ESCAPED eval by extension code", got)
