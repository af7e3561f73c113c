"""pd.eval."""

from pandas.core.arguments.options import no_default
from pandas.core.expressions.evaluate import Scope, evaluate
from pandas.core.expressions.parse import Parser


def eval(expr, parser="pandas", engine=None, local_dict=None, global_dict=None, resolvers=(), level=0, target=None,
         inplace=False):  # fmt: skip
    """The value of an expression over variables of the caller."""
    if not isinstance(expr, str):
        raise ValueError(f"expr must be a string to be evaluated, {type(expr)} given" if expr is not no_default else "")
    names = dict(local_dict or {})
    for resolver in resolvers:
        names.update({key: resolver[key] for key in resolver})
    return evaluate(Parser(expr.strip()).parse(), Scope(None, names, global_dict))
