//! `_sklearn_trees`: grows trees and forests, and walks trees that come back as arrays, which are checked each time.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_trees`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_trees::module_def(context)
}

#[pymodule]
mod _sklearn_trees {
    use orchestrator_learning::trees::{
        Answering, Columns, Criterion, Grown, Targets, TreeArrays, TreeOptions, Walk, bootstrap_counts, check, grow,
        prune, splitter_seed, sum_answers,
    };
    use rayon::prelude::*;
    use rustpython_vm::builtins::{PyStrRef, PyTuple};
    use rustpython_vm::{FromArgs, PyObject, PyObjectRef, PyResult, VirtualMachine};

    use crate::borrowed::Numbers;
    use crate::values::{array, checked, list, tuple};

    fn criterion_of(name: &PyStrRef, vm: &VirtualMachine) -> PyResult<Criterion> {
        match name.to_str() {
            Some("gini") => Ok(Criterion::Gini),
            Some("entropy" | "log_loss") => Ok(Criterion::Entropy),
            Some("squared_error") => Ok(Criterion::SquaredError),
            Some("friedman_mse") => Ok(Criterion::FriedmanMse),
            Some("absolute_error") => Ok(Criterion::AbsoluteError),
            Some("poisson") => Ok(Criterion::Poisson),
            _ => Err(vm.new_value_error(format!("unknown criterion {name}"))),
        }
    }

    #[expect(clippy::struct_excessive_bools, reason = "arguments as the face passes them")]
    #[derive(FromArgs)]
    struct GrowArguments {
        #[pyarg(positional)]
        x: PyObjectRef,
        /// Codes of classes as int64, or numbers; one column for each output.
        #[pyarg(positional)]
        y: PyObjectRef,
        /// How many classes each output has, or None for numbers.
        #[pyarg(positional)]
        n_classes: PyObjectRef,
        #[pyarg(positional)]
        weights: PyObjectRef,
        #[pyarg(positional)]
        criterion: PyStrRef,
        #[pyarg(positional)]
        max_depth: usize,
        #[pyarg(positional)]
        min_samples_split: usize,
        #[pyarg(positional)]
        min_samples_leaf: usize,
        #[pyarg(positional)]
        min_weight_fraction_leaf: f64,
        #[pyarg(positional)]
        max_features: usize,
        #[pyarg(positional)]
        max_leaf_nodes: Option<usize>,
        #[pyarg(positional)]
        min_impurity_decrease: f64,
        #[pyarg(positional)]
        random_splits: bool,
        #[pyarg(positional)]
        monotonic: PyObjectRef,
        /// Seeds of the splitters where there is no bootstrap wanted of them, else of the trees.
        #[pyarg(positional)]
        seeds: PyObjectRef,
        #[pyarg(positional)]
        seeds_are_of_trees: bool,
        /// How many rows are drawn for each tree; None for all rows once.
        #[pyarg(positional)]
        n_drawn: Option<usize>,
        /// Classes are weighed by how often they are drawn.
        #[pyarg(positional)]
        balanced: bool,
        /// NaN is not taken for a missing value.
        #[pyarg(positional, default = false)]
        plain: bool,
    }

