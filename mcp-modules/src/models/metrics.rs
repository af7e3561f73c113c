//! Measures of how good predictions are, in `_kit_models`.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _metrics {
    use orchestrator_arrays::DType;
    use orchestrator_numpy::array_from;
    use orchestrator_statistics::metrics::classification::{Average, ClassScores, Scores, confusion};
    use orchestrator_statistics::metrics::ranking::{self as ranks, Multiclass};
    use orchestrator_statistics::metrics::{self, clustering as clusters, forecasting, regression as differences};
    use rustpython_vm::{PyObject, PyObjectRef, PyResult, VirtualMachine};

    use crate::analytics::arguments::{Answer, OrRaise, numbers};

    /// Codes of labels.
    fn codes(object: &PyObject, vm: &VirtualMachine) -> PyResult<Vec<u32>> {
        let array = array_from(object, Some(&DType::U32), vm)?;
        array.to_vec::<u32>().map_err(|error| vm.new_value_error(error.to_string()))
    }

    #[pyfunction]
    fn regression(truth: PyObjectRef, predicted: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (truth, predicted) = (numbers(&truth, vm)?, numbers(&predicted, vm)?);
        let found = differences::errors(truth.as_slice(), predicted.as_slice()).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("mae", found.mae)
            .number("mse", found.mse)
            .number("rmse", found.rmse)
            .number("mape", found.mape)
            .number("smape", found.smape)
            .number("median_absolute_error", found.median_absolute)
            .number("max_error", found.largest)
            .number("r2", found.r2)
            .number("explained_variance", found.explained_variance)
            .number("bias", found.bias)
            .finish())
    }

    fn scores(found: Scores, vm: &VirtualMachine) -> PyObjectRef {
        Answer::new(vm)
            .number("precision", found.precision)
            .number("recall", found.recall)
            .number("f1", found.f)
            .finish()
    }

    /// Everything that follows from the table of true and predicted labels.
    #[pyfunction]
    fn classification(
        truth: PyObjectRef,
        predicted: PyObjectRef,
        positive: Option<u32>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let table = confusion(&codes(&truth, vm)?, &codes(&predicted, vm)?).or_raise(vm)?;
        let row = |counts: &Vec<u64>| {
            vm.ctx.new_list(counts.iter().map(|count| vm.ctx.new_int(*count).into()).collect()).into()
        };
        let class = |one: &ClassScores| {
            Answer::new(vm)
                .count("label", one.label as usize)
                .object("scores", scores(one.scores, vm))
                .count("support", usize::try_from(one.support).unwrap_or(usize::MAX))
                .finish()
        };
        let average = |how| scores(table.scores(how, 1.0, 0.0), vm);
        let answer = Answer::new(vm)
            .number("accuracy", table.accuracy())
            .number("balanced_accuracy", table.balanced_accuracy())
            .object("micro", average(Average::Micro))
            .object("macro", average(Average::Macro))
            .object("weighted", average(Average::Weighted))
            .number("cohens_kappa", table.cohens_kappa())
            .number("matthews", table.matthews())
            .counts("labels", &table.labels.iter().map(|label| *label as usize).collect::<Vec<_>>())
            .objects("confusion", table.counts.iter().map(row).collect())
            .objects("per_class", table.per_class(1.0, 0.0).iter().map(class).collect());
        Ok(match positive {
            Some(code) => answer.object("binary", average(Average::Binary(code))).finish(),
            None => answer.finish(),
        })
    }

    /// Of scores of the positive class.
    #[pyfunction]
    fn ranking(truth: PyObjectRef, scores: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let truth: Vec<bool> = codes(&truth, vm)?.into_iter().map(|code| code != 0).collect();
        let scores = numbers(&scores, vm)?;
        Ok(Answer::new(vm)
            .number("roc_auc", ranks::roc_auc(&truth, scores.as_slice()).or_raise(vm)?)
            .number("pr_auc", ranks::average_precision(&truth, scores.as_slice()).or_raise(vm)?)
            .finish())
    }

    /// Of probabilities, a row of them for each row, a column for each class.
    #[pyfunction]
    fn probabilities(truth: PyObjectRef, table: Vec<Vec<f64>>, vm: &VirtualMachine) -> PyResult {
        let truth = codes(&truth, vm)?;
        let answer = Answer::new(vm)
            .number("log_loss", ranks::log_loss(&truth, &table).or_raise(vm)?)
            .number("brier_score", ranks::brier(&truth, &table).or_raise(vm)?);
        if table.first().is_some_and(|row| row.len() > 2) {
            let area = ranks::roc_auc_multiclass(&truth, &table, Multiclass::OneVersusRest, false);
            return Ok(answer.number("roc_auc", area.or_raise(vm)?).finish());
        }
        Ok(answer.finish())
    }

    #[pyfunction]
    fn mase(
        truth: PyObjectRef,
        predicted: PyObjectRef,
        training: PyObjectRef,
        season: usize,
        vm: &VirtualMachine,
    ) -> PyResult<f64> {
        let (truth, predicted, training) = (numbers(&truth, vm)?, numbers(&predicted, vm)?, numbers(&training, vm)?);
        forecasting::mase(truth.as_slice(), predicted.as_slice(), training.as_slice(), season).or_raise(vm)
    }

    #[pyfunction]
    fn intervals(truth: PyObjectRef, lower: PyObjectRef, upper: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (truth, lower, upper) = (numbers(&truth, vm)?, numbers(&lower, vm)?, numbers(&upper, vm)?);
        let found = forecasting::intervals(truth.as_slice(), lower.as_slice(), upper.as_slice()).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("coverage", found.coverage)
            .number("below", found.below)
            .number("above", found.above)
            .number("mean_width", found.mean_width)
            .finish())
    }

    /// Of points, row by row in one sequence, and the codes of their clusters.
    #[pyfunction]
    fn clustering(points: PyObjectRef, n_columns: usize, labels: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (points, labels) = (numbers(&points, vm)?, codes(&labels, vm)?);
        Ok(Answer::new(vm)
            .number("silhouette", clusters::silhouette(points.as_slice(), n_columns, &labels).or_raise(vm)?)
            .number("davies_bouldin", clusters::davies_bouldin(points.as_slice(), n_columns, &labels).or_raise(vm)?)
            .number(
                "calinski_harabasz",
                clusters::calinski_harabasz(points.as_slice(), n_columns, &labels).or_raise(vm)?,
            )
            .finish())
    }

    /// Of two ways to cut the same rows into clusters.
    #[pyfunction]
    fn partitions(truth: PyObjectRef, predicted: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (truth, predicted) = (codes(&truth, vm)?, codes(&predicted, vm)?);
        let found = metrics::compare_partitions(&truth, &predicted).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("adjusted_rand", metrics::adjusted_rand(&truth, &predicted).or_raise(vm)?)
            .number(
                "normalized_mutual_information",
                metrics::normalized_mutual_information(&truth, &predicted).or_raise(vm)?,
            )
            .number("homogeneity", found.homogeneity)
            .number("completeness", found.completeness)
            .number("v_measure", found.v_measure)
            .finish())
    }
}
