# A tool is a function with a signature and a docstring.
import inspect
from servers.fixture import add, choose

print(add, add.__name__, add.__module__)
print(inspect.signature(add), inspect.signature(choose))
print(inspect.getdoc(add))
