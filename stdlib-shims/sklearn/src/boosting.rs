//! `_sklearn_boosting`: bins, and trees grown on bins. Trees come back as arrays, which are checked each time.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_boosting`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_boosting::module_def(context)
}

#[pymodule]
mod _sklearn_boosting {
    use orchestrator_learning::boosting::{
        BinnedTree, BoostingOptions, Column, Forest, Ground, TreeOfBins, edges_of, grow, logistic_losses,
        logistic_steps, spread, sum_of_bins, sum_of_values, to_bins,
    };
    use rustpython_vm::builtins::{PyBaseExceptionRef, PyTuple};
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

    use crate::borrowed::Numbers;
    use crate::values::{Given, array, checked, list, tuple};

    /// (x, which columns to leave out, most values of a column that are their own bins, shares of the edges of others) -> edges of
    /// each column.
    #[pyfunction]
    fn edges(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let mut given = Given::new(given, vm);
        let (x, left_out) = (given.borrowed::<f64>()?, given.borrowed::<bool>()?);
        let (most, shares) = (given.count()?, given.numbers()?);
        let found = edges_of(x.as_slice(), x.n_columns(), left_out.as_slice(), most, &shares);
        found.into_iter().map(|edges| list(edges, vm)).collect()
    }

    /// (targets, scores, weights or None) -> (gradients, hessians) of the logistic loss.
    #[pyfunction]
    fn logistic(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (targets, scores) = (given.borrowed::<f64>()?, given.borrowed::<f64>()?);
        let weights = given.maybe(Given::borrowed::<f64>)?;
        let weights = weights.as_ref().map_or(&[][..], Numbers::as_slice);
        let (gradients, hessians) = logistic_steps(targets.as_slice(), scores.as_slice(), weights);
        Ok(tuple([list(gradients, vm)?, list(hessians, vm)?], vm))
    }

    /// (targets, scores) -> the logistic loss of each row.
    #[pyfunction]
    fn logistic_loss(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (targets, scores) = (given.borrowed::<f64>()?, given.borrowed::<f64>()?);
        list(logistic_losses(targets.as_slice(), scores.as_slice()), vm)
    }

    /// (rows, leaf by leaf; how many each leaf has, its value) -> the value of each row.
    #[pyfunction]
    fn answers(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (rows, counts, values) = (given.borrowed::<u32>()?, given.places()?, given.numbers()?);
        list(spread(rows.as_slice(), counts.into_iter().zip(values)), vm)
    }

    /// (x, edges of each column, whether each is categorical, the bin of missing values) -> bins, a row for each column.
    #[pyfunction]
    fn binned(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let x = given.borrowed::<f64>()?;
        let edges = given.next()?.try_to_value::<Vec<PyObjectRef>>(vm)?;
        let edges = edges.iter().map(|own| Numbers::<f64>::new(own, vm)).collect::<PyResult<Vec<_>>>()?;
        let is_categorical = given.borrowed::<bool>()?;
        let missing = u8::try_from(given.count()?).unwrap_or(u8::MAX);
        if x.n_columns() != edges.len() || edges.is_empty() {
            return Err(vm.new_value_error("edges for each column are needed"));
        }
        let slices: Vec<&[f64]> = edges.iter().map(Numbers::as_slice).collect();
        let bins = to_bins(x.as_slice(), &slices, is_categorical.as_slice(), missing);
        let n_rows = bins.len() / edges.len();
        array(bins, &[edges.len(), n_rows], vm)
    }

    fn columns(given: &mut Given<'_>, vm: &VirtualMachine) -> PyResult<Vec<Column>> {
        let counts = given.places()?;
        let has_missing = given.borrowed::<bool>()?;
        let is_categorical = given.borrowed::<bool>()?;
        let directions = given.borrowed::<i8>()?;
        let rest = has_missing.as_slice().iter().zip(is_categorical.as_slice()).zip(directions.as_slice());
        let columns: Vec<Column> = counts
            .iter()
            .zip(rest)
            .map(|(n_bins, ((has_missing, is_categorical), direction))| Column {
                n_bins: *n_bins,
                has_missing: *has_missing,
                is_categorical: *is_categorical,
                direction: *direction,
            })
            .collect();
        if columns.len() == counts.len() { Ok(columns) } else { Err(vm.new_value_error("columns differ in number")) }
    }

