"""The exceptions and warnings of pandas."""


class AbstractMethodError(NotImplementedError):
    """A method that a subclass has to give."""


class DatabaseError(OSError):
    """A query that could not be run."""


class DataError(Exception):
    """An operation on data of the wrong kind, such as a mean of text in a group."""


class DtypeWarning(Warning):
    """Columns of a file with mixed kinds."""


class DuplicateLabelError(ValueError):
    """Labels that occur twice where they must not."""


class EmptyDataError(ValueError):
    """A file without data or header."""


class IndexingError(Exception):
    """A key of the wrong shape."""


class IntCastingNaNError(ValueError):
    """Missing or infinite values where integers are wanted."""


class InvalidIndexError(Exception):
    """A key that cannot be a label."""


class InvalidColumnName(Warning):
    """A column name a file format cannot hold."""


class MergeError(ValueError):
    """A merge whose keys do not fit together."""


class NullFrequencyError(ValueError):
    """A shift by periods without a frequency."""


class NumExprClobberingError(NameError):
    """A variable with the name of a function in an expression."""


class OptionError(AttributeError, KeyError):
    """An option that does not exist."""

    def __str__(self):
        # The message as it is, not quoted like a missing key.
        return str(self.args[0]) if self.args else ""


class OutOfBoundsDatetime(ValueError):
    """A date outside what 64 bits of nanoseconds hold."""


class OutOfBoundsTimedelta(ValueError):
    """A duration outside what 64 bits of nanoseconds hold."""


class ParserError(ValueError):
    """A file that cannot be read as a table."""


class ParserWarning(Warning):
    """A file that was read in another way than asked."""


class PerformanceWarning(Warning):
    """An operation that will be slow."""


class PossiblePrecisionLoss(Warning):
    """Numbers that lose digits in a file."""


class SettingWithCopyError(ValueError):
    """An assignment to a copy."""


class SettingWithCopyWarning(Warning):
    """An assignment to a copy."""


class ChainedAssignmentError(Warning):
    """An assignment through two selections."""


class SpecificationError(Exception):
    """An aggregation written in a way that means nothing."""


class UndefinedVariableError(NameError):
    """A name in a query that is neither a column nor a variable."""

    def __init__(self, name, is_local=None):
        super().__init__(f"local variable '{name}' is not defined" if is_local else f"name '{name}' is not defined")


class UnsortedIndexError(KeyError):
    """A slice of an index that must be sorted first."""


class UnsupportedFunctionCall(ValueError):
    """A numpy argument that pandas does not take."""


class ValueLabelTypeMismatch(Warning):
    """Labels of categories that are not text."""


class NoBufferPresent(Exception):
    """A buffer that does not exist."""


class AttributeConflictWarning(Warning):
    """Attributes of a store that do not fit."""


class CategoricalConversionWarning(Warning):
    """Categories read in parts."""


class CSSWarning(UserWarning):
    """A style that cannot be converted."""


class ClosedFileError(Exception):
    """A store that is closed."""


class IncompatibilityWarning(Warning):
    """A store of another version."""


class InvalidComparison(Exception):
    """Values that cannot be compared."""


class InvalidVersion(ValueError):
    """A version that cannot be read."""


class LossySetitemError(Exception):
    """A value that would lose digits."""


class NumbaUtilError(Exception):
    """An engine that cannot be used."""


class PossibleDataLossError(Exception):
    """A file opened twice."""
