"""Linear hypotheses on coefficients: read from text or numbers, tested, shown."""

import re

import numpy as np

from statsmodels.iolib.summary import parameter_table

_TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+)|([-+*/=,()]))")


def constraint_matrix(given, names):
    """(R, q) of `R @ params = q`, from texts such as `x1 = x2, x3 = 1`, or from numbers."""
    if isinstance(given, dict):
        given = [f"{name} = {value}" for name, value in given.items()]
    if isinstance(given, str):
        return _read(given, names)
    if isinstance(given, (list, tuple)) and given and all(isinstance(item, str) for item in given):
        read = [_read(item, names) for item in given]
        return np.vstack([matrix for matrix, _ in read]), np.concatenate([values for _, values in read])
    if isinstance(given, tuple) and len(given) == 2:
        matrix, values = given
        matrix = np.atleast_2d(np.asarray(matrix, dtype=float))
        return matrix, np.broadcast_to(np.asarray(values, dtype=float).ravel(), (matrix.shape[0],)).copy()
    matrix = np.atleast_2d(np.asarray(given, dtype=float))
    if matrix.shape[1] != len(names):
        raise ValueError("r_matrix for t_test should have a second dimension matching the number of parameters")
    return matrix, np.zeros(matrix.shape[0])


def _read(text, names):
    """Rows for the equations of a text. The names of coefficients may hold any sign, so longer ones are tried first."""
    tokens, place = [], 0
    ordered = sorted((str(name) for name in names), key=len, reverse=True)
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        name = next((name for name in ordered if text.startswith(name, place) and not _goes_on(text, place + len(name), name)), None)
        if name is not None:
            tokens.append(("name", name))
            place += len(name)
            continue
        match = _TOKEN.match(text, place)
        if match is None:
            raise ValueError(f"unrecognized token in constraint\n    {text}\n    {' ' * place}^")
        tokens.append(("number", float(match[1])) if match[1] else ("sign", match[2]))
        place = match.end()
    reader = _Reader(tokens, [str(name) for name in names])
    rows = reader.equations()
    matrix = np.array([row[:-1] for row in rows])
    return matrix, np.array([-row[-1] for row in rows])


def _goes_on(text, end, name):
    return end < len(text) and (name[-1].isalnum() or name[-1] == "_") and (text[end].isalnum() or text[end] in "_[")


class _Reader:
    """Equations of sums of coefficients. A sum is a vector: one weight for each coefficient, and a number."""

    def __init__(self, tokens, names):
        self.tokens, self.names, self.place = tokens, names, 0

    def _next(self, *signs):
        if self.place < len(self.tokens) and self.tokens[self.place] in [("sign", sign) for sign in signs]:
            self.place += 1
            return self.tokens[self.place - 1][1]
        return None

    def equations(self):
        rows = []
        while True:
            sides = [self.sum()]
            while self._next("="):
                sides.append(self.sum())
            if len(sides) == 1:
                rows.append(sides[0])
            rows += [left - right for left, right in zip(sides[:-1], sides[1:])]
            if not self._next(","):
                break
        if self.place < len(self.tokens):
            raise ValueError(f"unexpected {self.tokens[self.place][1]!r} in constraint")
        return rows

    def sum(self):
        total = self.product()
        while sign := self._next("+", "-"):
            term = self.product()
            total = total + term if sign == "+" else total - term
        return total

    def product(self):
        total = self.signed()
        while sign := self._next("*", "/"):
            other = self.signed()
            if sign == "/":
                if np.any(other[:-1]):
                    raise ValueError("Can't divide by a variable in a linear constraint")
                total = total / other[-1]
            elif np.any(other[:-1]) and np.any(total[:-1]):
                raise ValueError("Can't multiply one variable by another in a linear constraint")
            else:
                total = total[-1] * other if np.any(other[:-1]) else total * other[-1]
        return total

    def signed(self):
        if self._next("-"):
            return -self.signed()
        if self._next("+"):
            return self.signed()
        if self._next("("):
            inside = self.sum()
            if not self._next(")"):
                raise ValueError("missing ')' in constraint")
            return inside
        vector = np.zeros(len(self.names) + 1)
        if self.place >= len(self.tokens) or self.tokens[self.place][0] == "sign":
            raise ValueError("a constraint ends too early")
        kind, value = self.tokens[self.place]
        self.place += 1
        if kind == "name":
            vector[self.names.index(value)] = 1.0
        else:
            vector[-1] = value
        return vector


class ContrastResults:
    """The answer of a test of linear hypotheses: `statistic`, `pvalue`, and for single ones `effect`, `sd`, `conf_int()`."""

    def __init__(self, statistic, distribution, df_denom=None, df_num=None, effect=None, sd=None):
        from scipy import stats
        self.statistic, self.distribution, self.df_denom, self.df_num = statistic, distribution, df_denom, df_num
        self.effect, self.sd = effect, sd
        if distribution == "F":
            self.fvalue = statistic
            self.pvalue = np.squeeze(stats.f.sf(statistic, df_num, df_denom))
        elif distribution == "chi2":
            self.tvalue = statistic
            self.pvalue = np.squeeze(stats.chi2.sf(statistic, df_denom))
        else:
            self.tvalue = statistic
            tail = stats.t.sf(np.abs(statistic), df_denom) if distribution == "t" else stats.norm.sf(np.abs(statistic))
            self.pvalue = np.squeeze(tail * 2)
        self.c_names = None if effect is None else [f"c{number}" for number in range(len(effect))]

    def conf_int(self, alpha=0.05):
        """The interval of each effect."""
        from scipy import stats
        if self.effect is None:
            raise NotImplementedError("Confidence Interval not available")
        reach = stats.t.ppf(1 - alpha / 2, self.df_denom) if self.distribution == "t" else stats.norm.ppf(1 - alpha / 2)
        return np.column_stack((self.effect - reach * self.sd, self.effect + reach * self.sd))

    def summary(self, xname=None, alpha=0.05, title=None):
        """The test as a table, or as a line where it is one of several equations."""
        if self.effect is not None:
            title = "Test for Constraints" if title is None else title
            flat = [np.atleast_1d(np.squeeze(part)) for part in (self.effect, self.sd, self.statistic, self.pvalue)]
            return parameter_table(xname or self.c_names, *flat, self.conf_int(alpha), self.distribution == "t", alpha, title)
        if self.distribution == "F":
            return f"<F test: F={self.fvalue!r}, p={self.pvalue}, df_denom={self.df_denom:.3g}, df_num={self.df_num:.3g}>"
        return f"<Wald test (chi2): statistic={self.statistic}, p-value={self.pvalue}, df_denom={self.df_denom:.3g}>"

    def summary_frame(self, xname=None, alpha=0.05):
        """The table as a frame."""
        import pandas as pd
        if self.effect is None:
            raise NotImplementedError("only available for t and z")
        letter = "t" if self.distribution == "t" else "z"
        flat = [np.atleast_1d(np.squeeze(part)) for part in (self.effect, self.sd, self.statistic, self.pvalue)]
        columns = ["coef", "std err", letter, f"P>|{letter}|", "Conf. Int. Low", "Conf. Int. Upp."]
        return pd.DataFrame(np.column_stack((*flat, self.conf_int(alpha))), columns=columns, index=xname or self.c_names)

    def __str__(self):
        return str(self.summary())

    def __repr__(self):
        return f"<class 'statsmodels.stats.contrast.ContrastResults'>\n{self}"
