//! `_kit_analytics`: what `orchestrator.mcp.analytics` calls. Arguments arrive checked and in order.

pub(crate) mod arguments;
mod hypotheses;
mod series;

use rustpython_vm::Context;
use rustpython_vm::builtins::PyModuleDef;

pub(crate) fn module_def(context: &Context) -> &'static PyModuleDef {
    _kit_analytics::module_def(context)
}

#[rustpython_vm::pymodule(with(hypotheses::_hypotheses, series::_series))]
mod _kit_analytics {
    use orchestrator_pandas::exchange::Held;
    use orchestrator_statistics::{correlation, describe as description, drift, multiple, outliers as apart};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::analytics::arguments::{Answer, OrRaise, alternative, list_of, numbers, test_answer};

    /// Whether the numbers of a column can be read where they lie.
    #[pyfunction]
    fn is_held(column: PyObjectRef) -> bool {
        Held::of(&column).is_some()
    }

    /// Moments, order and repetition of the numbers that are there.
    #[pyfunction]
    fn describe(values: PyObjectRef, shares: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        let found = description::describe(numbers(&values, vm)?.as_slice(), &shares);
        Ok(Answer::new(vm)
            .count("count", found.count)
            .count("missing", found.missing)
            .number("mean", found.mean)
            .number("std", found.std)
            .number("min", found.min)
            .numbers("quantiles", &found.quantiles)
            .number("max", found.max)
            .number("sum", found.sum)
            .number("skew", found.skew)
            .number("kurtosis", found.kurtosis)
            .count("unique", found.n_distinct)
            .number("mode", found.mode)
            .count("mode_count", found.mode_count)
            .finish())
    }

    fn verdict(found: &drift::Verdict, vm: &VirtualMachine) -> PyObjectRef {
        let findings = found.findings.iter().map(|finding| {
            Answer::new(vm)
                .text("measure", finding.measure.name())
                .number("value", finding.value)
                .number("limit", finding.limit)
                .number("statistic", finding.statistic)
                .number("p_value", finding.p_value)
                .flag("drifted", finding.is_drift)
                .finish()
        });
        Answer::new(vm)
            .flag("drifted", found.drifted)
            .optional_text("decided_by", found.decided_by.map(drift::Measure::name))
            .objects("findings", findings.collect())
            .finish()
    }

    fn limits(threshold: f64, alpha: f64) -> drift::Limits {
        drift::Limits { alpha, ..drift::Limits::scaled(threshold) }
    }

    #[pyfunction]
    fn drift_of_numbers(
        reference: PyObjectRef,
        current: PyObjectRef,
        threshold: f64,
        alpha: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (reference, current) = (numbers(&reference, vm)?, numbers(&current, vm)?);
        let found = drift::numeric(reference.as_slice(), current.as_slice(), &limits(threshold, alpha)).or_raise(vm)?;
        Ok(verdict(&found, vm))
    }

    /// Of categories by their counts; `missing` is (missing, rows) of the reference, then of the current sample.
    #[pyfunction]
    fn drift_of_counts(
        reference: PyObjectRef,
        current: PyObjectRef,
        missing: Vec<usize>,
        threshold: f64,
        alpha: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (reference, current) = (numbers(&reference, vm)?, numbers(&current, vm)?);
        let missing = gaps(&missing, vm)?;
        let found = drift::categorical(reference.as_slice(), current.as_slice(), missing, &limits(threshold, alpha));
        Ok(verdict(&found.or_raise(vm)?, vm))
    }

    /// Of columns whose values are not compared.
    #[pyfunction]
    fn drift_of_presence(missing: Vec<usize>, threshold: f64, alpha: f64, vm: &VirtualMachine) -> PyResult {
        Ok(verdict(&drift::presence(gaps(&missing, vm)?, &limits(threshold, alpha)), vm))
    }

    fn gaps(missing: &[usize], vm: &VirtualMachine) -> PyResult<[(usize, usize); 2]> {
        match *missing {
            [old_missing, old_rows, new_missing, new_rows] => Ok([(old_missing, old_rows), (new_missing, new_rows)]),
            _ => Err(vm.new_value_error("missing has four counts")),
        }
    }

    /// (statistic, p) of pearson, spearman or kendall, on pairs without gaps.
    #[pyfunction]
    fn correlate(method: String, first: PyObjectRef, second: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        let (first, second) = (first.as_slice(), second.as_slice());
        let side = alternative("two-sided", vm)?;
        let found = match method.as_str() {
            "pearson" => correlation::pearson(first, second, side),
            "spearman" => correlation::spearman(first, second, side),
            _ => correlation::kendall(first, second, side),
        };
        Ok(test_answer(&found.or_raise(vm)?, vm))
    }

    /// Positions, and the bounds beyond which they lie.
    #[pyfunction]
    fn outliers(method: String, values: PyObjectRef, limit: f64, vm: &VirtualMachine) -> PyResult {
        let values = numbers(&values, vm)?;
        let found = match method.as_str() {
            "iqr" => apart::by_quartiles(values.as_slice(), limit),
            "zscore" => apart::by_deviations(values.as_slice(), limit),
            _ => apart::by_median(values.as_slice(), limit),
        };
        let found = found.or_raise(vm)?;
        Ok(Answer::new(vm)
            .counts("positions", &found.positions)
            .number("lower", found.lower)
            .number("upper", found.upper)
            .finish())
    }

    #[pyfunction]
    fn adjusted(method: String, p_values: Vec<f64>, vm: &VirtualMachine) -> PyObjectRef {
        let adjusted = match method.as_str() {
            "bonferroni" => multiple::bonferroni(&p_values),
            "holm" => multiple::holm(&p_values),
            _ => multiple::benjamini_hochberg(&p_values),
        };
        list_of(&adjusted, vm)
    }
}
