//! `_sklearn_linear`: descents for linear models. Arguments arrive checked and in order.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_linear`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_linear::module_def(context)
}

#[pymodule]
mod _sklearn_linear {
    use orchestrator_learning::descent::{
        AverageLoss, AverageMemory, AverageOptions, Bounds, Descent, DescentOptions, Ending, Family, Held, Loss,
        Margin, QuasiOptions, Rate, RowLoss, RowPenalty, StochasticFound, StochasticOptions, TrustOptions,
        average_descent, coordinate_descent, gram_descent, minimize, minimize_within, newton_descent,
        stochastic_descent, task_descent, trust_region,
    };
    use orchestrator_learning::svm::{ColumnOptions, DualLoss, DualOptions, column_descent, dual_descent};
    use orchestrator_linalg::Tall;
    use orchestrator_random::Mt19937;
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::borrowed::Numbers;
    use crate::values::{Given, array, checked, list, plain, tuple, whole};

    /// Numbers of a matrix, of the targets beside it, what is taken from each column, and factors of rows.
    struct Data {
        matrix: Numbers<f64>,
        targets: Numbers<f64>,
        shift: Vec<f64>,
        factors: Option<Numbers<f64>>,
    }

    impl Data {
        fn read(given: &mut Given<'_>) -> PyResult<Self> {
            let (matrix, targets) = (given.borrowed()?, given.borrowed()?);
            let (shift, factors) = (given.numbers()?, given.maybe(Given::borrowed)?);
            Ok(Self { matrix, targets, shift, factors })
        }

