# warnings: raising, recording and filtering warnings.
import warnings


def old_function():
    warnings.warn("use new_function", DeprecationWarning, stacklevel=2)
    return "result"


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(old_function())
    warnings.warn("plain")
    warnings.warn(UserWarning("instance"))
print([(w.category.__name__, str(w.message)) for w in caught])

with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        old_function()
    except DeprecationWarning as warning:
        print("raised", warning)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("ignore")
    old_function()
print(len(caught))

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    warnings.filterwarnings("ignore", message="noisy.*")
    warnings.filterwarnings("ignore", category=FutureWarning)
    warnings.warn("noisy thing")
    warnings.warn("future", FutureWarning)
    warnings.warn("kept", RuntimeWarning)
print([str(w.message) for w in caught])


class AppWarning(UserWarning):
    pass


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("once")
    for n in range(3):
        warnings.warn("repeated", AppWarning)
print(len(caught), issubclass(AppWarning, Warning), caught[0].category.__name__)