    /// What a tree is grown from, read once for all trees.
    struct Ground<'a> {
        columns: Columns,
        targets: Targets<'a>,
        weights: Option<&'a [f64]>,
        criterion: Criterion,
        options: TreeOptions<'a>,
        fraction: f64,
        n_drawn: Option<usize>,
        balanced: bool,
    }

    impl Ground<'_> {
        fn tree(&self, seed: u32, of_tree: bool) -> Grown {
            let mut own: Option<Vec<f64>> = None;
            if let Some(n_drawn) = self.n_drawn {
                let counts = bootstrap_counts(seed, self.columns.n_rows(), n_drawn);
                let mut weights: Vec<f64> = match self.weights {
                    Some(weights) => {
                        weights.iter().zip(&counts).map(|(weight, count)| weight * f64::from(*count)).collect()
                    }
                    None => counts.iter().map(|count| f64::from(*count)).collect(),
                };
                if let (true, Targets::Classes(codes, n_classes)) = (self.balanced, self.targets) {
                    balance(&mut weights, &counts, codes, n_classes);
                }
                own = Some(weights);
            }
            let weights = own.as_deref().or(self.weights);
            let mut options = self.options;
            if self.fraction > 0.0 {
                let n_rows = f64::from(u32::try_from(self.columns.n_rows()).unwrap_or(u32::MAX));
                options.min_weight_leaf = self.fraction * weights.map_or(n_rows, |weights| weights.iter().sum());
            }
            let seed = if of_tree { splitter_seed(seed) } else { seed };
            grow(&self.columns, self.targets, weights, self.criterion, &options, seed)
        }
    }

    /// Weighs rows so that every class drawn has the same weight.
    fn balance(weights: &mut [f64], counts: &[u32], codes: &[u32], n_classes: &[usize]) {
        let n_outputs = n_classes.len();
        for (output, n_classes) in n_classes.iter().enumerate() {
            let mut drawn = vec![0.0; *n_classes];
            let own = || codes.iter().skip(output).step_by(n_outputs);
            for (code, count) in own().zip(counts) {
                drawn[*code as usize] += f64::from(*count);
            }
            let n_present = drawn.iter().filter(|count| **count > 0.0).fold(0.0, |n, _| n + 1.0);
            let total: f64 = drawn.iter().sum();
            for (weight, code) in weights.iter_mut().zip(own()) {
                let count = drawn[*code as usize];
                *weight *= if count > 0.0 { total / (n_present * count) } else { 0.0 };
            }
        }
    }

    /// Trees grown on all threads, each as a tuple of arrays.
    #[pyfunction]
    fn grow_trees(arguments: GrowArguments, vm: &VirtualMachine) -> PyResult {
        let x = Numbers::<f32>::new(&arguments.x, vm)?;
        let columns = checked(Columns::new(x.as_slice(), x.n_columns()), vm)?;
        let columns = if arguments.plain { columns.without_missing() } else { columns };
        let weights = Numbers::<f64>::optional(&arguments.weights, vm)?;
        let monotonic = Numbers::<i8>::optional(&arguments.monotonic, vm)?;
        let seeds = Numbers::<i64>::new(&arguments.seeds, vm)?;
        let seeds: Vec<u32> = seeds.as_slice().iter().filter_map(|seed| u32::try_from(*seed).ok()).collect();
        let n_classes = Numbers::<i64>::optional(&arguments.n_classes, vm)?;
        let n_classes: Option<Vec<usize>> =
            n_classes.map(|n| n.as_slice().iter().filter_map(|n| usize::try_from(*n).ok()).collect());
        let (mut codes, mut numbers) = (Vec::new(), None);
        if n_classes.is_some() {
            let read = Numbers::<i64>::new(&arguments.y, vm)?;
            codes = read.as_slice().iter().map(|code| u32::try_from(*code).unwrap_or(u32::MAX)).collect();
        } else {
            numbers = Some(Numbers::<f64>::new(&arguments.y, vm)?);
        }
        let targets = match (&n_classes, &numbers) {
            (Some(n_classes), _) => Targets::Classes(&codes, n_classes),
            (None, Some(numbers)) => Targets::Numbers(numbers.as_slice(), numbers.n_columns()),
            (None, None) => Targets::Numbers(&[], 1),
        };
        if arguments.n_drawn.is_some_and(|n| n > 4 * columns.n_rows().max(1 << 28)) {
            return Err(vm.new_value_error("too many rows are drawn for each tree"));
        }
        let options = TreeOptions {
            max_depth: arguments.max_depth,
            min_samples_split: arguments.min_samples_split,
            min_samples_leaf: arguments.min_samples_leaf,
            min_weight_leaf: 0.0,
            max_features: arguments.max_features,
            max_leaf_nodes: arguments.max_leaf_nodes,
            min_impurity_decrease: arguments.min_impurity_decrease,
            random_splits: arguments.random_splits,
            monotonic: monotonic.as_ref().map(Numbers::as_slice),
        };
        let weights = weights.as_ref().map(Numbers::as_slice);
        checked(check(&columns, targets, weights, &options), vm)?;
        let criterion = criterion_of(&arguments.criterion, vm)?;
        let is_of_classes = matches!(criterion, Criterion::Gini | Criterion::Entropy);
        if is_of_classes != n_classes.is_some() {
            return Err(vm.new_value_error("the criterion does not fit the targets"));
        }
        let (n_drawn, balanced) = (arguments.n_drawn, arguments.balanced);
        let fraction = arguments.min_weight_fraction_leaf;
        let ground = Ground { columns, targets, weights, criterion, options, fraction, n_drawn, balanced };
        let of_trees = arguments.seeds_are_of_trees;
        let mut grown: Vec<Grown> = Vec::with_capacity(seeds.len());
        for seeds in seeds.chunks(rayon::current_num_threads().max(1)) {
            vm.check_signals()?;
            grown.par_extend(seeds.par_iter().map(|seed| ground.tree(*seed, of_trees)));
        }
        let trees = grown.into_iter().map(|tree| as_tuple(tree, vm)).collect::<PyResult<Vec<_>>>()?;
        Ok(vm.ctx.new_list(trees).into())
    }

    fn as_tuple(tree: Grown, vm: &VirtualMachine) -> PyResult {
        let (n_nodes, width) = (tree.n_nodes(), tree.width);
        let parts = [
            list(tree.left, vm)?,
            list(tree.right, vm)?,
            list(tree.feature, vm)?,
            list(tree.threshold, vm)?,
            list(tree.impurity, vm)?,
            list(tree.n_rows, vm)?,
            list(tree.weight, vm)?,
            list(tree.missing_left, vm)?,
            array(tree.values, &[n_nodes, width], vm)?,
            vm.ctx.new_int(tree.max_depth).into(),
        ];
        Ok(tuple(parts, vm))
    }

    /// Arrays of a tree as they come back: left, right, feature, threshold, missing to the left, values.
    struct Returned {
        left: Numbers<i64>,
        right: Numbers<i64>,
        feature: Numbers<i64>,
        threshold: Numbers<f64>,
        missing_left: Numbers<u8>,
        values: Numbers<f64>,
    }

    impl Returned {
        fn new(object: &PyObject, vm: &VirtualMachine) -> PyResult<Self> {
            let parts = object.downcast_ref::<PyTuple>().map(rustpython_vm::Py::as_slice);
            let Some([left, right, feature, threshold, missing_left, values]) = parts else {
                return Err(vm.new_type_error("a tree is a tuple of six arrays"));
            };
            Ok(Self {
                left: Numbers::new(left, vm)?,
                right: Numbers::new(right, vm)?,
                feature: Numbers::new(feature, vm)?,
                threshold: Numbers::new(threshold, vm)?,
                missing_left: Numbers::new(missing_left, vm)?,
                values: Numbers::new(values, vm)?,
            })
        }

        fn arrays(&self) -> TreeArrays<'_> {
            TreeArrays {
                left: self.left.as_slice(),
                right: self.right.as_slice(),
                feature: self.feature.as_slice(),
                threshold: self.threshold.as_slice(),
                missing_left: self.missing_left.as_slice(),
            }
        }

        fn walk(&self, n_columns: usize, vm: &VirtualMachine) -> PyResult<Walk> {
            checked(Walk::new(self.arrays(), n_columns), vm)
        }
    }

    fn returned(trees: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Vec<Returned>> {
        trees.iter().map(|tree| Returned::new(tree, vm)).collect()
    }

    /// For each row the sum over the trees of what its leaves answer, `width` numbers, each times `scale`, added to `start`.
    #[pyfunction]
    fn answers(
        trees: Vec<PyObjectRef>,
        x: PyObjectRef,
        width: usize,
        scale: f64,
        start: PyObjectRef,
        vm: &VirtualMachine,
    ) -> PyResult {
        let start = Numbers::<f64>::optional(&start, vm)?;
        let x = Numbers::<f32>::new(&x, vm)?;
        let n_columns = x.n_columns();
        let trees = returned(trees, vm)?;
        let mut answering = Vec::with_capacity(trees.len());
        for tree in &trees {
            answering.push(Answering { walk: tree.walk(n_columns, vm)?, values: tree.values.as_slice(), only: None });
        }
        let sums = checked(
            sum_answers(&answering, x.as_slice(), n_columns, width, scale, start.as_ref().map(Numbers::as_slice)),
            vm,
        )?;
        array(sums, &[x.as_slice().len() / n_columns.max(1), width], vm)
    }

    /// As `answers`, of each tree only for rows that its bootstrap left out, and how many trees answered each row.
    #[pyfunction]
    fn answers_out_of_bag(
        trees: Vec<PyObjectRef>,
        x: PyObjectRef,
        width: usize,
        seeds: PyObjectRef,
        n_drawn: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let x = Numbers::<f32>::new(&x, vm)?;
        let seeds = Numbers::<i64>::new(&seeds, vm)?;
        let n_columns = x.n_columns();
        let n_rows = x.as_slice().len() / n_columns.max(1);
        if n_drawn > 4 * n_rows.max(1 << 28) {
            return Err(vm.new_value_error("too many rows are drawn for each tree"));
        }
        let trees = returned(trees, vm)?;
        let mut answering = Vec::with_capacity(trees.len());
        let mut n_answers = vec![0_i64; n_rows];
        for (tree, seed) in trees.iter().zip(seeds.as_slice()) {
            let counts = bootstrap_counts(u32::try_from(*seed).unwrap_or(0), n_rows, n_drawn);
            let only: Vec<bool> = counts.iter().map(|count| *count == 0).collect();
            n_answers.iter_mut().zip(&only).for_each(|(n, only)| *n += i64::from(*only));
            answering.push(Answering {
                walk: tree.walk(n_columns, vm)?,
                values: tree.values.as_slice(),
                only: Some(only),
            });
        }
        let sums = checked(sum_answers(&answering, x.as_slice(), n_columns, width, 1.0, None), vm)?;
        let sums = array(sums, &[n_rows, width], vm)?;
        Ok(tuple([sums, list(n_answers, vm)?], vm))
    }

    /// The leaf of each row in each tree, a row of leaves for each tree.
    #[pyfunction]
    fn leaves(trees: Vec<PyObjectRef>, x: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let x = Numbers::<f32>::new(&x, vm)?;
        let n_columns = x.n_columns();
        let trees = returned(trees, vm)?;
        let mut found = Vec::new();
        for tree in &trees {
            found.extend(tree.walk(n_columns, vm)?.leaves(x.as_slice(), n_columns));
        }
        array(found, &[trees.len(), x.as_slice().len() / n_columns.max(1)], vm)
    }

    /// The nodes on the way of each row, and where the way of each row begins.
    #[pyfunction]
    fn paths(tree: PyObjectRef, x: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let x = Numbers::<f32>::new(&x, vm)?;
        let n_columns = x.n_columns();
        let (nodes, begins) = Returned::new(&tree, vm)?.walk(n_columns, vm)?.paths(x.as_slice(), n_columns);
        Ok(tuple([list(nodes, vm)?, list(begins, vm)?], vm))
    }

    /// Leaves after pruning, with the cost and the impurity of each step.
    #[pyfunction]
    fn prune_tree(
        tree: PyObjectRef,
        weights: PyObjectRef,
        impurity: PyObjectRef,
        n_columns: usize,
        alpha: Option<f64>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let tree = Returned::new(&tree, vm)?;
        let (weights, impurity) = (Numbers::<f64>::new(&weights, vm)?, Numbers::<f64>::new(&impurity, vm)?);
        let pruned = checked(prune(tree.arrays(), weights.as_slice(), impurity.as_slice(), n_columns, alpha), vm)?;
        Ok(tuple([list(pruned.leaves, vm)?, list(pruned.alphas, vm)?, list(pruned.impurities, vm)?], vm))
    }

    /// Which rows are in the bag when one number of `drawn` decides for each row and `n_wanted` are to be in it.
    #[pyfunction]
    fn bag(drawn: PyObjectRef, n_wanted: usize, vm: &VirtualMachine) -> PyResult {
        let drawn = Numbers::<f64>::new(&drawn, vm)?;
        let drawn = drawn.as_slice();
        let count = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
        let mut n_in = 0;
        let mut is_in = Vec::with_capacity(drawn.len());
        for (row, number) in drawn.iter().enumerate() {
            let chosen = number * count(drawn.len() - row) < count(n_wanted.saturating_sub(n_in));
            n_in += usize::from(chosen);
            is_in.push(chosen);
        }
        list(is_in, vm)
    }
}
