"""A tree of merges condensed to splits into clusters large enough, and the clusters that last longest in it."""

import math

import numpy as np

NOISE = -1


def _below(merges, n_rows, node):
    """A node and all below it, level by level."""
    level, found = [node], []
    while level:
        found += level
        level = [child for parent in level if parent >= n_rows for child in merges[parent - n_rows][:2]]
    return found


def condensed(merges, least):
    """(parent, child, lambda, size) of every split; clusters smaller than `least` are only rows that leave."""
    n_rows = len(merges) + 1
    root = 2 * len(merges)
    names, following = {root: n_rows}, n_rows + 1
    splits, ignored = [], set()

    def size(node):
        return merges[node - n_rows][3] if node >= n_rows else 1

    for node in _below(merges, n_rows, root):
        if node in ignored or node < n_rows:
            continue
        left, right, apart = merges[node - n_rows][:3]
        value = 1.0 / apart if apart > 0.0 else math.inf
        is_large = [size(left) >= least, size(right) >= least]
        for child, large in zip((left, right), is_large):
            if all(is_large):
                names[child] = following
                following += 1
                splits.append((names[node], names[child], value, size(child)))
            elif large:
                names[child] = names[node]
            else:
                for lower in _below(merges, n_rows, child):
                    if lower < n_rows:
                        splits.append((names[node], lower, value, 1))
                    ignored.add(lower)
    return splits


class Clusters:
    """The clusters chosen from a condensed tree."""

    def __init__(self, splits, method, allow_one, epsilon, largest):
        self.splits, self.allow_one, self.epsilon = splits, allow_one, epsilon
        self.root = min(parent for parent, _, _, _ in splits)
        self.children, self.births, self.parent = {}, {}, {}
        for parent, child, value, size in splits:
            if size > 1:
                self.children.setdefault(parent, []).append(child)
                self.births[child], self.parent[child] = value, parent
        stability = self._stability()
        nodes = sorted(stability, reverse=True)
        if not allow_one:
            nodes = nodes[:-1]
        if method == "eom":
            chosen = self._lasting(nodes, stability, largest)
        else:
            chosen = self._leaves() or {self.root}
            if epsilon != 0.0 and self.children:
                chosen = self._far_enough(chosen)
        self.chosen = sorted(chosen)

    def _stability(self):
        """How much lies in each cluster, summed over the time it lasts."""
        births = dict(self.births)
        births[self.root] = 0.0
        found = dict.fromkeys(range(self.root, max(parent for parent, _, _, _ in self.splits) + 1), 0.0)
        for parent, _, value, size in self.splits:
            found[parent] += (value - births[parent]) * size
        return found

    def _tree_below(self, node):
        found, level = [], [node]
        while level:
            found += level
            level = [child for parent in level for child in self.children.get(parent, ())]
        return found

    def _lasting(self, nodes, stability, largest):
        sizes = {child: size for _, child, _, size in self.splits if size > 1}
        if self.allow_one:
            sizes[nodes[-1]] = sum(sizes[child] for child in self.children.get(nodes[-1], ()))
        is_chosen = dict.fromkeys(nodes, True)
        for node in nodes:
            below = sum(stability[child] for child in self.children.get(node, ()))
            if below > stability[node] or (largest is not None and sizes[node] > largest):
                is_chosen[node], stability[node] = False, below
            else:
                for lower in self._tree_below(node)[1:]:
                    is_chosen[lower] = False
        chosen = [node for node in nodes if is_chosen[node]]
        if self.epsilon != 0.0 and self.children:
            if len(chosen) == 1 and chosen[0] == self.root:
                return set(chosen) if self.allow_one else set()
            return self._far_enough(set(chosen))
        return set(chosen)

    def _leaves(self):
        return {node for node in self.births if node not in self.children}

    def _far_enough(self, leaves):
        """Clusters split nearer than epsilon, joined again."""
        chosen, done = set(), set()
        for leaf in sorted(leaves):
            if leaf not in self.births or 1 / self.births[leaf] >= self.epsilon:
                chosen.add(leaf)
            elif leaf not in done:
                top = leaf
                while True:
                    above = self.parent[top]
                    if above == self.root:
                        top = above if self.allow_one else top
                        break
                    top = above
                    if 1 / self.births[above] > self.epsilon:
                        break
                chosen.add(top)
                done.update(self._tree_below(top)[1:])
        return chosen

    def labels(self):
        """A label and how sure it is, for each row."""
        n_rows, numbers = self.root, {node: label for label, node in enumerate(self.chosen)}
        owner = {}
        for node in self.chosen:
            for lower in self._tree_below(node):
                owner.setdefault(lower, node)
        deaths, labels, sure = {}, np.full(n_rows, NOISE, dtype=np.intp), np.zeros(n_rows)
        at_root = [value for parent, _, value, _ in self.splits if parent == self.root]
        limit = (1 / self.epsilon if self.epsilon != 0.0 else max(at_root)) if at_root else math.inf
        for parent, _, value, _ in self.splits:
            deaths[parent] = max(deaths.get(parent, 0.0), value)
        for parent, child, value, _ in self.splits:
            if child >= n_rows:
                continue
            node = owner.get(parent)
            if node is None:
                continue
            if node == self.root and not (len(self.chosen) == 1 and self.allow_one and value >= limit):
                continue
            labels[child] = numbers[node]
            last = deaths[node]
            sure[child] = 1.0 if last == 0.0 or math.isinf(value) else min(value, last) / last
        return labels, sure
