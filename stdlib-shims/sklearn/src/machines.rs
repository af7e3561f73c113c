//! `_sklearn_svm`: support vector machines. Arguments arrive checked and in order.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_svm`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_svm::module_def(context)
}

#[pymodule]
mod _sklearn_svm {
    use orchestrator_learning::svm::{Shape, SvmOptions, Task, Voters, couple, decisions, probability, train};
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::values::{Given, array, checked, list, plain, tuple, whole};

    /// kernel, degree, gamma, coef0.
    fn shape(given: &mut Given<'_>, vm: &VirtualMachine) -> PyResult<Shape> {
        let (name, degree, gamma, offset) = (given.text()?, given.count()?, given.number()?, given.number()?);
        Ok(match name.as_str() {
            "linear" => Shape::Linear,
            "poly" => Shape::Polynomial { degree: i32::try_from(degree).unwrap_or(i32::MAX), gamma, offset },
            "rbf" => Shape::Radial { gamma },
            "sigmoid" => Shape::Sigmoid { gamma, offset },
            "precomputed" => Shape::Precomputed,
            other => return Err(vm.new_value_error(format!("no kernel {other:?}"))),
        })
    }

    /// (x, y, weights, task, c, nu, width, kernel..., tolerance, shrinking?, cache in bytes, rounds or None, weights of
    /// classes, seed or None) -> (support, of each class, coefficients, rhos, slopes, offsets, rounds, cut short?).
    #[pyfunction]
    fn fit(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, weights) = (given.matrix()?, given.numbers()?, given.numbers()?);
        let (task, c, nu, width) = (given.text()?, given.number()?, given.number()?, given.number()?);
        let task = match task.as_str() {
            "c_svc" => Task::Classify { c },
            "nu_svc" => Task::NuClassify { nu },
            "one_class" => Task::OneClass { nu },
            "epsilon_svr" => Task::Regress { c, width },
            "nu_svr" => Task::NuRegress { c, nu },
            other => return Err(vm.new_value_error(format!("no task {other:?}"))),
        };
        let options = SvmOptions {
            task,
            shape: shape(&mut given, vm)?,
            tolerance: given.number()?,
            is_shrinking: given.flag()?,
            cache_bytes: given.count()?,
            max_iterations: given.maybe(Given::count)?,
            class_weights: given.numbers()?,
            probability_seed: given.maybe(Given::word)?,
        };
        let found = checked(train(x.rows(vm)?, &y, &weights, &options), vm)?;
        let (n_lines, n_vectors) = (found.coefficients.len(), found.support.len());
        Ok(tuple(
            [
                whole(&found.support, vm)?,
                whole(&found.n_support, vm)?,
                array(found.coefficients.concat(), &[n_lines, n_vectors], vm)?,
                list(found.rhos, vm)?,
                list(found.slopes, vm)?,
                list(found.offsets, vm)?,
                whole(&found.n_iterations, vm)?,
                plain(found.is_cut_short, vm),
            ],
            vm,
        ))
    }

    /// (x, vectors or None, support, of each class, coefficients, rhos, kernel...) -> a row of decisions for each row.
    #[pyfunction]
    fn decide(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, vectors) = (given.matrix()?, given.maybe(Given::matrix)?);
        let (support, n_support, coefficients) = (given.places()?, given.places()?, given.matrix()?);
        let rhos = given.numbers()?;
        let shape = shape(&mut given, vm)?;
        let voters = Voters {
            vectors: vectors.as_ref().map(|vectors| vectors.rows(vm)).transpose()?,
            support: &support,
            n_support: &n_support,
            coefficients: coefficients.rows(vm)?,
            rhos: &rhos,
        };
        let made = checked(decisions(x.rows(vm)?, shape, &voters), vm)?;
        array(made, &[x.n_rows, rhos.len()], vm)
    }

    /// (decisions, slopes, offsets, number of classes) -> a row of probabilities for each row.
    #[pyfunction]
    fn probabilities(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (made, slopes, offsets, n_classes) = (given.matrix()?, given.numbers()?, given.numbers()?, given.count()?);
        let n_pairs = n_classes.saturating_mul(n_classes.saturating_sub(1)) / 2;
        if made.n_columns != n_pairs || slopes.len() != n_pairs || offsets.len() != n_pairs || n_pairs == 0 {
            return Err(vm.new_value_error("one decision for each pair of classes is needed"));
        }
        let mut shares = Vec::with_capacity(made.n_rows * n_classes);
        for row in made.values.chunks_exact(n_pairs) {
            let mut pairs = vec![0.0; n_classes * n_classes];
            let mut pair = 0;
            for first in 0..n_classes {
                for second in first + 1..n_classes {
                    let share = probability(row[pair], slopes[pair], offsets[pair]).clamp(1e-7, 1.0 - 1e-7);
                    pairs[first * n_classes + second] = share;
                    pairs[second * n_classes + first] = 1.0 - share;
                    pair += 1;
                }
            }
            shares.extend(couple(&pairs, n_classes));
        }
        array(shares, &[made.n_rows, n_classes], vm)
    }
}