        fn tall(&self, vm: &VirtualMachine) -> PyResult<Tall<'_>> {
            let matrix = (self.matrix.as_slice(), self.matrix.n_columns());
            let targets = (self.targets.as_slice(), self.targets.n_columns());
            let factors = self.factors.as_ref().map_or(&[][..], Numbers::as_slice);
            let tall = Tall::new(matrix, targets, &self.shift, factors);
            tall.ok_or_else(|| vm.new_value_error("rows, targets, means and weights do not fit each other"))
        }
    }

    /// (x, targets, means of both, factors of rows or None, cutoff) -> (coefficients, a column for each target; rank, singular values),
    /// or None where nothing converges.
    #[pyfunction]
    fn least_squares(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let data = Data::read(&mut given)?;
        let cutoff = given.number()?;
        let Some((coefficients, rank, singular)) = data.tall(vm)?.least_squares(cutoff) else {
            return Ok(vm.ctx.none());
        };
        let coefficients = array(coefficients, &[data.matrix.n_columns(), data.targets.n_columns()], vm)?;
        Ok(tuple([coefficients, plain(rank, vm), list(singular, vm)?], vm))
    }

    /// (x, targets, means of both, factors of rows or None) -> the products of all columns, those of targets last.
    #[pyfunction]
    fn products(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let data = Data::read(&mut Given::new(given, vm))?;
        let width = data.matrix.n_columns() + data.targets.n_columns();
        array(data.tall(vm)?.products(), &[width, width], vm)
    }

    fn family(name: &str, parameter: f64, vm: &VirtualMachine) -> PyResult<Family> {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count of classes")]
        let n_classes = parameter.max(0.0) as usize;
        Ok(match name {
            "binomial" => Family::Binomial,
            "multinomial" => Family::Multinomial { n_classes },
            "squared" => Family::Squared,
            "poisson" => Family::Poisson,
            "gamma" => Family::Gamma,
            "tweedie" => Family::Tweedie { power: parameter, is_log: true },
            "tweedie_identity" => Family::Tweedie { power: parameter, is_log: false },
            other => return Err(vm.new_value_error(format!("no family {other:?}"))),
        })
    }

    /// (x, y, weights, family, its parameter, solver, start, l2, intercept?, rounds, tolerance) ->
    /// (coefficients, iterations, how it ended, value).
    #[pyfunction]
    fn fit_family(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, weights) = (given.matrix()?, given.numbers()?, given.numbers()?);
        let (name, parameter, solver) = (given.text()?, given.number()?, given.text()?);
        let (start, l2, has_intercept) = (given.numbers()?, given.number()?, given.flag()?);
        let (max_iterations, tolerance) = (given.count()?, given.number()?);
        let family = family(&name, parameter, vm)?;
        let loss = checked(Loss::new(x.rows(vm)?, &y, &weights, family, l2, has_intercept), vm)?;
        checked(loss.require_start(&start), vm)?;
        let (coefficients, n_iterations, ending, value) = if solver == "newton-cg" {
            let found = checked(newton_descent(&loss, start, max_iterations, tolerance), vm)?;
            let ending = if found.has_converged { "flat" } else { "iterations" };
            (found.coefficients, found.n_iterations, ending, found.value)
        } else {
            let options = QuasiOptions { max_iterations, gradient_tolerance: tolerance, ..QuasiOptions::default() };
            let found = minimize(start, options, |at| loss.at(at));
            let ending = name_of(found.ending);
            (found.at, found.n_iterations, ending, found.value)
        };
        Ok(tuple([list(coefficients, vm)?, plain(n_iterations, vm), plain(ending, vm), plain(value, vm)], vm))
    }

    fn name_of(ending: Ending) -> &'static str {
        match ending {
            Ending::Flat => "flat",
            Ending::Settled => "settled",
            Ending::Iterations => "iterations",
            Ending::Calls => "calls",
            Ending::Stuck => "stuck",
        }
    }

    /// (function, start, lowest values or nothing, highest values or nothing, rounds, calls, steps of a line search,
    /// slope, share of the value to win) -> (place, value, iterations, calls, how it ended). The function gives a value
    /// and a gradient.
    #[pyfunction]
    fn quasi(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (function, start) = (given.next()?, given.numbers()?);
        let (low, high) = (given.maybe(Given::numbers)?, given.maybe(Given::numbers)?);
        let options = QuasiOptions {
            max_iterations: given.count()?,
            max_calls: given.count()?,
            max_line_steps: given.count()?,
            gradient_tolerance: given.number()?,
            value_tolerance: given.number()?,
            ..QuasiOptions::default()
        };
        let n = start.len();
        let low_end = low.clone().unwrap_or_else(|| vec![f64::NEG_INFINITY; n]);
        let high_end = high.clone().unwrap_or_else(|| vec![f64::INFINITY; n]);
        if low_end.len() != n || high_end.len() != n {
            return Err(vm.new_value_error("one bound for each variable is needed"));
        }
        let bounds = Bounds { low: &low_end, high: &high_end };
        let bounds = (low.is_some() || high.is_some()).then_some(&bounds);
        let mut failure = None;
        let found = minimize_within(start, options, bounds, |at| match called(&function, at, vm) {
            Ok(made) => Some(made),
            Err(error) => {
                failure = Some(error);
                None
            }
        });
        if let Some(error) = failure {
            return Err(error);
        }
        let found = found.ok_or_else(|| vm.new_value_error("the function gave nothing"))?;
        Ok(tuple(
            [
                list(found.at, vm)?,
                plain(found.value, vm),
                plain(found.n_iterations, vm),
                plain(found.n_calls, vm),
                plain(name_of(found.ending), vm),
            ],
            vm,
        ))
    }

    fn called(function: &PyObjectRef, at: &[f64], vm: &VirtualMachine) -> PyResult<(f64, Vec<f64>)> {
        let made = function.call((list(at.to_vec(), vm)?,), vm)?;
        let mut parts = Given::new(PosArgs::new(vec![made.get_item(&0, vm)?, made.get_item(&1, vm)?]), vm);
        let (value, gradient) = (parts.number()?, parts.numbers()?);
        if gradient.len() == at.len() {
            return Ok((value, gradient));
        }
        Err(vm.new_value_error("one slope for each variable is needed"))
    }

    /// l1, l2, rounds, tolerance, positive?, seed or None.
    fn net_options(given: &mut Given<'_>) -> PyResult<DescentOptions> {
        Ok(DescentOptions {
            l1: given.number()?,
            l2: given.number()?,
            max_iterations: given.count()?,
            tolerance: given.number()?,
            is_positive: given.flag()?,
            seed: given.maybe(Given::word)?,
        })
    }

    fn answer(found: Descent, shape: &[usize], vm: &VirtualMachine) -> PyResult {
        let Descent { coefficients, gap, tolerance, n_iterations } = found;
        let coefficients = array(coefficients, shape, vm)?;
        Ok(tuple([coefficients, plain(gap, vm), plain(tolerance, vm), plain(n_iterations, vm)], vm))
    }

    /// (x, y, start, *options) -> (coefficients, gap, tolerance, rounds).
    #[pyfunction]
    fn net(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, start) = (given.matrix()?, given.numbers()?, given.numbers()?);
        let found = coordinate_descent(x.rows(vm)?, &y, start, net_options(&mut given)?);
        answer(checked(found, vm)?, &[x.n_columns], vm)
    }

    /// (products of columns, with the target, of the target with itself, start, *options) -> as `net`.
    #[pyfunction]
    fn net_of_products(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (gram, with_target) = (given.matrix()?, given.numbers()?);
        let (square, start) = (given.number()?, given.numbers()?);
        let found = gram_descent(gram.rows(vm)?, &with_target, square, start, net_options(&mut given)?);
        answer(checked(found, vm)?, &[gram.n_columns], vm)
    }

    /// The same as `net` for a matrix of targets.
    #[pyfunction]
    fn net_of_tasks(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, start) = (given.matrix()?, given.matrix()?, given.numbers()?);
        let found = task_descent(x.rows(vm)?, y.rows(vm)?, start, net_options(&mut given)?);
        answer(checked(found, vm)?, &[y.n_columns, x.n_columns], vm)
    }

    /// (x, y, costs, start, loss, width, tolerance, rounds) -> (weights, steps).
    #[pyfunction]
    fn trust(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, costs, start) = (given.matrix()?, given.numbers()?, given.numbers()?, given.numbers()?);
        let (loss, width) = (given.text()?, given.number()?);
        let margin = match loss.as_str() {
            "logistic" => Margin::Logistic,
            "squared_hinge" => Margin::SquaredHinge,
            _ => Margin::SquaredBeyond(width),
        };
        let options = TrustOptions { margin, tolerance: given.number()?, max_iterations: given.count()? };
        let (weights, n_steps) = checked(trust_region(x.rows(vm)?, &y, &costs, start, options), vm)?;
        Ok(tuple([list(weights, vm)?, plain(n_steps, vm)], vm))
    }

    /// (x, a row of targets for each problem, a row of costs for each, loss, width, tolerance, rounds, seed) -> (a row
    /// of weights for each problem, rounds of each). The problems share one stream of random numbers.
    #[pyfunction]
    fn lines(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, targets, costs) = (given.matrix()?, given.matrix()?, given.matrix()?);
        let (name, width) = (given.text()?, given.number()?);
        let (tolerance, max_iterations, seed) = (given.number()?, given.count()?, given.word()?);
        let mut random = Mt19937::from_seed(seed);
        let (mut weights, mut rounds) = (Vec::new(), Vec::new());
        for problem in 0..targets.n_rows {
            let (y, costs) = (targets.line(problem), costs.line(problem));
            let found = if name == "l1_logistic" || name == "l1_squared_hinge" {
                let options = ColumnOptions { is_logistic: name == "l1_logistic", tolerance, max_iterations };
                column_descent(x.rows(vm)?, y, costs, options, &mut random)
            } else {
                let loss = match name.as_str() {
                    "hinge" => DualLoss::Hinge,
                    "squared_hinge" => DualLoss::SquaredHinge,
                    "epsilon_insensitive" => DualLoss::Beyond(width),
                    _ => DualLoss::SquaredBeyond(width),
                };
                dual_descent(x.rows(vm)?, y, costs, DualOptions { loss, tolerance, max_iterations }, &mut random)
            };
            let (line, n_rounds) = checked(found, vm)?;
            weights.extend(line);
            rounds.push(n_rounds);
        }
        Ok(tuple([array(weights, &[targets.n_rows, x.n_columns], vm)?, whole(&rounds, vm)?], vm))
    }

    /// (x, y, weights, loss, classes, l2, l1, intercept?, share of its step, saga?, rounds, tolerance, seed, memory or
    /// None, largest squared length of a row or None) -> (coefficients, passes, converged?, memory).
    #[pyfunction]
    fn average(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, weights) = (given.matrix()?, given.numbers()?, given.numbers()?);
        let (loss, n_classes) = (given.text()?, given.count()?);
        let mut options = AverageOptions {
            longest_square: None,
            loss: match loss.as_str() {
                "squared" => AverageLoss::Squared,
                "log" => AverageLoss::Logistic,
                _ => AverageLoss::Multinomial(n_classes),
            },
            l2: given.number()?,
            l1: given.number()?,
            has_intercept: given.flag()?,
            intercept_decay: given.number()?,
            is_saga: given.flag()?,
            max_iterations: given.count()?,
            tolerance: given.number()?,
            seed: given.word()?,
        };
        let memory = given.maybe(memory)?;
        options.longest_square = given.maybe(Given::number)?;
        let found = checked(average_descent(x.rows(vm)?, &y, &weights, options, memory), vm)?;
        let kept = found.memory;
        let kept = tuple(
            [
                list(kept.weights, vm)?,
                list(kept.sums, vm)?,
                list(kept.intercepts, vm)?,
                list(kept.intercept_sums, vm)?,
                list(kept.remembered, vm)?,
                list(kept.seen, vm)?,
            ],
            vm,
        );
        let coefficients = list(found.coefficients, vm)?;
        Ok(tuple([coefficients, plain(found.n_iterations, vm), plain(found.has_converged, vm), kept], vm))
    }

    /// Weights, sums, intercepts, their sums, gradients of rows, rows seen.
    fn memory(given: &mut Given<'_>) -> PyResult<AverageMemory> {
        let parts = given.parts()?;
        let mut parts = Given::new(PosArgs::new(parts), given.vm());
        Ok(AverageMemory {
            weights: parts.numbers()?,
            sums: parts.numbers()?,
            intercepts: parts.numbers()?,
            intercept_sums: parts.numbers()?,
            remembered: parts.numbers()?,
            seen: parts.numbers()?,
        })
    }

    fn row_loss(name: &str, width: f64, vm: &VirtualMachine) -> PyResult<RowLoss> {
        Ok(match name {
            "hinge" => RowLoss::Hinge(1.0),
            "perceptron" => RowLoss::Hinge(0.0),
            "squared_hinge" => RowLoss::SquaredHinge(1.0),
            "log_loss" => RowLoss::Log,
            "modified_huber" => RowLoss::ModifiedHuber,
            "squared_error" => RowLoss::Squared,
            "huber" => RowLoss::Huber(width),
            "epsilon_insensitive" => RowLoss::Beyond(width),
            "squared_epsilon_insensitive" => RowLoss::SquaredBeyond(width),
            other => return Err(vm.new_value_error(format!("no loss {other:?}"))),
        })
    }

    fn rate(name: &str, power: f64, c: f64) -> Rate {
        match name {
            "constant" => Rate::Constant,
            "optimal" => Rate::Optimal,
            "adaptive" => Rate::Adaptive,
            "pa1" => Rate::Passive(c),
            "pa2" => Rate::PassiveSquared(c),
            _ => Rate::Falling(power),
        }
    }

    fn row_penalty(name: &str, share: f64) -> RowPenalty {
        match name {
            "l2" => RowPenalty::Squares,
            "l1" => RowPenalty::Absolutes,
            "elasticnet" => RowPenalty::Both(share),
            _ => RowPenalty::None,
        }
    }

    /// (x, y, weights, start, intercept, mean start, mean intercept, loss, width, rate, power, c, eta0, alpha, penalty,
    /// share of l1, intercept?, one class?, sparse?, rounds, tolerance or None, rounds without change, seed or None,
    /// weights of both classes, steps before the mean, first step, rows held out, of classes?) -> (weights, intercept,
    /// means of both, passes, converged?).
    #[pyfunction]
    fn stochastic(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (x, y, weights) = (given.matrix()?, given.numbers()?, given.numbers()?);
        let start = StochasticFound {
            weights: given.numbers()?,
            intercept: given.number()?,
            average_weights: given.numbers()?,
            average_intercept: given.number()?,
            n_iterations: 0,
            has_converged: false,
        };
        let (loss, width) = (given.text()?, given.number()?);
        let (rate_name, power, c) = (given.text()?, given.number()?, given.number()?);
        let options = StochasticOptions {
            loss: row_loss(&loss, width, vm)?,
            rate: rate(&rate_name, power, c),
            eta0: given.number()?,
            alpha: given.number()?,
            penalty: {
                let name = given.text()?;
                row_penalty(&name, given.number()?)
            },
            has_intercept: given.flag()?,
            is_one_class: given.flag()?,
            is_sparse: given.flag()?,
            max_iterations: given.count()?,
            tolerance: given.maybe(Given::number)?,
            n_iter_no_change: given.count()?,
            seed: given.maybe(Given::word)?,
            weight_positive: given.number()?,
            weight_negative: given.number()?,
            average_from: given.number()?,
            first_step: given.number()?,
        };
        let rows: Vec<bool> = given.numbers()?.into_iter().map(|held| held != 0.0).collect();
        let held = Held { rows: &rows, of_classes: given.flag()? };
        let found = checked(stochastic_descent(x.rows(vm)?, &y, &weights, start, options, &held), vm)?;
        Ok(tuple(
            [
                list(found.weights, vm)?,
                plain(found.intercept, vm),
                list(found.average_weights, vm)?,
                plain(found.average_intercept, vm),
                plain(found.n_iterations, vm),
                plain(found.has_converged, vm),
            ],
            vm,
        ))
    }
}
