//! The line search of Moré and Thuente: a step that lowers the value enough and flattens the slope.

/// Where the search stands: a bracket around the step looked for.
pub(super) struct LineSearch {
    start_value: f64,
    start_slope: f64,
    is_bracketed: bool,
    is_first_stage: bool,
    best: Trial,
    other: Trial,
    width: f64,
    last_width: f64,
    low: f64,
    high: f64,
    most: f64,
}

/// A step, with the value and the slope there.
#[derive(Clone, Copy)]
struct Trial {
    step: f64,
    value: f64,
    slope: f64,
}

pub(super) enum Next {
    Try(f64),
    Found,
    /// No step of the interval is good enough; the last one tried is the best there is.
    Stuck,
}

const DECREASE: f64 = 1e-3;
const FLATNESS: f64 = 0.9;
const NARROW: f64 = 0.1;
/// The longest step where nothing else limits it.
pub(super) const LARGEST: f64 = 1e10;

impl LineSearch {
    pub(super) fn new(value: f64, slope: f64, step: f64, most: f64) -> Self {
        let start = Trial { step: 0.0, value, slope };
        Self {
            start_value: value,
            start_slope: slope,
            is_bracketed: false,
            is_first_stage: true,
            best: start,
            other: start,
            width: most,
            last_width: 2.0 * most,
            low: 0.0,
            high: step + 4.0 * step,
            most,
        }
    }

    pub(super) fn after(&mut self, step: f64, value: f64, slope: f64) -> Next {
        let wanted = DECREASE * self.start_slope;
        let limit = self.start_value + step * wanted;
        if self.is_first_stage && value <= limit && slope >= 0.0 {
            self.is_first_stage = false;
        }
        let is_outside = self.is_bracketed && (step <= self.low || step >= self.high);
        let is_narrow = self.is_bracketed && self.high - self.low <= NARROW * self.high;
        let is_at_top = (step - self.most).abs() <= 0.0 && value <= limit && slope <= wanted;
        let is_at_bottom = step == 0.0 && (value > limit || slope >= wanted);
        if value <= limit && slope.abs() <= FLATNESS * -self.start_slope {
            return Next::Found;
        }
        if is_outside || is_narrow || is_at_top || is_at_bottom || !value.is_finite() && self.is_bracketed {
            return Next::Stuck;
        }
        let trial = Trial { step, value, slope };
        let step = if self.is_first_stage && value <= self.best.value && value > limit {
            // The value less the decrease asked for has a minimum of its own.
            let lowered =
                |at: Trial| Trial { step: at.step, value: at.value - at.step * wanted, slope: at.slope - wanted };
            let raised =
                |at: Trial| Trial { step: at.step, value: at.value + at.step * wanted, slope: at.slope + wanted };
            self.best = lowered(self.best);
            self.other = lowered(self.other);
            let step = self.narrow(lowered(trial));
            self.best = raised(self.best);
            self.other = raised(self.other);
            step
        } else {
            self.narrow(trial)
        };
        let mut step = step;
        if self.is_bracketed {
            if (self.other.step - self.best.step).abs() >= 0.66 * self.last_width {
                step = self.best.step + 0.5 * (self.other.step - self.best.step);
            }
            self.last_width = self.width;
            self.width = (self.other.step - self.best.step).abs();
            self.low = self.best.step.min(self.other.step);
            self.high = self.best.step.max(self.other.step);
        } else {
            self.low = step + 1.1 * (step - self.best.step);
            self.high = step + 4.0 * (step - self.best.step);
        }
        step = step.clamp(0.0, self.most);
        let is_done = self.is_bracketed && (step <= self.low || step >= self.high);
        if is_done || self.is_bracketed && self.high - self.low <= NARROW * self.high {
            step = self.best.step;
        }
        Next::Try(step)
    }

    /// The next step by cubic and quadratic interpolation, and the bracket around it.
    fn narrow(&mut self, trial: Trial) -> f64 {
        let best = self.best;
        let has_turned = trial.slope * best.slope.signum() < 0.0;
        let apart = trial.step - best.step;
        let theta = 3.0 * (best.value - trial.value) / apart + best.slope + trial.slope;
        let scale = theta.abs().max(best.slope.abs()).max(trial.slope.abs());
        let inner = (theta / scale).powi(2) - best.slope / scale * (trial.slope / scale);
        let step;
        if trial.value > best.value {
            let gamma = (scale * inner.max(0.0).sqrt()).copysign(apart);
            let ratio = (gamma - best.slope + theta) / (gamma - best.slope + gamma + trial.slope);
            let cubic = best.step + ratio * apart;
            let quadratic = best.step + best.slope / ((best.value - trial.value) / apart + best.slope) / 2.0 * apart;
            step = if (cubic - best.step).abs() < (quadratic - best.step).abs() {
                cubic
            } else {
                cubic + (quadratic - cubic) / 2.0
            };
            self.is_bracketed = true;
        } else if has_turned {
            let gamma = -(scale * inner.max(0.0).sqrt()).copysign(apart);
            let ratio = (gamma - trial.slope + theta) / (gamma - trial.slope + gamma + best.slope);
            let cubic = trial.step + ratio * (best.step - trial.step);
            let secant = trial.step + trial.slope / (trial.slope - best.slope) * (best.step - trial.step);
            step = if (cubic - trial.step).abs() > (secant - trial.step).abs() { cubic } else { secant };
            self.is_bracketed = true;
        } else if trial.slope.abs() < best.slope.abs() {
            let gamma = -(scale * inner.max(0.0).sqrt()).copysign(apart);
            let ratio = (gamma - trial.slope + theta) / (gamma + (best.slope - trial.slope) + gamma);
            let cubic = if ratio < 0.0 && gamma != 0.0 {
                trial.step + ratio * (best.step - trial.step)
            } else if trial.step > best.step {
                self.high
            } else {
                self.low
            };
            let secant = trial.step + trial.slope / (trial.slope - best.slope) * (best.step - trial.step);
            let is_nearer = (cubic - trial.step).abs() < (secant - trial.step).abs();
            if self.is_bracketed {
                let chosen = if is_nearer { cubic } else { secant };
                let bound = trial.step + 0.66 * (self.other.step - trial.step);
                step = if trial.step > best.step { chosen.min(bound) } else { chosen.max(bound) };
            } else {
                let chosen = if is_nearer { secant } else { cubic };
                step = chosen.min(self.high).max(self.low);
            }
        } else if self.is_bracketed {
            let other = self.other;
            let apart = other.step - trial.step;
            let theta = 3.0 * (trial.value - other.value) / apart + other.slope + trial.slope;
            let scale = theta.abs().max(other.slope.abs()).max(trial.slope.abs());
            let inner = (theta / scale).powi(2) - other.slope / scale * (trial.slope / scale);
            let gamma = (scale * inner.max(0.0).sqrt()).copysign(apart);
            let ratio = (gamma - trial.slope + theta) / (gamma - trial.slope + gamma + other.slope);
            step = trial.step + ratio * apart;
        } else if trial.step > best.step {
            step = self.high;
        } else {
            step = self.low;
        }
        if trial.value > best.value {
            self.other = trial;
        } else {
            if has_turned {
                self.other = best;
            }
            self.best = trial;
        }
        step
    }
}
