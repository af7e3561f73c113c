"""Groups of axes that share something. The group hangs on its members, so that it lives no longer than they do."""


class Siblings:
    """One kind of sharing between axes: an x axis, a y axis, or a place (twins)."""

    def __init__(self, kind):
        self._slot = "_siblings_" + kind
        self._place = "_place_" + kind
        self._seen = 0

    def __contains__(self, item):
        return self._slot in item.__dict__

    def _group_of(self, item):
        """The group of an axes; a new member takes the next place."""
        known = item.__dict__
        if self._place not in known:
            known[self._place] = self._seen
            self._seen += 1
        return known.setdefault(self._slot, [item])

    def join(self, a, *others):
        """Put all of them into one group, in the order in which they first joined any."""
        group = self._group_of(a)
        for other in others:
            joining = self._group_of(other)
            if joining is group:
                continue
            group.extend(joining)
            for member in joining:
                member.__dict__[self._slot] = group
        group.sort(key=lambda member: member.__dict__[self._place])

    def joined(self, a, b):
        """Whether two axes are in the same group."""
        group = a.__dict__.get(self._slot)
        return group is not None and group is b.__dict__.get(self._slot)

    def remove(self, item):
        """Take one axes out of its group."""
        group = item.__dict__.pop(self._slot, None)
        if group is not None:
            group.remove(item)

    def get_siblings(self, a):
        """All members of the group, the oldest first; an axes that shares with nobody is alone."""
        group = a.__dict__.get(self._slot)
        return [a] if group is None else list(group)


class SiblingsView:
    """What `get_shared_x_axes()` hands out: questions only."""

    def __init__(self, siblings, axes):
        self._siblings, self._axes = siblings, axes

    def __contains__(self, item):
        return item in self._siblings

    def __iter__(self):
        """Every group with a member in the same figure."""
        seen = []
        for axes in self._axes.get_figure(root=True).axes:
            group = self._siblings.get_siblings(axes)
            if axes in self._siblings and group not in seen:
                seen.append(group)
        return iter(seen)

    def joined(self, a, b):
        """Whether two axes are in the same group."""
        return self._siblings.joined(a, b)

    def get_siblings(self, a):
        """All members of the group of an axes."""
        return self._siblings.get_siblings(a)
