"""pd.IndexSlice: slices per level of a MultiIndex, written with colons."""


class _IndexSlice:
    def __getitem__(self, key):
        return key


IndexSlice = _IndexSlice()
