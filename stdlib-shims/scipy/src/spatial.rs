//! `_scipy_spatial`: distances, trees and hierarchies for `scipy.spatial` and `scipy.cluster`.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_spatial`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_spatial::module_def(context)
}

#[pymodule]
mod _scipy_spatial {
    use orchestrator_spatial::hull::HullError;
    use orchestrator_spatial::{self as spatial, Distance, KdTree, Merge, Method, Metric, Norm, Search, TooLarge};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyResult, TryFromObject, VirtualMachine, pyclass};

    use crate::floats::{Floats, Whole, pack, pack_indices};

    trait OrMemory<T> {
        fn or_memory(self, vm: &VirtualMachine) -> PyResult<T>;
    }

    impl<T> OrMemory<T> for Result<T, TooLarge> {
        fn or_memory(self, vm: &VirtualMachine) -> PyResult<T> {
            self.map_err(|TooLarge| vm.new_memory_error("the distances do not fit into memory".to_owned()))
        }
    }

    fn metric<'a>(name: &str, p: f64, extra: Option<&'a Floats>, vm: &VirtualMachine) -> PyResult<Metric<'a>> {
        let extra = extra.map(|extra| extra.values.as_slice()).unwrap_or_default();
        Ok(match name {
            "braycurtis" => Metric::BrayCurtis,
            "canberra" => Metric::Canberra,
            "chebyshev" => Metric::Chebyshev,
            "cityblock" => Metric::CityBlock,
            "correlation" => Metric::Correlation,
            "cosine" => Metric::Cosine,
            "dice" => Metric::Dice,
            "euclidean" => Metric::Euclidean,
            "hamming" => Metric::Hamming,
            "jaccard" => Metric::Jaccard,
            "jensenshannon" => Metric::JensenShannon,
            "mahalanobis" => Metric::Mahalanobis(extra),
            "minkowski" => Metric::Minkowski(p),
            "rogerstanimoto" => Metric::RogersTanimoto,
            "russellrao" => Metric::RussellRao,
            "seuclidean" => Metric::StandardizedEuclidean(extra),
            "sokalsneath" => Metric::SokalSneath,
            "sqeuclidean" => Metric::SquaredEuclidean,
            "yule" => Metric::Yule,
            _ => return Err(vm.new_value_error(format!("Unknown Distance Metric: {name}"))),
        })
    }

    #[pyfunction]
    fn pairs(
        points: Floats,
        name: PyStrRef,
        p: f64,
        extra: Option<Floats>,
        weights: Option<Floats>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (n, n_dims) = points.rows(vm)?;
        let metric = metric(name.as_ref(), p, extra.as_ref(), vm)?;
        let distance = Distance { metric, weights: weights.as_ref().map(|weights| weights.values.as_slice()) };
        let distances = spatial::pairs(&points.values, n, n_dims, &distance).or_memory(vm)?;
        let length = distances.len();
        pack(distances, &[length], vm)
    }

    #[pyfunction]
    fn across(
        a: Floats,
        b: Floats,
        name: PyStrRef,
        p: f64,
        extra: Option<Floats>,
        weights: Option<Floats>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let ((n_a, n_dims), (n_b, _)) = (a.rows(vm)?, b.rows(vm)?);
        let metric = metric(name.as_ref(), p, extra.as_ref(), vm)?;
        let distance = Distance { metric, weights: weights.as_ref().map(|weights| weights.values.as_slice()) };
        let distances = spatial::across(&a.values, n_a, &b.values, n_b, n_dims, &distance).or_memory(vm)?;
        pack(distances, &[n_a, n_b], vm)
    }

    /// The nearest row of `codes` for each row of `points`, the first of equals, and its distance.
    #[pyfunction]
    fn nearest_rows(points: Floats, codes: Floats, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (n, n_dims) = points.rows(vm)?;
        let (indices, distances) = spatial::nearest_rows(&points.values, &codes.values, n_dims);
        Ok((pack_indices(indices, &[n], vm)?, pack(distances, &[n], vm)?))
    }

    fn search(p: f64, eps: f64, bound: f64) -> Search {
        Search { norm: Norm::of(p), eps, bound }
    }

    fn lists(found: Vec<Vec<usize>>, vm: &VirtualMachine) -> PyObjectRef {
        let lists = found.into_iter().map(|indices| {
            vm.ctx.new_list(indices.into_iter().map(|index| vm.ctx.new_int(index).into()).collect()).into()
        });
        vm.ctx.new_list(lists.collect()).into()
    }

    #[pyattr]
    #[pyclass(name = "Tree", module = "_scipy_spatial")]
    #[derive(Debug, PyPayload)]
    struct Tree {
        tree: KdTree,
    }

    #[pyfunction]
    fn tree(points: Floats, leaf_size: usize, vm: &VirtualMachine) -> PyResult<Tree> {
        let (_, n_dims) = points.rows(vm)?;
        Ok(Tree { tree: KdTree::new(&points.values, n_dims, leaf_size).or_memory(vm)? })
    }

    #[pyclass]
    impl Tree {
        #[pymethod]
        fn indices(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
            pack_indices(zelf.tree.indices().to_vec(), &[zelf.tree.n_points()], vm)
        }

        #[pymethod]
        fn nearest(
            zelf: &Py<Self>,
            queries: Floats,
            k: usize,
            p: f64,
            eps: f64,
            bound: f64,
            vm: &VirtualMachine,
        ) -> PyResult<(PyObjectRef, PyObjectRef)> {
            let (n, _) = queries.rows(vm)?;
            let found = zelf.tree.nearest_of_each(&queries.values, k, &search(p, eps, bound)).or_memory(vm)?;
            Ok((pack(found.0, &[n, k], vm)?, pack_indices(found.1, &[n, k], vm)?))
        }

        #[pymethod]
        fn within(
            zelf: &Py<Self>,
            queries: Floats,
            radii: Floats,
            p: f64,
            eps: f64,
            vm: &VirtualMachine,
        ) -> PyObjectRef {
            lists(zelf.tree.within_each(&queries.values, &radii.values, &search(p, eps, f64::INFINITY)), vm)
        }

        #[pymethod]
        fn count_within(
            zelf: &Py<Self>,
            queries: Floats,
            radii: Floats,
            p: f64,
            eps: f64,
            vm: &VirtualMachine,
        ) -> PyResult {
            let counts = zelf.tree.count_within_each(&queries.values, &radii.values, &search(p, eps, f64::INFINITY));
            let length = counts.len();
            pack_indices(counts, &[length], vm)
        }

        #[pymethod]
        fn pairs_within(zelf: &Py<Self>, radius: f64, p: f64, eps: f64, vm: &VirtualMachine) -> PyResult {
            let pairs = zelf.tree.pairs_within(radius, &search(p, eps, f64::INFINITY));
            let length = pairs.len();
            pack_indices(pairs.into_iter().flat_map(|(a, b)| [a, b]).collect(), &[length, 2], vm)
        }

        /// Places of queries, indices of points and their distances, for all within the radius.
        #[pymethod]
        fn distances_within(
            zelf: &Py<Self>,
            queries: Floats,
            radius: f64,
            p: f64,
            vm: &VirtualMachine,
        ) -> PyResult<(PyObjectRef, PyObjectRef, PyObjectRef)> {
            let (_, n_dims) = queries.rows(vm)?;
            let (mut places, mut indices, mut distances) = (Vec::new(), Vec::new(), Vec::new());
            for (place, query) in queries.values.chunks(n_dims.max(1)).enumerate() {
                for (index, distance) in zelf.tree.distances_within(query, radius, Norm::of(p)) {
                    places.push(place);
                    indices.push(index);
                    distances.push(distance);
                }
            }
            let shape = [places.len()];
            Ok((pack_indices(places, &shape, vm)?, pack_indices(indices, &shape, vm)?, pack(distances, &shape, vm)?))
        }
    }

    /// The merges of a linkage matrix, checked.
    struct Merges(Vec<Merge>);

    impl TryFromObject for Merges {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss,
            reason = "checked before; more points than 2^52 have no matrix of distances"
        )]
        fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
            let matrix = Floats::try_from_object(vm, object)?;
            let (n, _) = matrix.rows(vm)?;
            let mut merges = Vec::with_capacity(n);
            for (place, row) in matrix.values.chunks(4).enumerate() {
                let [left, right, distance, size] = row else { break };
                let limit = (n + 1 + place) as f64;
                if !(*left >= 0.0 && *left < limit && *right >= 0.0 && *right < limit && *size >= 0.0) {
                    return Err(vm.new_value_error("Linkage uses the same cluster more than once."));
                }
                let size = *size as usize;
                merges.push(Merge { left: *left as usize, right: *right as usize, distance: *distance, size });
            }
            Ok(Self(merges))
        }
    }

    #[pyfunction]
    fn linkage(distances: Floats, method: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let method = match &*method.to_string() {
            "single" => Method::Single,
            "complete" => Method::Complete,
            "average" => Method::Average,
            "weighted" => Method::Weighted,
            "centroid" => Method::Centroid,
            "median" => Method::Median,
            "ward" => Method::Ward,
            other => return Err(vm.new_value_error(format!("Invalid method: {other}"))),
        };
        let merges = spatial::linkage(&distances.values, method).or_memory(vm)?;
        let shape = [merges.len(), 4];
        #[expect(clippy::cast_precision_loss, reason = "numbers of clusters are far below 2^53")]
        let rows = merges
            .into_iter()
            .flat_map(|merge| [merge.left as f64, merge.right as f64, merge.distance, merge.size as f64]);
        pack(rows.collect(), &shape, vm)
    }

    #[pyfunction]
    fn leaves(merges: Merges, vm: &VirtualMachine) -> PyResult {
        let leaves = spatial::leaves(&merges.0);
        let length = leaves.len();
        pack_indices(leaves, &[length], vm)
    }

    #[pyfunction]
    fn largest_below(merges: Merges, values: Floats, vm: &VirtualMachine) -> PyResult {
        let largest = spatial::largest_below(&merges.0, &values.values);
        let length = largest.len();
        pack(largest, &[length], vm)
    }

    #[pyfunction]
    fn clusters_by_criterion(merges: Merges, criterion: Floats, cutoff: f64, vm: &VirtualMachine) -> PyResult {
        let clusters = spatial::clusters_by_criterion(&merges.0, &criterion.values, cutoff);
        let length = clusters.len();
        pack_indices(clusters, &[length], vm)
    }

    #[pyfunction]
    fn clusters_by_number(merges: Merges, criterion: Floats, limit: usize, vm: &VirtualMachine) -> PyResult {
        let clusters = spatial::clusters_by_number(&merges.0, &criterion.values, limit);
        let length = clusters.len();
        pack_indices(clusters, &[length], vm)
    }

    #[pyfunction]
    fn cophenetic(merges: Merges, vm: &VirtualMachine) -> PyResult {
        let heights = spatial::cophenetic(&merges.0).or_memory(vm)?;
        let length = heights.len();
        pack(heights, &[length], vm)
    }

    #[pyfunction]
    fn inconsistency(merges: Merges, depth: usize, vm: &VirtualMachine) -> PyResult {
        let values = spatial::inconsistency(&merges.0, depth);
        let shape = [values.len() / 4, 4];
        pack(values, &shape, vm)
    }

    /// Corners of the facets, the facet across from each corner, and planes with normals outwards.
    #[pyfunction]
    fn hull(points: Floats, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef, PyObjectRef)> {
        let (_, n_dims) = points.rows(vm)?;
        let facets = spatial::hull::hull(&points.values, n_dims).map_err(|error| match error {
            HullError::TooFew => vm.new_value_error("too few points"),
            HullError::Flat => vm.new_value_error("flat points"),
        })?;
        let n = facets.len();
        let planes = facets.iter().flat_map(|facet| facet.normal.iter().copied().chain([facet.offset])).collect();
        let neighbors = facets.iter().flat_map(|facet| facet.neighbors.iter().copied()).collect();
        let corners = facets.iter().flat_map(|facet| facet.corners.iter().copied()).collect();
        let shape = [n, n_dims];
        let planes = pack(planes, &[n, n_dims + 1], vm)?;
        Ok((pack_indices(corners, &shape, vm)?, pack_indices(neighbors, &shape, vm)?, planes))
    }

    /// The simplex each query lies in, or -1.
    #[pyfunction]
    fn locate(transforms: Floats, neighbors: Whole, queries: Floats, tolerance: f64, vm: &VirtualMachine) -> PyResult {
        let (n, n_dims) = queries.rows(vm)?;
        let found = spatial::hull::locate(&transforms.values, &neighbors.values, n_dims, &queries.values, tolerance);
        pack(found, &[n], vm)
    }
}
