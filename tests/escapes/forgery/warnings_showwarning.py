# attack: replaces warnings.showwarning and filters to run in trusted frames and read their source
# prints: []
import warnings

shown = []

def show(message, category, filename, lineno, file=None, line=None):
    shown.append(str(message))
    try:
        raise KeyError
    except KeyError as e:
        frame = e.__traceback__.tb_frame.f_back
    while frame is not None:
        if frame.f_globals is not globals():
            print("ESCAPED into", frame.f_globals.get("__name__"))
        frame = frame.f_back

warnings.showwarning = show
warnings._showwarnmsg_impl = show
warnings.simplefilter("always")
warnings.warn("x", stacklevel=5)
print(shown)
