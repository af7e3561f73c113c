"""A matrix of merges as a tree of nodes, and cuts through it."""

import bisect

import numpy as np

from scipy.cluster.hierarchy._checks import checked, num_obs_linkage


class ClusterNode:
    """A point, or two nodes merged at a distance."""

    __module__ = "scipy.cluster.hierarchy"

    def __init__(self, id, left=None, right=None, dist=0.0, count=1):
        if id < 0:
            raise ValueError("The id must be non-negative.")
        if dist < 0:
            raise ValueError("The distance must be non-negative.")
        if (left is None) != (right is None):
            raise ValueError("Only full or proper binary trees are permitted.  This node has one child.")
        if count < 1:
            raise ValueError("A cluster must contain at least one original observation.")
        self.id, self.left, self.right, self.dist = id, left, right, dist
        self.count = count if left is None else left.count + right.count

    def _other(self, node):
        if not isinstance(node, ClusterNode):
            raise ValueError(f"Can't compare ClusterNode to type {type(node)}")
        return node.dist

    def __lt__(self, node):
        return self.dist < self._other(node)

    def __gt__(self, node):
        return self.dist > self._other(node)

    def __eq__(self, node):
        return self.dist == self._other(node)

    __hash__ = None

    def get_id(self):
        """The number of the node."""
        return self.id

    def get_count(self):
        """How many points are below."""
        return self.count

    def get_left(self):
        """The left node, or None."""
        return self.left

    def get_right(self):
        """The right node, or None."""
        return self.right

    def is_leaf(self):
        """Whether this is a point."""
        return self.left is None

    def pre_order(self, func=lambda node: node.id):
        """What `func` says of the points below, from left to right."""
        found, waiting = [], [self]
        while waiting:
            node = waiting.pop()
            if node.is_leaf():
                found.append(func(node))
            else:
                waiting += [node.right, node.left]
        return found


def to_tree(Z, rd=False):
    """The topmost node; with `rd` also all nodes."""
    Z = checked(Z)
    n = Z.shape[0] + 1
    nodes = [ClusterNode(leaf) for leaf in range(n)]
    for place, (left, right, height, size) in enumerate(Z.tolist()):
        left, right = int(left), int(right)
        for column, node in enumerate((left, right)):
            if node > place + n:
                raise ValueError(
                    f"Corrupt matrix Z. Index to derivative cluster is used before it is formed. See row {node}, column {column}"
                )
        node = ClusterNode(place + n, nodes[left], nodes[right], height)
        if size != node.count:
            raise ValueError(f"Corrupt matrix Z. The count Z[{place},3] is incorrect.")
        nodes.append(node)
    return (nodes[-1], nodes) if rd else nodes[-1]


def _by_height(Z):
    waiting, nodes = [to_tree(Z)], []
    for node in waiting:
        if not node.is_leaf():
            bisect.insort_left(nodes, node)
            waiting += [node.right, node.left]
    return nodes


def cut_tree(Z, n_clusters=None, height=None):
    """The number of the cluster of each point, a column for each number of clusters or each height."""
    n = num_obs_linkage(Z)
    nodes = _by_height(Z)
    if height is not None and n_clusters is not None:
        raise ValueError("At least one of either height or n_clusters must be None")
    if height is None and n_clusters is None:
        wanted = np.arange(n)
    elif height is not None:
        wanted = np.atleast_1d(np.searchsorted(np.array([node.dist for node in nodes]), np.asarray(height)))
    else:
        wanted = np.atleast_1d(n - np.searchsorted(np.arange(n), np.asarray(n_clusters)))
    groups, last = np.zeros((len(wanted), n), dtype=np.int64), np.arange(n)
    if 0 in wanted:
        groups[0] = last
    for place, node in enumerate(nodes, 1):
        below = np.array(node.pre_order())
        mine = last[below]
        group = last.copy()
        group[below] = mine.min()
        group[group > mine.max()] -= 1
        groups[wanted == place] = group
        last = group
    return groups.T
