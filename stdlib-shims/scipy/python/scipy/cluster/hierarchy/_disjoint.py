"""Sets that share no element and can be merged."""


class DisjointSet:
    """Elements in sets that share none; two sets can become one."""

    __module__ = "scipy._lib._disjoint_set"

    def __init__(self, elements=None):
        self.n_subsets = 0
        self._parents, self._sizes, self._following, self._numbers = {}, {}, {}, {}
        for element in elements or ():
            self.add(element)

    def __iter__(self):
        return iter(self._numbers)

    def __len__(self):
        return len(self._numbers)

    def __contains__(self, element):
        return element in self._numbers

    def __getitem__(self, element):
        if element not in self._numbers:
            raise KeyError(element)
        while self._parents[element] != element:
            self._parents[element] = self._parents[self._parents[element]]
            element = self._parents[element]
        return element

    def add(self, element):
        """A set of one element, unless it is there."""
        if element in self._numbers:
            return
        self._sizes[element] = 1
        self._parents[element] = self._following[element] = element
        self._numbers[element] = len(self._numbers)
        self.n_subsets += 1

    def merge(self, x, y):
        """Make the sets of two elements one; whether they were two."""
        one, other = self[x], self[y]
        if one == other:
            return False
        sizes = self._sizes
        if (sizes[one], -self._numbers[one]) < (sizes[other], -self._numbers[other]):
            one, other = other, one
        self._parents[other] = one
        sizes[one] += sizes[other]
        self._following[one], self._following[other] = self._following[other], self._following[one]
        self.n_subsets -= 1
        return True

    def connected(self, x, y):
        """Whether two elements are in one set."""
        return self[x] == self[y]

    def subset(self, x):
        """The set of an element."""
        if x not in self._numbers:
            raise KeyError(x)
        found, following = [x], self._following[x]
        while following != x:
            found.append(following)
            following = self._following[following]
        return set(found)

    def subset_size(self, x):
        """How many elements are in the set of an element."""
        return self._sizes[self[x]]

    def subsets(self):
        """All sets."""
        found, seen = [], set()
        for element in self:
            if element not in seen:
                found.append(self.subset(element))
                seen.update(found[-1])
        return found
