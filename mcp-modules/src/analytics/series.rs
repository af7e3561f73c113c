//! Time series in `_kit_analytics`.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _series {
    use orchestrator_statistics::series;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::analytics::arguments::{Answer, OrRaise, list_of, numbers, test_answer};

    /// Distances between times, and where some are missing.
    #[pyfunction]
    fn steps(times: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let found = series::steps(numbers(&times, vm)?.as_slice()).or_raise(vm)?;
        let gap = |gap: &series::Gap| {
            Answer::new(vm)
                .count("after", gap.after)
                .number("from", gap.from)
                .number("to", gap.to)
                .count("missing", usize::try_from(gap.n_missing).unwrap_or(usize::MAX))
                .finish()
        };
        Ok(Answer::new(vm)
            .number("median", found.median_step)
            .number("smallest", found.smallest_step)
            .number("largest", found.largest_step)
            .flag("is_regular", found.is_regular)
            .flag("was_sorted", found.was_sorted)
            .count("duplicates", found.n_duplicates)
            .objects("gaps", found.gaps.iter().map(gap).collect())
            .finish())
    }

    /// Straight line over time, and Mann and Kendall's test for a trend of any shape.
    #[pyfunction]
    fn trend(times: PyObjectRef, values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (times, values) = (numbers(&times, vm)?, numbers(&values, vm)?);
        let line = series::linear_trend(times.as_slice(), values.as_slice()).or_raise(vm)?;
        let monotone = series::mann_kendall(values.as_slice()).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("slope", line.slope)
            .number("intercept", line.intercept)
            .number("r", line.r)
            .number("p_value", line.p_value)
            .object("mann_kendall", test_answer(&monotone, vm))
            .finish())
    }

    #[pyfunction]
    fn season(values: PyObjectRef, longest: usize, vm: &VirtualMachine) -> PyResult {
        let values = numbers(&values, vm)?;
        let period = series::best_period(values.as_slice(), longest).or_raise(vm)?;
        let answer = Answer::new(vm);
        match period {
            Some(period) => {
                let strength = series::seasonal_strength(values.as_slice(), period).or_raise(vm)?;
                Ok(answer.count("period", period).number("strength", strength).finish())
            }
            None => Ok(answer.object("period", vm.ctx.none()).number("strength", 0.0).finish()),
        }
    }

    #[pyfunction]
    fn autocorrelation(values: PyObjectRef, n_lags: usize, vm: &VirtualMachine) -> PyResult {
        let found = series::autocorrelation(numbers(&values, vm)?.as_slice(), n_lags).or_raise(vm)?;
        Ok(list_of(&found, vm))
    }

    #[pyfunction]
    fn stationarity(values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let values = numbers(&values, vm)?;
        let found = series::dickey_fuller(values.as_slice(), series::Regression::Constant, None, true).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("statistic", found.statistic)
            .number("p_value", found.p_value)
            .count("lags", found.n_lags)
            .finish())
    }
}
