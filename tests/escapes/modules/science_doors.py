# attack: what loads the rooms of scipy, sklearn and statsmodels would load and hand out any trusted module, and write into it
# prints: 0 doors
import scipy.signal
import scipy.signal.waveforms
import scipy.special
import scipy.stats.distributions
import sklearn.metrics.cluster
import sklearn.svm
import statsmodels.api
import statsmodels.stats.diagnostic

found = []
for module in (scipy.signal, scipy.signal.waveforms, scipy.special, scipy.stats.distributions, sklearn.metrics.cluster, sklearn.svm,
               statsmodels.api, statsmodels.stats.diagnostic):
    for name in ("doors", "table", "old_room", "is_public", "_rooms", "_old_names", "_open", "_WHERE"):
        try:
            found.append(getattr(module, name))
        except (AttributeError, ImportError):
            pass
for name in ("_rooms", "scipy._old_names", "scipy._public_names"):
    try:
        found.append(__import__(name))
    except ImportError:
        pass


class Lying(str):
    def __eq__(self, other):
        return other == "SVC"

    def __hash__(self):
        return hash("SVC")


try:
    found.append(getattr(sklearn.svm, Lying("np")))
except (AttributeError, TypeError):
    pass
for door in found:
    print("ESCAPED", door)
print(len(found), "doors")
