//! The tests of `_kit_analytics`.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _hypotheses {
    use orchestrator_statistics::hypothesis as tests;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::analytics::arguments::{
        Answer, Numbers, OrRaise, alternative, groups, list_of, method, numbers, slices, test_answer,
    };

    #[pyfunction]
    fn t_one_sample(values: PyObjectRef, expected: f64, side: String, vm: &VirtualMachine) -> PyResult {
        let result = tests::t_one_sample(numbers(&values, vm)?.as_slice(), expected, alternative(&side, vm)?);
        Ok(test_answer(&result, vm))
    }

    /// Student's test, or Welch's when the variances may differ.
    #[pyfunction]
    fn t_independent(
        first: PyObjectRef,
        second: PyObjectRef,
        equal_variances: bool,
        side: String,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        let test = if equal_variances { tests::t_independent } else { tests::t_welch };
        Ok(test_answer(&test(first.as_slice(), second.as_slice(), alternative(&side, vm)?), vm))
    }

    #[pyfunction]
    fn t_paired(first: PyObjectRef, second: PyObjectRef, side: String, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        let result = tests::t_paired(first.as_slice(), second.as_slice(), alternative(&side, vm)?);
        Ok(test_answer(&result.or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn mann_whitney(
        first: PyObjectRef,
        second: PyObjectRef,
        side: String,
        how: String,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        let (side, how) = (alternative(&side, vm)?, method(&how, vm)?);
        Ok(test_answer(&tests::mann_whitney(first.as_slice(), second.as_slice(), side, how).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn wilcoxon(differences: PyObjectRef, side: String, how: String, vm: &VirtualMachine) -> PyResult {
        let differences = numbers(&differences, vm)?;
        let (side, how) = (alternative(&side, vm)?, method(&how, vm)?);
        let result = tests::wilcoxon(differences.as_slice(), tests::ZeroMethod::Wilcox, false, side, how);
        Ok(test_answer(&result.or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn ks_two_samples(first: PyObjectRef, second: PyObjectRef, how: String, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        let result = tests::ks_two_samples(first.as_slice(), second.as_slice(), method(&how, vm)?);
        Ok(test_answer(&result.or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn ks_normal(values: PyObjectRef, mean: f64, deviation: f64, how: String, vm: &VirtualMachine) -> PyResult {
        let result = tests::ks_normal(numbers(&values, vm)?.as_slice(), mean, deviation, method(&how, vm)?);
        Ok(test_answer(&result.or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn shapiro(values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(test_answer(&tests::shapiro_wilk(numbers(&values, vm)?.as_slice()).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn anova(samples: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let samples = groups(&samples, vm)?;
        let result = tests::anova(&slices(&samples)).or_raise(vm)?;
        let effect = tests::eta_squared(&slices(&samples));
        Ok(Answer::new(vm)
            .number("statistic", result.statistic)
            .number("p_value", result.p_value)
            .numbers("degrees_of_freedom", &result.degrees)
            .number("eta_squared", effect)
            .finish())
    }

    #[pyfunction]
    fn kruskal(samples: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let samples = groups(&samples, vm)?;
        Ok(test_answer(&tests::kruskal(&slices(&samples)).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn levene(samples: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let samples = groups(&samples, vm)?;
        Ok(test_answer(&tests::levene(&slices(&samples), tests::Center::Median).or_raise(vm)?, vm))
    }

    /// Of a table of counts, row by row.
    #[pyfunction]
    fn chi_square_table(table: Vec<Vec<f64>>, corrected: bool, vm: &VirtualMachine) -> PyResult {
        let found = tests::chi_square_table(&table, corrected).or_raise(vm)?;
        let effect = tests::cramers_v(&table).or_raise(vm)?;
        Ok(Answer::new(vm)
            .number("statistic", found.result.statistic)
            .number("p_value", found.result.p_value)
            .numbers("degrees_of_freedom", &found.result.degrees)
            .objects("expected", found.expected.iter().map(|row| list_of(row, vm)).collect())
            .number("cramers_v", effect)
            .finish())
    }

    #[pyfunction]
    fn chi_square(observed: PyObjectRef, expected: Option<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let observed = numbers(&observed, vm)?;
        let expected = expected.map(|expected| numbers(&expected, vm)).transpose()?;
        let expected = expected.as_ref().map(Numbers::as_slice);
        Ok(test_answer(&tests::chi_square(observed.as_slice(), expected, 0).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn effects(first: PyObjectRef, second: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (numbers(&first, vm)?, numbers(&second, vm)?);
        Ok(Answer::new(vm)
            .number("cohens_d", tests::cohens_d(first.as_slice(), second.as_slice()))
            .number("cliffs_delta", tests::cliffs_delta(first.as_slice(), second.as_slice()))
            .finish())
    }
}
