# The largest flow, and pairs of rows and columns.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import maximum_bipartite_matching, maximum_flow, min_weight_full_bipartite_matching

graph = csr_matrix(np.array([[0, 16, 13, 0, 0, 0], [0, 0, 10, 12, 0, 0], [0, 4, 0, 0, 14, 0], [0, 0, 9, 0, 0, 20],
                             [0, 0, 0, 7, 0, 4], [0, 0, 0, 0, 0, 0]], dtype=np.int32))
for method in ("dinic", "edmonds_karp"):
    found = maximum_flow(graph, 0, 5, method=method)
    print(found.flow_value, int(found.flow.toarray()[0].sum()))
pairs = csr_matrix([[0, 1], [1, 1], [1, 0]])
print(maximum_bipartite_matching(pairs, perm_type="column"), maximum_bipartite_matching(pairs))
print(min_weight_full_bipartite_matching(csr_matrix([[3, 3, 6], [4, 3, 5], [10, 1, 8]])))
for wrong in (lambda: maximum_flow(graph, 0, 0), lambda: maximum_flow(graph.astype(float), 0, 5)):
    try:
        wrong()
    except ValueError as error:
        print(error)
