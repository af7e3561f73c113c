# attack: the classic pickle payload that imports os and calls system
# stopped by: UnpicklingError
import pickle

got = pickle.loads(b"cos\nsystem\n(S'id'\ntR.")
print("ESCAPED os.system by pickle", got)
