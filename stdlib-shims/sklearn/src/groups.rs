//! `_sklearn_clusters`: rounds of k-means, dense regions. Arguments arrive checked and in order.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_clusters`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_clusters::module_def(context)
}

#[pymodule]
mod _sklearn_clusters {
    use orchestrator_learning::{Rows, clusters};
    use orchestrator_spatial::{KdTree, Norm, Search};
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::values::{Given, array, checked, list, plain, tuple};

    fn labels(found: Vec<u32>, vm: &VirtualMachine) -> PyResult {
        list(found.into_iter().map(|label| i32::try_from(label).unwrap_or(i32::MAX)).collect(), vm)
    }

    type Rounds = fn(Rows<'_>, &[f64], Rows<'_>, usize, f64) -> orchestrator_learning::Result<clusters::Partition>;

    fn partition(rounds: Rounds, given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, weights, start) = (given.matrix()?, given.numbers()?, given.matrix()?);
        let (max_iterations, tolerance) = (given.count()?, given.number()?);
        let found = rounds(x.rows(vm)?, &weights, start.rows(vm)?, max_iterations, tolerance);
        let found = checked(found, vm)?;
        let centers = array(found.centers, &[start.n_rows, start.n_columns], vm)?;
        let [inertia, n_iterations] = [plain(found.inertia, vm), plain(found.n_iterations, vm)];
        Ok(tuple([centers, labels(found.labels, vm)?, inertia, n_iterations], vm))
    }

    /// (x, weights, centres, rounds, tolerance) -> (centres, labels, inertia, rounds).
    #[pyfunction]
    fn lloyd(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        partition(clusters::lloyd, given, vm)
    }

    /// (x, weights, centres, rounds, tolerance) -> (centres, labels, inertia, rounds).
    #[pyfunction]
    fn elkan(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        partition(clusters::elkan, given, vm)
    }

    /// (x, weights, centres) -> (labels, inertia).
    #[pyfunction]
    fn closest(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, weights, centers) = (given.matrix()?, given.numbers()?, given.matrix()?);
        let (found, inertia) = checked(clusters::closest(x.rows(vm)?, &weights, centers.rows(vm)?), vm)?;
        Ok(tuple([labels(found, vm)?, plain(inertia, vm)], vm))
    }

    /// (x, radius, p, weights, weight of a core) -> (labels, cores).
    #[pyfunction]
    fn dense(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, radius, p, weights, least) =
            (given.matrix()?, given.number()?, given.number()?, given.numbers()?, given.number()?);
        x.rows(vm)?;
        if weights.len() != x.n_rows {
            return Err(vm.new_value_error("one weight for each row is needed"));
        }
        let tree = KdTree::new(&x.values, x.n_columns, 16);
        let tree = tree.map_err(|_| vm.new_memory_error("the tree is too large".to_owned()))?;
        let search = Search { norm: Norm::of(p), ..Search::default() };
        let neighbours = tree.within_each(&x.values, &[radius], &search);
        regions(&neighbours, &weights, least, vm)
    }

    /// (distances, radius, weights, weight of a core) -> (labels, cores).
    #[pyfunction]
    fn dense_by_distances(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (distances, radius, weights, least) = (given.matrix()?, given.number()?, given.numbers()?, given.number()?);
        if weights.len() != distances.n_rows || distances.n_columns != distances.n_rows {
            return Err(vm.new_value_error("a square matrix and one weight for each row are needed"));
        }
        let row_neighbours = |row: &[f64]| {
            row.iter().enumerate().filter(|(_, distance)| **distance <= radius).map(|(place, _)| place).collect()
        };
        let neighbours: Vec<Vec<usize>> =
            distances.values.chunks(distances.n_columns.max(1)).map(row_neighbours).collect();
        regions(&neighbours, &weights, least, vm)
    }

    fn regions(neighbours: &[Vec<usize>], weights: &[f64], least: f64, vm: &VirtualMachine) -> PyResult {
        let reach = |row: &Vec<usize>| row.iter().map(|place| weights[*place]).sum::<f64>() >= least;
        let is_core: Vec<bool> = neighbours.iter().map(reach).collect();
        let labels = clusters::dense_labels(neighbours, &is_core);
        Ok(tuple([list(labels, vm)?, list(is_core, vm)?], vm))
    }
}