    /// Sets of columns, every number of them below `n_columns`.
    fn groups(given: &mut Given<'_>, n_columns: usize, vm: &VirtualMachine) -> PyResult<Option<Vec<Vec<usize>>>> {
        let listed = given.maybe(|given| given.next()?.try_to_value::<Vec<PyObjectRef>>(vm))?;
        let Some(listed) = listed else { return Ok(None) };
        let read = listed.iter().map(|group| group.try_to_value::<Vec<usize>>(vm)).collect::<PyResult<Vec<_>>>()?;
        if read.iter().flatten().any(|column| *column >= n_columns) {
            return Err(vm.new_value_error("a group names a column that is not there"));
        }
        Ok(Some(read))
    }

    /// (bins, bins of each column, missing?, categorical?, directions, bins in all, gradients, hessians, leaves, depth, least
    /// rows of a leaf, l2, rate, groups or None, a function that draws columns or None) -> arrays of a tree.
    #[pyfunction]
    fn grow_tree(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let bins = given.borrowed::<u8>()?;
        let columns = columns(&mut given, vm)?;
        let n_bins = given.count()?;
        let (gradients, hessians) = (given.borrowed::<f32>()?, given.borrowed::<f32>()?);
        let ground = Ground {
            bins: bins.as_slice(),
            columns: &columns,
            n_bins,
            gradients: gradients.as_slice(),
            hessians: hessians.as_slice(),
        };
        let (max_leaf_nodes, max_depth) = (given.maybe(Given::count)?, given.maybe(Given::count)?);
        let (min_samples_leaf, l2_regularization, learning_rate) = (given.count()?, given.number()?, given.number()?);
        let interactions = groups(&mut given, columns.len(), vm)?;
        let options = BoostingOptions {
            max_leaf_nodes,
            max_depth,
            min_samples_leaf,
            l2_regularization,
            learning_rate,
            interactions: interactions.as_deref(),
        };
        let draw = given.next()?;
        let mut failed: Option<PyBaseExceptionRef> = None;
        let drawn = |n: usize| {
            let found = draw.call((n,), vm).and_then(|found| Numbers::<bool>::new(&found, vm));
            match found {
                Ok(found) => found.as_slice().to_vec(),
                Err(error) => {
                    failed.get_or_insert(error);
                    Vec::new()
                }
            }
        };
        let tree = checked(grow(&ground, &options, (!vm.is_none(&draw)).then_some(drawn)), vm)?;
        match failed {
            Some(error) => Err(error),
            None => as_tuple(tree, vm),
        }
    }

    /// value, rows, column, bin, missing left, left, right, gain, depth, place of categories, categories, begin, rows.
    fn as_tuple(tree: BinnedTree, vm: &VirtualMachine) -> PyResult {
        let (mut places, mut sets): (Vec<i64>, Vec<u32>) = (Vec::new(), Vec::new());
        for set in &tree.categories {
            places.push(set.map_or(-1, |_| i64::try_from(sets.len() / 8).unwrap_or(-1)));
            sets.extend(set.iter().flatten());
        }
        let n_sets = sets.len() / 8;
        Ok(tuple(
            [
                list(tree.value, vm)?,
                list(tree.n_rows, vm)?,
                list(tree.column, vm)?,
                list(tree.bin, vm)?,
                list(tree.missing_left, vm)?,
                list(tree.left, vm)?,
                list(tree.right, vm)?,
                list(tree.gain, vm)?,
                list(tree.depth, vm)?,
                list(places, vm)?,
                array(sets, &[n_sets, 8], vm)?,
                list(tree.begin, vm)?,
                list(tree.rows, vm)?,
            ],
            vm,
        ))
    }

