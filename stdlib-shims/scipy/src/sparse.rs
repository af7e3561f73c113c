//! `_scipy_sparse`: where elements of sparse matrices go, and products of them.
//!
//! A matrix arrives as its offsets, its places and the length of the other axis. What moves elements returns the places
//! they had, for the face to move values of any type.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_sparse`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_sparse::module_def(context)
}

#[pymodule]
pub(crate) mod _scipy_sparse {
    use num_complex::Complex64;
    use orchestrator_arrays::{Array, DType, Element};
    use orchestrator_numpy::{ArrayLike, OrRaise, wrap};
    use orchestrator_sparse::factor::{Factors, Field};
    use orchestrator_sparse::graph::{FlowMethod, Graph, Paths};
    use orchestrator_sparse::{self as kernel, Pattern, SparseError, Value};
    use rustpython_vm::builtins::PyBaseExceptionRef;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};

    fn raised(error: SparseError, vm: &VirtualMachine) -> PyBaseExceptionRef {
        match error {
            SparseError::Memory => vm.new_memory_error(error.to_string()),
            SparseError::Singular => vm.new_runtime_error(error.to_string()),
            _ => vm.new_value_error(error.to_string()),
        }
    }

    fn pattern(starts: &ArrayLike, minor: &ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult<Pattern> {
        let (starts, minor) = (starts.0.to_vec::<i64>().or_raise(vm)?, minor.0.to_vec::<i64>().or_raise(vm)?);
        Pattern::new(&starts, &minor, n_minor).map_err(|error| raised(error, vm))
    }

    fn numbers<T: Element>(values: Vec<T>, vm: &VirtualMachine) -> PyResult {
        let shape = [values.len()];
        Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm))
    }

    /// Places as int32, or as int64 where one does not fit.
    fn places(values: &[usize], vm: &VirtualMachine) -> PyResult {
        let narrow: Option<Vec<i32>> = values.iter().map(|&value| i32::try_from(value).ok()).collect();
        match narrow {
            Some(narrow) => numbers(narrow, vm),
            None => numbers(values.iter().map(|&value| i64::try_from(value).unwrap_or(i64::MAX)).collect(), vm),
        }
    }

    fn wide_places(values: Vec<usize>, vm: &VirtualMachine) -> PyResult {
        numbers(values.into_iter().map(|value| i64::try_from(value).unwrap_or(i64::MAX)).collect(), vm)
    }

    fn sizes(array: &ArrayLike, vm: &VirtualMachine) -> PyResult<Vec<usize>> {
        let values = array.0.to_vec::<i64>().or_raise(vm)?;
        let values = values.into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>();
        values.map_err(|_| vm.new_index_error("negative index"))
    }

    fn tuple(parts: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_tuple(parts).into()
    }

    fn moved(pattern: &Pattern, from: Vec<usize>, vm: &VirtualMachine) -> PyResult {
        Ok(tuple(vec![places(pattern.starts(), vm)?, places(pattern.minor(), vm)?, wide_places(from, vm)?], vm))
    }

    /// Whether rows are sorted, and whether without duplicates besides; raises where the parts do not fit.
    #[pyfunction]
    fn order(starts: ArrayLike, minor: ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult<(bool, bool)> {
        Ok(pattern(&starts, &minor, n_minor, vm)?.order())
    }

    #[pyfunction]
    fn compress(major: ArrayLike, minor: ArrayLike, n_major: usize, n_minor: usize, vm: &VirtualMachine) -> PyResult {
        let (major, minor) = (major.0.to_vec::<i64>().or_raise(vm)?, minor.0.to_vec::<i64>().or_raise(vm)?);
        let (made, from) = kernel::compress(&major, &minor, n_major, n_minor).map_err(|error| raised(error, vm))?;
        moved(&made, from, vm)
    }

    #[pyfunction]
    fn sorted_places(starts: ArrayLike, minor: ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult {
        wide_places(pattern(&starts, &minor, n_minor, vm)?.sorted_places(), vm)
    }

    #[pyfunction]
    fn transposed(starts: ArrayLike, minor: ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult {
        let (made, from) = pattern(&starts, &minor, n_minor, vm)?.transposed().map_err(|error| raised(error, vm))?;
        moved(&made, from, vm)
    }

    #[pyfunction]
    fn merged(starts: ArrayLike, minor: ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult {
        let (made, firsts) = pattern(&starts, &minor, n_minor, vm)?.merged();
        moved(&made, firsts, vm)
    }

    /// Elements of two matrices of one shape together; `both` keeps those that both have.
    #[pyfunction]
    fn combined(
        left: Vec<ArrayLike>,
        right: Vec<ArrayLike>,
        n_minor: usize,
        both: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let ([a_starts, a_minor], [b_starts, b_minor]) = (&left[..], &right[..]) else {
            return Err(vm.new_type_error("two pairs of offsets and places are needed"));
        };
        let (a, b) = (pattern(a_starts, a_minor, n_minor, vm)?, pattern(b_starts, b_minor, n_minor, vm)?);
        let (made, ours, theirs) = if both { a.common(&b) } else { a.union(&b) }.map_err(|error| raised(error, vm))?;
        let parts =
            vec![places(made.starts(), vm)?, places(made.minor(), vm)?, numbers(ours, vm)?, numbers(theirs, vm)?];
        Ok(tuple(parts, vm))
    }

    #[pyfunction]
    fn rows(starts: ArrayLike, minor: ArrayLike, n_minor: usize, rows: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (own, rows) = (pattern(&starts, &minor, n_minor, vm)?, sizes(&rows, vm)?);
        let (made, from) = own.rows(&rows).map_err(|error| raised(error, vm))?;
        moved(&made, from, vm)
    }

    #[pyfunction]
    fn columns(
        starts: ArrayLike,
        minor: ArrayLike,
        n_minor: usize,
        columns: ArrayLike,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (own, columns) = (pattern(&starts, &minor, n_minor, vm)?, sizes(&columns, vm)?);
        let (made, from) = own.columns(&columns).map_err(|error| raised(error, vm))?;
        moved(&made, from, vm)
    }

    /// The place of each (row, column), -1 where there is no element.
    #[pyfunction]
    fn find(
        starts: ArrayLike,
        minor: ArrayLike,
        n_minor: usize,
        rows: ArrayLike,
        columns: ArrayLike,
        vm: &VirtualMachine,
    ) -> PyResult {
        let own = pattern(&starts, &minor, n_minor, vm)?;
        let found = own.places(&sizes(&rows, vm)?, &sizes(&columns, vm)?).map_err(|error| raised(error, vm))?;
        numbers(found, vm)
    }

    fn dense<T: Value + Element>(own: &Pattern, values: &Array, b: &Array, k: usize, vm: &VirtualMachine) -> PyResult {
        let (values, b) = (values.to_vec::<T>().or_raise(vm)?, b.to_vec::<T>().or_raise(vm)?);
        let product = kernel::dense_product(own, &values, &b, k).map_err(|error| raised(error, vm))?;
        Ok(wrap(Array::from_vec(product, &[own.n_major(), k]).or_raise(vm)?, vm))
    }

    /// A sparse times a dense matrix, in the type of the sparse one: float32, float64, complex128, or else int64.
    #[pyfunction]
    fn dense_product(
        starts: ArrayLike,
        minor: ArrayLike,
        n_minor: usize,
        values: ArrayLike,
        b: ArrayLike,
        vm: &VirtualMachine,
    ) -> PyResult {
        let own = pattern(&starts, &minor, n_minor, vm)?;
        let k = b.0.shape().get(1).copied().unwrap_or(1);
        match values.0.dtype() {
            DType::F64 => dense::<f64>(&own, &values.0, &b.0, k, vm),
            DType::F32 => dense::<f32>(&own, &values.0, &b.0, k, vm),
            DType::Complex128 => dense::<Complex64>(&own, &values.0, &b.0, k, vm),
            _ => dense::<i64>(&own, &values.0, &b.0, k, vm),
        }
    }

    /// A matrix of float64 read once for many products with vectors.
    #[pyattr]
    #[pyclass(name = "Rows", module = "_scipy_sparse")]
    #[derive(Debug, PyPayload)]
    struct Rows {
        own: Pattern,
        values: Vec<f64>,
    }

    #[pyfunction]
    fn read_rows(
        starts: ArrayLike,
        minor: ArrayLike,
        n_minor: usize,
        values: ArrayLike,
        vm: &VirtualMachine,
    ) -> PyResult<Rows> {
        Ok(Rows { own: pattern(&starts, &minor, n_minor, vm)?, values: values.0.to_vec::<f64>().or_raise(vm)? })
    }

    #[pyclass]
    impl Rows {
        #[pymethod]
        fn times(zelf: &Py<Self>, vector: ArrayLike, vm: &VirtualMachine) -> PyResult {
            let vector = vector.0.to_vec::<f64>().or_raise(vm)?;
            let product = kernel::dense_product(&zelf.own, &zelf.values, &vector, 1);
            numbers(product.map_err(|error| raised(error, vm))?, vm)
        }
    }

    fn sparse<T: Value + Element>(
        (a, a_values): (&Pattern, &Array),
        (b, b_values): (&Pattern, &Array),
        vm: &VirtualMachine,
    ) -> PyResult {
        let (a_values, b_values) = (a_values.to_vec::<T>().or_raise(vm)?, b_values.to_vec::<T>().or_raise(vm)?);
        let (made, values) = kernel::sparse_product(a, &a_values, b, &b_values).map_err(|error| raised(error, vm))?;
        Ok(tuple(vec![places(made.starts(), vm)?, places(made.minor(), vm)?, numbers(values, vm)?], vm))
    }

    /// The product of two sparse matrices of one type of values.
    #[pyfunction]
    fn sparse_product(
        left: Vec<ArrayLike>,
        n_inner: usize,
        right: Vec<ArrayLike>,
        n_minor: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let ([a_starts, a_minor, a_values], [b_starts, b_minor, b_values]) = (&left[..], &right[..]) else {
            return Err(vm.new_type_error("two triples of offsets, places and values are needed"));
        };
        let a = (&pattern(a_starts, a_minor, n_inner, vm)?, &a_values.0);
        let b = (&pattern(b_starts, b_minor, n_minor, vm)?, &b_values.0);
        match a_values.0.dtype() {
            DType::F64 => sparse::<f64>(a, b, vm),
            DType::F32 => sparse::<f32>(a, b, vm),
            DType::Complex128 => sparse::<Complex64>(a, b, vm),
            _ => sparse::<i64>(a, b, vm),
        }
    }

    /// A graph from offsets, places and lengths of its edges.
    fn graph(parts: &[ArrayLike], is_directed: bool, vm: &VirtualMachine) -> PyResult<Graph> {
        let [starts, minor, lengths] = parts else {
            return Err(vm.new_type_error("offsets, places and lengths are needed"));
        };
        let n_nodes = starts.0.size().saturating_sub(1);
        let edges = pattern(starts, minor, n_nodes, vm)?;
        let lengths = lengths.0.to_vec::<f64>().or_raise(vm)?;
        Graph::new(edges, lengths, is_directed).map_err(|error| raised(error, vm))
    }

    fn square(starts: &ArrayLike, minor: &ArrayLike, vm: &VirtualMachine) -> PyResult<Pattern> {
        pattern(starts, minor, starts.0.size().saturating_sub(1), vm)
    }

    fn back_of(edges: &Pattern, is_directed: bool, vm: &VirtualMachine) -> PyResult<Option<Pattern>> {
        if is_directed {
            return Ok(None);
        }
        edges.transposed().map(|(turned, _)| Some(turned)).map_err(|error| raised(error, vm))
    }

    fn table<T: Element>(values: Vec<T>, n_columns: usize, vm: &VirtualMachine) -> PyResult {
        let shape = [values.len() / n_columns.max(1), n_columns];
        Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm))
    }

    /// Distances and predecessors; the number of a node where a negative cycle was met.
    fn found_paths(found: Result<Paths, SparseError>, n: usize, vm: &VirtualMachine) -> PyResult {
        match found {
            Ok(Paths { distances, predecessors, sources }) => {
                let parts = vec![table(distances, n, vm)?, table(predecessors, n, vm)?, numbers(sources, vm)?];
                Ok(tuple(parts, vm))
            }
            Err(SparseError::NegativeCycle(node)) => Ok(vm.ctx.new_int(node).into()),
            Err(error) => Err(raised(error, vm)),
        }
    }

    #[pyfunction]
    fn dijkstra(
        parts: Vec<ArrayLike>,
        is_directed: bool,
        sources: ArrayLike,
        limit: f64,
        nearest: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let graph = graph(&parts, is_directed, vm)?;
        let found = kernel::graph::dijkstra(&graph, &sizes(&sources, vm)?, limit, nearest);
        found_paths(found, graph.n_nodes(), vm)
    }

    #[pyfunction]
    fn bellman_ford(parts: Vec<ArrayLike>, is_directed: bool, sources: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let graph = graph(&parts, is_directed, vm)?;
        found_paths(kernel::graph::bellman_ford(&graph, &sizes(&sources, vm)?), graph.n_nodes(), vm)
    }

    /// How far every node is from outside, for `johnson`; the number of a node where a negative cycle was met.
    #[pyfunction]
    fn heights(parts: Vec<ArrayLike>, is_directed: bool, vm: &VirtualMachine) -> PyResult {
        match kernel::graph::heights(&graph(&parts, is_directed, vm)?) {
            Ok(found) => numbers(found, vm),
            Err(SparseError::NegativeCycle(node)) => Ok(vm.ctx.new_int(node).into()),
            Err(error) => Err(raised(error, vm)),
        }
    }

    #[pyfunction]
    fn floyd_warshall(distances: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let n = distances.0.shape().first().copied().unwrap_or(0);
        let mut found = distances.0.to_vec::<f64>().or_raise(vm)?;
        if distances.0.shape() != [n, n] {
            return Err(vm.new_value_error("compressed graph must be square"));
        }
        let mut before = vec![0; n * n];
        let result = kernel::graph::floyd_warshall(&mut found, &mut before, n).map(|()| Paths {
            distances: found,
            predecessors: before,
            sources: Vec::new(),
        });
        found_paths(result, n, vm)
    }

    #[pyfunction]
    fn components(starts: ArrayLike, minor: ArrayLike, strong: bool, vm: &VirtualMachine) -> PyResult {
        let edges = square(&starts, &minor, vm)?;
        let found = if strong {
            kernel::graph::strong_components(&edges)
        } else {
            edges.transposed().and_then(|(back, _)| kernel::graph::weak_components(&edges, &back))
        };
        let (n_parts, labels) = found.map_err(|error| raised(error, vm))?;
        Ok(tuple(vec![vm.ctx.new_int(n_parts).into(), numbers(labels, vm)?], vm))
    }

    /// Nodes in the order of a walk, and their predecessors.
    #[pyfunction]
    fn walk(
        starts: ArrayLike,
        minor: ArrayLike,
        is_directed: bool,
        start: usize,
        depth_first: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let edges = square(&starts, &minor, vm)?;
        let back = back_of(&edges, is_directed, vm)?;
        let way = if depth_first { kernel::graph::depth_first } else { kernel::graph::breadth_first };
        let (order, before) = way(&edges, back.as_ref(), start).map_err(|error| raised(error, vm))?;
        Ok(tuple(vec![numbers(order, vm)?, numbers(before, vm)?], vm))
    }

    #[pyfunction]
    fn reverse_cuthill_mckee(starts: ArrayLike, minor: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let edges = square(&starts, &minor, vm)?;
        numbers(kernel::graph::reverse_cuthill_mckee(&edges).map_err(|error| raised(error, vm))?, vm)
    }

    /// Which edges, taken in this order, join two parts.
    #[pyfunction]
    fn spanning_edges(starts: ArrayLike, minor: ArrayLike, order: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let edges = square(&starts, &minor, vm)?;
        let kept = kernel::graph::spanning_edges(&edges, &sizes(&order, vm)?).map_err(|error| raised(error, vm))?;
        numbers(kept, vm)
    }

    /// The largest flow, from offsets, places, opposite edges and capacities.
    #[pyfunction]
    fn maximum_flow(parts: Vec<ArrayLike>, from: usize, to: usize, in_layers: bool, vm: &VirtualMachine) -> PyResult {
        let [starts, minor, reverse, capacity] = &parts[..] else {
            return Err(vm.new_type_error("offsets, places, opposite edges and capacities are needed"));
        };
        let edges = square(starts, minor, vm)?;
        let capacity = capacity.0.to_vec::<i64>().or_raise(vm)?;
        let method = if in_layers { FlowMethod::Dinic } else { FlowMethod::EdmondsKarp };
        let found = kernel::graph::maximum_flow(&edges, &sizes(reverse, vm)?, &capacity, (from, to), method);
        let found = found.map_err(|error| raised(error, vm))?;
        Ok(tuple(vec![vm.ctx.new_int(found.amount).into(), numbers(found.along, vm)?], vm))
    }

    #[pyfunction]
    fn maximum_matching(starts: ArrayLike, minor: ArrayLike, n_minor: usize, vm: &VirtualMachine) -> PyResult {
        let edges = pattern(&starts, &minor, n_minor, vm)?;
        numbers(kernel::graph::maximum_matching(&edges).map_err(|error| raised(error, vm))?, vm)
    }

    /// The cheapest pairs of every row with a column, or None.
    #[pyfunction]
    fn full_matching(
        starts: ArrayLike,
        minor: ArrayLike,
        n_minor: usize,
        weights: ArrayLike,
        vm: &VirtualMachine,
    ) -> PyResult {
        let edges = pattern(&starts, &minor, n_minor, vm)?;
        let weights = weights.0.to_vec::<f64>().or_raise(vm)?;
        match kernel::graph::full_matching(&edges, &weights).map_err(|error| raised(error, vm))? {
            Some(columns) => numbers(columns, vm),
            None => Ok(vm.ctx.none()),
        }
    }

    #[pyfunction]
    fn fill_reducing_order(starts: ArrayLike, minor: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let edges = square(&starts, &minor, vm)?;
        wide_places(kernel::factor::fill_reducing_order(&edges).map_err(|error| raised(error, vm))?, vm)
    }

    fn factors_of<T: Field + Element>(
        a: &Pattern,
        values: &Array,
        columns: Vec<usize>,
        threshold: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let values = values.to_vec::<T>().or_raise(vm)?;
        let found = kernel::factor::factorize(a, &values, columns, threshold).map_err(|error| raised(error, vm))?;
        let triangle = |(pattern, values): (Pattern, Vec<T>)| -> PyResult {
            let parts = vec![places(pattern.starts(), vm)?, places(pattern.minor(), vm)?, numbers(values, vm)?];
            Ok(tuple(parts, vm))
        };
        let parts = vec![
            triangle(found.lower)?,
            triangle(found.upper)?,
            places(&found.row_order, vm)?,
            places(&found.columns, vm)?,
        ];
        Ok(tuple(parts, vm))
    }

    /// Both triangles by columns, where each row went, and the columns in their order.
    #[pyfunction]
    fn factorize(
        starts: ArrayLike,
        minor: ArrayLike,
        values: ArrayLike,
        columns: ArrayLike,
        threshold: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (a, columns) = (square(&starts, &minor, vm)?, sizes(&columns, vm)?);
        if *values.0.dtype() == DType::Complex128 {
            return factors_of::<Complex64>(&a, &values.0, columns, threshold, vm);
        }
        factors_of::<f64>(&a, &values.0, columns, threshold, vm)
    }

    fn solved<T: Field + Element>(
        triangles: [&[ArrayLike]; 2],
        orders: [Vec<usize>; 2],
        b: &Array,
        (transposed, conjugate): (bool, bool),
        vm: &VirtualMachine,
    ) -> PyResult {
        let triangle = |parts: &[ArrayLike]| -> PyResult<(Pattern, Vec<T>)> {
            let [starts, minor, values] = parts else {
                return Err(vm.new_type_error("offsets, places and values are needed"));
            };
            Ok((square(starts, minor, vm)?, values.0.to_vec::<T>().or_raise(vm)?))
        };
        let [rows, columns] = orders;
        let factors = Factors::from_parts(triangle(triangles[0])?, triangle(triangles[1])?, rows, columns)
            .map_err(|error| raised(error, vm))?;
        let shape = b.shape().to_vec();
        let n = shape.last().copied().unwrap_or(0).max(1);
        let mut out = Vec::new();
        for row in b.to_vec::<T>().or_raise(vm)?.chunks(n) {
            out.extend(factors.solve(row, transposed, conjugate).map_err(|error| raised(error, vm))?);
        }
        Ok(wrap(Array::from_vec(out, &shape).or_raise(vm)?, vm))
    }

    /// Solves for every row of `b`; `way` is N, T or H.
    #[pyfunction]
    fn factor_solve(
        lower: Vec<ArrayLike>,
        upper: Vec<ArrayLike>,
        orders: Vec<ArrayLike>,
        b: ArrayLike,
        way: String,
        vm: &VirtualMachine,
    ) -> PyResult {
        let [rows, columns] = &orders[..] else { return Err(vm.new_type_error("two orders are needed")) };
        let orders = [sizes(rows, vm)?, sizes(columns, vm)?];
        let way = (way != "N", way == "H");
        if *b.0.dtype() == DType::Complex128 {
            return solved::<Complex64>([&lower, &upper], orders, &b.0, way, vm);
        }
        solved::<f64>([&lower, &upper], orders, &b.0, way, vm)
    }
}
