//! Linear and logistic regression, forests and k-means in `_kit_models`. Rows arrive row by row in one array.

use orchestrator_learning::Error;
use rustpython_vm::{PyResult, VirtualMachine};

fn or_raise<T>(result: Result<T, Error>, vm: &VirtualMachine) -> PyResult<T> {
    result.map_err(|error| vm.new_value_error(error.to_string()))
}

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _learned {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use orchestrator_arrays::DType;
    use orchestrator_learning::{
        Forest, ForestOptions, KMeans, KMeansOptions, Linear, Logistic, LogisticOptions, Model, Rows, Target,
    };
    use orchestrator_numpy::{PyNdArray, array_from};
    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::types::Representable;
    use rustpython_vm::{Py, PyObject, PyObjectRef, PyPayload, PyResult, VirtualMachine, pyclass};
    use serde::de::DeserializeOwned;

    use super::or_raise;
    use crate::analytics::arguments::{Answer, list_of, numbers};

    /// A fitted model of any kind.
    #[pyattr]
    #[pyclass(name = "Learned")]
    #[derive(Debug, PyPayload)]
    struct Learned {
        model: Model,
    }

    fn codes(object: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<u32>> {
        let array = array_from(object, Some(&DType::U32), vm)?;
        array.to_vec::<u32>().map_err(|error| vm.new_value_error(error.to_string()))
    }

    /// Checked settings of a face, as a JSON list.
    fn settings<T: DeserializeOwned>(text: &PyStrRef, vm: &VirtualMachine) -> PyResult<T> {
        serde_json::from_str(text.as_ref()).map_err(|error| vm.new_value_error(format!("wrong setting: {error}")))
    }

    fn array(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        Ok(PyNdArray::from_vec(values, vm)?.into())
    }

    fn labels(values: &[u32], vm: &VirtualMachine) -> PyResult {
        let wide: Vec<i64> = values.iter().map(|label| i64::from(*label)).collect();
        Ok(PyNdArray::from_vec(wide, vm)?.into())
    }

    #[pyfunction]
    fn fit_linear(
        x: PyObjectRef,
        n_columns: usize,
        y: PyObjectRef,
        alpha: f64,
        has_intercept: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Learned> {
        let (x, y) = (numbers(&x, vm)?, numbers(&y, vm)?);
        let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
        Ok(Learned { model: Model::Linear(or_raise(Linear::fit(x, y.as_slice(), alpha, has_intercept), vm)?) })
    }

    /// Settings are C or nothing, whether there is an intercept, and the most steps.
    #[pyfunction]
    fn fit_logistic(
        x: PyObjectRef,
        n_columns: usize,
        y: PyObjectRef,
        n_classes: usize,
        settings_text: PyStrRef,
        vm: &VirtualMachine,
    ) -> PyResult<Learned> {
        let (c, has_intercept, max_iterations) = settings(&settings_text, vm)?;
        let (x, y) = (numbers(&x, vm)?, codes(&y, vm)?);
        let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
        let options = LogisticOptions { c, has_intercept, max_iterations };
        Ok(Learned { model: Model::Logistic(or_raise(Logistic::fit(x, &y, n_classes, options), vm)?) })
    }

    /// Settings are the number of trees, the least rows to split and of a leaf, the depth and the columns to try or
    /// nothing, and the seed. Without classes `y` holds numbers.
    #[pyfunction]
    fn fit_forest(
        x: PyObjectRef,
        n_columns: usize,
        y: PyObjectRef,
        n_classes: usize,
        settings_text: PyStrRef,
        vm: &VirtualMachine,
    ) -> PyResult<Learned> {
        let x = numbers(&x, vm)?;
        let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
        let (n_trees, min_samples_split, min_samples_leaf, max_depth, max_features, seed) =
            settings(&settings_text, vm)?;
        let options = ForestOptions { n_trees, max_depth, min_samples_split, min_samples_leaf, max_features, seed };
        let progress = guest::Progress::of("growing trees");
        let n_grown = AtomicUsize::new(0);
        let has_grown = || progress.at(n_grown.fetch_add(1, Relaxed) + 1, n_trees);
        let fitted = if n_classes == 0 {
            Forest::fit_watched(x, Target::Numbers(numbers(&y, vm)?.as_slice()), options, &has_grown)
        } else {
            Forest::fit_watched(x, Target::Classes(&codes(&y, vm)?, n_classes), options, &has_grown)
        };
        Ok(Learned { model: Model::Forest(or_raise(fitted, vm)?) })
    }

    /// Settings are the number of clusters and of starts, the most rounds, the tolerance and the seed. Returns the model,
    /// and the cluster of each row.
    #[pyfunction]
    fn fit_kmeans(x: PyObjectRef, n_columns: usize, settings_text: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let x = numbers(&x, vm)?;
        let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
        let (n_clusters, n_init, max_iterations, tolerance, seed) = settings(&settings_text, vm)?;
        let options = KMeansOptions { n_clusters, n_init, max_iterations, tolerance, seed };
        let progress = guest::Progress::of("looking for clusters");
        let is_at = |start| progress.at(start, n_init);
        let (model, clusters) = or_raise(KMeans::fit_watched(x, options, &is_at), vm)?;
        let learned = Learned { model: Model::KMeans(model) }.into_ref(&vm.ctx).into();
        Ok(vm.ctx.new_tuple(vec![learned, labels(&clusters.labels, vm)?]).into())
    }

    /// The kind of model that a saved text holds, known or not.
    #[pyfunction]
    fn saved_kind(text: PyStrRef, vm: &VirtualMachine) -> PyResult<String> {
        or_raise(Model::kind_in(text.as_ref()), vm)
    }

    /// The model, and as JSON what the face saved with it.
    #[pyfunction]
    fn load_learned(text: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let (model, about) = or_raise(Model::from_json(text.as_ref()), vm)?;
        let learned = Learned { model }.into_ref(&vm.ctx).into();
        Ok(vm.ctx.new_tuple(vec![learned, vm.ctx.new_str(about.to_string()).into()]).into())
    }

    #[pyclass(with(Representable), flags(DISALLOW_INSTANTIATION))]
    impl Learned {
        #[pymethod]
        fn to_json(zelf: &Py<Self>, about: PyStrRef, vm: &VirtualMachine) -> PyResult<String> {
            let about = serde_json::from_str(about.as_ref())
                .map_err(|error| vm.new_value_error(format!("cannot be saved: {error}")))?;
            or_raise(zelf.model.to_json(&about), vm)
        }

        #[pymethod]
        fn n_columns(zelf: &Py<Self>, _vm: &VirtualMachine) -> usize {
            zelf.model.n_columns()
        }

        #[pymethod]
        fn n_classes(zelf: &Py<Self>, _vm: &VirtualMachine) -> usize {
            zelf.model.n_classes()
        }

        /// Numbers, or probabilities of the classes row by row, or clusters.
        #[pymethod]
        fn predict(zelf: &Py<Self>, x: PyObjectRef, n_columns: usize, vm: &VirtualMachine) -> PyResult {
            let x = numbers(&x, vm)?;
            let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
            match &zelf.model {
                Model::Linear(model) => array(or_raise(model.predict(x), vm)?, vm),
                Model::Logistic(model) => array(or_raise(model.probabilities(x), vm)?, vm),
                Model::Forest(model) => array(or_raise(model.predict(x), vm)?, vm),
                Model::KMeans(model) => labels(&or_raise(model.predict(x), vm)?.labels, vm),
            }
        }

        /// The sum of the squared distances of rows to their centres.
        #[pymethod]
        fn inertia_of(zelf: &Py<Self>, x: PyObjectRef, n_columns: usize, vm: &VirtualMachine) -> PyResult<f64> {
            let x = numbers(&x, vm)?;
            let x = or_raise(Rows::new(x.as_slice(), n_columns), vm)?;
            match &zelf.model {
                Model::KMeans(model) => Ok(or_raise(model.predict(x), vm)?.inertia),
                _ => Ok(f64::NAN),
            }
        }

        /// What was found, by name.
        #[pymethod]
        fn about(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            let lists = |lines: &[Vec<f64>]| lines.iter().map(|line| list_of(line, vm)).collect();
            match &zelf.model {
                Model::Linear(model) => Answer::new(vm)
                    .numbers("coefficients", &model.coefficients)
                    .number("intercept", model.intercept)
                    .count("rank", model.rank)
                    .finish(),
                Model::Logistic(model) => Answer::new(vm)
                    .objects("coefficients", lists(&model.coefficients))
                    .numbers("intercepts", &model.intercepts)
                    .count("n_iterations", model.n_iterations)
                    .flag("converged", model.has_converged)
                    .finish(),
                Model::Forest(model) => Answer::new(vm)
                    .numbers("importances", model.importances())
                    .count("n_trees", model.n_trees())
                    .count("depth", model.depth())
                    .count("n_nodes", model.n_nodes())
                    .finish(),
                Model::KMeans(model) => Answer::new(vm)
                    .objects("centers", lists(&model.centers))
                    .counts("sizes", &model.sizes)
                    .number("inertia", model.inertia)
                    .count("n_iterations", model.n_iterations)
                    .flag("converged", model.has_converged)
                    .finish(),
            }
        }
    }

    impl Representable for Learned {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            Ok(format!("<{} model of {} columns>", zelf.model.kind(), zelf.model.n_columns()))
        }
    }
}