    /// Arrays of a tree as they come back.
    struct Returned {
        value: Numbers<f64>,
        column: Numbers<i64>,
        threshold: Numbers<f64>,
        bin: Numbers<u8>,
        missing_left: Numbers<u8>,
        left: Numbers<i64>,
        right: Numbers<i64>,
        set: Numbers<i64>,
        sets: Numbers<u32>,
        output: usize,
    }

    impl Returned {
        fn new(object: &PyObject, vm: &VirtualMachine) -> PyResult<Self> {
            let parts = object.downcast_ref::<PyTuple>().map(rustpython_vm::Py::as_slice);
            let Some([value, column, threshold, bin, missing_left, left, right, set, sets, output]) = parts else {
                return Err(vm.new_type_error("a tree is a tuple of nine arrays and a number"));
            };
            Ok(Self {
                value: Numbers::new(value, vm)?,
                column: Numbers::new(column, vm)?,
                threshold: Numbers::new(threshold, vm)?,
                bin: Numbers::new(bin, vm)?,
                missing_left: Numbers::new(missing_left, vm)?,
                left: Numbers::new(left, vm)?,
                right: Numbers::new(right, vm)?,
                set: Numbers::new(set, vm)?,
                sets: Numbers::new(sets, vm)?,
                output: output.try_to_value::<usize>(vm)?,
            })
        }

        fn arrays(&self) -> TreeOfBins<'_> {
            TreeOfBins {
                value: self.value.as_slice(),
                column: self.column.as_slice(),
                threshold: self.threshold.as_slice(),
                bin: self.bin.as_slice(),
                missing_left: self.missing_left.as_slice(),
                left: self.left.as_slice(),
                right: self.right.as_slice(),
                set: self.set.as_slice(),
                sets: self.sets.as_slice(),
                output: self.output,
            }
        }
    }

    fn forest(given: &mut Given<'_>, n_columns: usize, n_outputs: usize, vm: &VirtualMachine) -> PyResult<Forest> {
        let trees = given.next()?.try_to_value::<Vec<PyObjectRef>>(vm)?;
        let trees = trees.iter().map(|tree| Returned::new(tree, vm)).collect::<PyResult<Vec<_>>>()?;
        let arrays: Vec<TreeOfBins<'_>> = trees.iter().map(Returned::arrays).collect();
        checked(Forest::new(&arrays, n_columns, n_outputs), vm)
    }

    /// (x, start, trees) -> start and what the trees answer.
    #[pyfunction]
    fn sums_of_values(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, start) = (given.borrowed::<f64>()?, given.borrowed::<f64>()?);
        let (n_columns, n_outputs) = (x.n_columns().max(1), start.n_columns().max(1));
        let forest = forest(&mut given, n_columns, n_outputs, vm)?;
        let (mut sums, n_rows) = (start.as_slice().to_vec(), x.as_slice().len() / n_columns);
        if sums.len() != n_rows * n_outputs {
            return Err(vm.new_value_error("the start does not fit the rows"));
        }
        sum_of_values(&forest, x.as_slice(), &mut sums, n_outputs);
        array(sums, &[n_rows, n_outputs], vm)
    }

    /// (bins, the bin of missing values, start, trees) -> start and what the trees answer.
    #[pyfunction]
    fn sums_of_bins(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let bins = given.borrowed::<u8>()?;
        let missing = u8::try_from(given.count()?).unwrap_or(u8::MAX);
        let start = given.borrowed::<f64>()?;
        let (n_rows, n_outputs) = (bins.n_columns().max(1), start.n_columns().max(1));
        let forest = forest(&mut given, bins.as_slice().len() / n_rows, n_outputs, vm)?;
        let mut sums = start.as_slice().to_vec();
        if sums.len() != n_rows * n_outputs {
            return Err(vm.new_value_error("the start does not fit the rows"));
        }
        sum_of_bins(&forest, bins.as_slice(), missing, &mut sums, n_outputs);
        array(sums, &[n_rows, n_outputs], vm)
    }
}
