"""A fitted tree: plain arrays with one entry for each node, walked by native code that checks them."""

import numpy as np

import _sklearn_trees as native

TREE_LEAF = -1
TREE_UNDEFINED = -2


class Tree:
    """Arrays of a fitted tree. `value` has one row for each node, with a row for each output inside."""

    def __init__(self, n_features, n_classes, n_outputs, parts=None):
        self.n_features = n_features
        self.n_classes = np.asarray(n_classes, dtype=np.intp)
        self.n_outputs = n_outputs
        self.max_n_classes = int(self.n_classes.max())
        if parts is not None:
            (self.children_left, self.children_right, self.feature, self.threshold, self.impurity, self.n_node_samples,
             self.weighted_n_node_samples, self.missing_go_to_left, value, self.max_depth) = parts
            self.value = value.reshape(-1, n_outputs, self.max_n_classes)

    @property
    def node_count(self):
        """The number of nodes."""
        return len(self.children_left)

    @property
    def capacity(self):
        """Room for nodes, which is what there are."""
        return self.node_count

    @property
    def n_leaves(self):
        """The number of leaves."""
        return int((self.children_left == TREE_LEAF).sum())

    def parts(self):
        """What native code needs to walk the tree."""
        return self.children_left, self.children_right, self.feature, self.threshold, self.missing_go_to_left, self.value

    def predict(self, X):
        """What the leaf of each row answers."""
        answers = native.answers([self.parts()], _rows(X, self), self.n_outputs * self.max_n_classes, 1.0, None)
        return answers if self.n_outputs == 1 else answers.reshape(-1, self.n_outputs, self.max_n_classes)

    def apply(self, X):
        """The leaf of each row."""
        return native.leaves([self.parts()], _rows(X, self))[0]

    def decision_path(self, X):
        """Which nodes each row passes, as a sparse matrix of ones."""
        from scipy.sparse import csr_matrix
        X = _rows(X, self)
        nodes, begins = native.paths(self.parts(), X)
        return csr_matrix((np.ones(len(nodes), dtype=np.intp), nodes, begins), shape=(X.shape[0], self.node_count))

    def compute_feature_importances(self, normalize=True):
        """How much each feature lowers the impurity, as shares."""
        splits = np.flatnonzero(self.children_left != TREE_LEAF)
        burden = self.weighted_n_node_samples * self.impurity
        gains = burden[splits] - burden[self.children_left[splits]] - burden[self.children_right[splits]]
        importances = np.bincount(self.feature[splits], weights=gains, minlength=self.n_features).astype(np.float64)
        importances /= self.weighted_n_node_samples[0]
        if normalize and importances.sum() > 0.0:
            importances /= importances.sum()
        return importances

    def partial_dependence(self, grid, features):
        """The answer at each point of a grid over a few features, the other features averaged by weight."""
        features = list(features)
        weights = [None] * self.node_count
        weights[0] = np.ones(len(grid))
        found = np.zeros(len(grid))
        for node in range(self.node_count):
            own, left, right = weights[node], int(self.children_left[node]), int(self.children_right[node])
            if left == TREE_LEAF:
                found += own * self.value[node, 0, 0]
            elif int(self.feature[node]) in features:
                goes_left = grid[:, features.index(int(self.feature[node]))] <= self.threshold[node]
                weights[left], weights[right] = np.where(goes_left, own, 0.0), np.where(goes_left, 0.0, own)
            else:
                share = self.weighted_n_node_samples[left] / self.weighted_n_node_samples[node]
                weights[left], weights[right] = own * share, own * (1 - share)
        return found

    def compute_node_depths(self):
        """The depth of each node, from 1 for the root."""
        depths = np.ones(self.node_count, dtype=np.int64)
        for node in np.flatnonzero(self.children_left != TREE_LEAF).tolist():
            depths[self.children_left[node]] = depths[self.children_right[node]] = depths[node] + 1
        return depths


def _rows(X, tree):
    X = np.asarray(X)
    if X.dtype != np.float32:
        raise ValueError(f"X.dtype should be np.float32, got {X.dtype}")
    if X.ndim != 2 or X.shape[1] != tree.n_features:
        raise ValueError(f"X should have {tree.n_features} columns, got an array of shape {X.shape}")
    return X


def pruned(tree, alpha):
    """The tree without the branches that are not worth `alpha` for each leaf."""
    leaves, _, _ = native.prune_tree(tree.parts(), tree.weighted_n_node_samples, tree.impurity, tree.n_features, alpha)
    leaves, left, right = leaves.tolist(), tree.children_left.tolist(), tree.children_right.tolist()
    kept, new_left, new_right, depth = [], [], [], 0
    waiting = [(0, None, 0)]
    while waiting:
        node, hook, level = waiting.pop()
        place = len(kept)
        if hook is not None:
            hook[0][hook[1]] = place
        kept.append(node)
        new_left.append(TREE_LEAF)
        new_right.append(TREE_LEAF)
        depth = max(depth, level)
        if not leaves[node]:
            waiting.append((right[node], (new_right, place), level + 1))
            waiting.append((left[node], (new_left, place), level + 1))
    kept = np.array(kept)
    is_leaf = np.array(new_left) == TREE_LEAF
    feature, threshold = tree.feature[kept], tree.threshold[kept]
    feature[is_leaf], threshold[is_leaf] = TREE_UNDEFINED, TREE_UNDEFINED
    return Tree(tree.n_features, tree.n_classes, tree.n_outputs, (
        np.array(new_left), np.array(new_right), feature, threshold, tree.impurity[kept], tree.n_node_samples[kept],
        tree.weighted_n_node_samples[kept], tree.missing_go_to_left[kept], tree.value[kept], depth,
    ))
