//! `_sklearn_neighbors`: trees of boxes and balls, and the least of rows. Arguments arrive checked and in order.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_neighbors`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_neighbors::module_def(context)
}

#[pymodule]
mod _sklearn_neighbors {
    use orchestrator_spatial::binary::{BinaryTree, Kind, Measure, Shape, least, sorted_places};
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};

    use crate::values::{Given, array, list, tuple, whole};

    fn kind(name: &str, p: f64) -> Option<Kind> {
        Some(match name {
            "norm" => Kind::Norm(p),
            "haversine" => Kind::Sphere,
            "braycurtis" => Kind::BrayCurtis,
            "canberra" => Kind::Canberra,
            "dice" => Kind::Dice,
            "hamming" => Kind::Hamming,
            "jaccard" => Kind::Jaccard,
            "mahalanobis" => Kind::Mahalanobis,
            "rogerstanimoto" | "sokalmichener" => Kind::RogersTanimoto,
            "russellrao" => Kind::RussellRao,
            "sokalsneath" => Kind::SokalSneath,
            "seuclidean" => Kind::Standardized,
            _ => return None,
        })
    }

    #[pyattr]
    #[pyclass(name = "Tree", module = "_sklearn_neighbors")]
    #[derive(Debug, PyPayload)]
    struct Tree {
        tree: BinaryTree,
    }

    /// (points, size of leaves, whether balls, name of the metric, p, extra numbers or None) -> a tree.
    #[pyfunction]
    fn tree(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Tree> {
        let mut given = Given::new(given, vm);
        let (points, leaf_size, is_ball) = (given.matrix()?, given.count()?, given.flag()?);
        let (name, p, extra) = (given.text()?, given.number()?, given.maybe(Given::numbers)?);
        let kind = kind(&name, p).ok_or_else(|| vm.new_value_error(format!("Unrecognized metric '{name}'")))?;
        let shape = if is_ball { Shape::Ball } else { Shape::Box };
        let measure = Measure { kind, extra: extra.unwrap_or_default() };
        let tree = BinaryTree::new(points.values, points.n_columns, leaf_size, shape, measure);
        Ok(Tree { tree: tree.map_err(|_| vm.new_memory_error("the tree is too large".to_owned()))? })
    }

    #[pyclass]
    impl Tree {
        /// (queries, k, whether sorted) -> (distances, places).
        #[pymethod]
        fn nearest(zelf: &Py<Self>, given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
            let mut given = Given::new(given, vm);
            let (queries, k, is_sorted) = (given.matrix()?, given.count()?, given.flag()?);
            let k = k.min(zelf.tree.n_points());
            let (mut distances, mut places) = (Vec::new(), Vec::new());
            for query in queries.values.chunks(zelf.tree.n_dims()) {
                for (number, distance) in zelf.tree.nearest(query, k, is_sorted) {
                    distances.push(distance);
                    places.push(i64::try_from(number).unwrap_or(i64::MAX));
                }
            }
            let shape = [queries.n_rows, k];
            Ok(tuple([array(distances, &shape, vm)?, array(places, &shape, vm)?], vm))
        }

        /// (queries, a radius for each) -> (how many for each, places, distances), one after another.
        #[pymethod]
        fn within(zelf: &Py<Self>, given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
            let mut given = Given::new(given, vm);
            let (queries, radii) = (given.matrix()?, given.numbers()?);
            let (mut counts, mut places, mut distances) = (Vec::new(), Vec::new(), Vec::new());
            for (query, radius) in queries.values.chunks(zelf.tree.n_dims()).zip(radii) {
                let found = zelf.tree.within(query, radius);
                counts.push(found.len());
                for (number, distance) in found {
                    places.push(number);
                    distances.push(distance);
                }
            }
            Ok(tuple([whole(&counts, vm)?, whole(&places, vm)?, list(distances, vm)?], vm))
        }
    }

    /// The places of values, least first.
    #[pyfunction]
    fn order(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let values = Given::new(given, vm).numbers()?;
        whole(&sorted_places(&values), vm)
    }

    /// (values, k) -> the places of the k least of each row, least first.
    #[pyfunction]
    fn least_of_rows(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (values, k) = (given.matrix()?, given.count()?);
        let k = k.min(values.n_columns);
        let mut places = Vec::new();
        for row in values.values.chunks(values.n_columns.max(1)) {
            places.extend(least(row, k).into_iter().map(|place| i64::try_from(place).unwrap_or(i64::MAX)));
        }
        array(places, &[values.n_rows, k], vm)
    }
}
