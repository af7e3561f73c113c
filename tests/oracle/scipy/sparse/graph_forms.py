# Graphs as dense and as sparse matrices; orders that bring edges near the diagonal.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import csgraph_from_dense, csgraph_to_dense, reconstruct_path, reverse_cuthill_mckee, structural_rank

dense = np.array([[np.inf, 1, np.inf], [2, np.inf, 3], [np.inf, 4, np.inf]])
graph = csgraph_from_dense(dense, null_value=np.inf)
print(graph.toarray(), csgraph_to_dense(graph, null_value=-1))
print(reconstruct_path(graph, np.array([-9999, 0, 1], dtype=np.int32)).toarray())
spread = csr_matrix([[1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 1, 1], [1, 0, 1, 1]])
print(reverse_cuthill_mckee(spread, symmetric_mode=True), structural_rank(spread))
