"""What an index of tuples refuses, and what it says then."""

from pandas.core.dtypes.names import dtype_name


class MultiRefusals:
    """Mixin of MultiIndex."""

    def _no_missing(self, *args, **kwargs):
        raise NotImplementedError("isna is not defined for MultiIndex")

    isna = isnull = notna = notnull = fillna = _no_missing
    hasnans = property(_no_missing, doc="Refused, as in pandas.")

    @property
    def array(self):
        """Refused, as in pandas."""
        raise ValueError(
            "MultiIndex has no single backing array. Use 'MultiIndex.to_numpy()' to get a NumPy array of tuples."
        )

    def astype(self, dtype, copy=True):
        """The same labels for dtype object, other dtypes are refused."""
        name = dtype_name(dtype)
        if name == "category":
            raise NotImplementedError("> 1 ndim Categorical are not supported at this time")
        if name != "object":
            raise TypeError("Setting a MultiIndex dtype to anything other than object is not supported")
        return self._copy_object()

    def infer_objects(self, copy=True):
        """Refused, as in pandas."""
        raise NotImplementedError(
            "infer_objects is not implemented for MultiIndex. Use index.to_frame().infer_objects() instead."
        )

    def where(self, cond, other=None):
        """Refused, as in pandas."""
        raise NotImplementedError(".where is not supported for MultiIndex operations")

    def _arithmetic(self, op, other, reflected=False):
        name = f"__{'r' if reflected else ''}{op}__"
        raise TypeError(f"cannot perform {name} with this index type: {type(self).__name__}")
