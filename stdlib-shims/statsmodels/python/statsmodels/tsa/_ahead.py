"""Labels of what comes after a series."""


def following_labels(index, count):
    """The labels after the last one: steps of a known frequency, else numbers of rows."""
    import pandas as pd
    if isinstance(index, pd.PeriodIndex):
        return pd.period_range(index[-1], periods=count + 1, freq=index.freq)[1:]
    if isinstance(index, pd.DatetimeIndex):
        freq = index.freq or index.inferred_freq
        if freq is not None:
            return pd.date_range(index[-1], periods=count + 1, freq=freq)[1:]
    start = len(index)
    if isinstance(index, pd.RangeIndex):
        return pd.RangeIndex(index.stop, index.stop + count * index.step, index.step)
    return pd.RangeIndex(start, start + count)


def longer(index, count):
    """All labels and as many after them, still with their frequency."""
    import pandas as pd
    if count == 0:
        return index
    freq = (index.freq or index.inferred_freq) if isinstance(index, pd.DatetimeIndex) else None
    if freq is not None:
        return pd.date_range(index[0], periods=len(index) + count, freq=freq)
    return index.append(following_labels(index, count))


def place_of(label, index, n_rows):
    """The row of a label, counted from 0 and beyond the last row where it comes after it."""
    import pandas as pd
    if isinstance(label, int):
        return label + n_rows if label < 0 else label
    if not isinstance(index, (pd.DatetimeIndex, pd.PeriodIndex)):
        raise KeyError("The `start` argument could not be matched to a location related to the index of the data.")
    wanted = pd.Period(label, freq=index.freq) if isinstance(index, pd.PeriodIndex) else pd.Timestamp(label)
    place = int(index.searchsorted(wanted))
    if place < n_rows:
        return place
    count = 1
    while True:
        labels = following_labels(index, count)
        if labels[-1] >= wanted:
            return n_rows + int(labels.searchsorted(wanted))
        count *= 2
        if count > 1 << 20:
            raise KeyError(f"{label!r} is too far beyond the data")
