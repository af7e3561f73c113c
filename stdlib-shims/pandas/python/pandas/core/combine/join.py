"""`DataFrame.join`: columns of other frames by row labels."""

from pandas.core.arguments.questions import is_list_like
from pandas.core.combine.concat import concat
from pandas.core.combine.merge import merge
from pandas.core.loading import classes


def join(left, other, on=None, how="left", lsuffix="", rsuffix="", sort=False, validate=None):
    """The columns of one frame and of others beside them."""
    if isinstance(other, classes.Series):
        if other._name is None:
            raise ValueError("Other Series must have a name")
        other = other.to_frame()
    if isinstance(other, classes.DataFrame):
        if how == "cross":
            return merge(left, other, how="cross", on=on, suffixes=(lsuffix, rsuffix), sort=sort, validate=validate)
        return merge(
            left, other, left_on=on, how=how, left_index=on is None, right_index=True, suffixes=(lsuffix, rsuffix),
            sort=sort, validate=validate,
        )  # fmt: skip
    if not is_list_like(other):
        raise TypeError(f"Can only merge Series or DataFrame objects, a {type(other)} was passed")
    if on is not None:
        raise ValueError("Joining multiple DataFrames only supported for joining on index")
    if rsuffix or lsuffix:
        raise ValueError("Suffixes not supported when joining multiple DataFrames")
    frames = [left] + list(other)
    if all(frame._index.is_unique for frame in frames):
        if how == "left":
            result = concat(frames, axis=1, join="outer", sort=sort)
            return result.reindex(left._index)
        return concat(frames, axis=1, join=how, sort=sort)
    joined = left
    for frame in frames[1:]:
        joined = merge(joined, frame, how=how, left_index=True, right_index=True, validate=validate)
    return joined
