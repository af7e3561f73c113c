//! The augmented Dickey-Fuller test, as statsmodels' `adfuller`: lags by Akaike's criterion, p-value
//! and critical values by response surfaces.

use crate::distributions::normal;
use crate::error::{Result, StatisticsError, all_finite, require};

/// What besides the level is in the regression.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Regression {
    None,
    #[default]
    Constant,
    Trend,
    SquaredTrend,
}

impl Regression {
    fn n_terms(self) -> usize {
        match self {
            Self::None => 0,
            Self::Constant => 1,
            Self::Trend => 2,
            Self::SquaredTrend => 3,
        }
    }

    fn surface(self) -> &'static Surface {
        match self {
            Self::None => &SURFACES[0],
            Self::Constant => &SURFACES[1],
            Self::Trend => &SURFACES[2],
            Self::SquaredTrend => &SURFACES[3],
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DickeyFuller {
    pub statistic: f64,
    /// Of a unit root: small means stationary.
    pub p_value: f64,
    pub n_lags: usize,
    pub n_used: usize,
    /// At 1, 5 and 10 percent.
    pub critical: [f64; 3],
}

/// The response surfaces of J. G. `MacKinnon`, of one series: those of 1994 for p-values, of 2010 for critical values.
struct Surface {
    least: f64,
    star: f64,
    most: f64,
    small: [f64; 3],
    large: [f64; 4],
    critical: [[f64; 4]; 3],
}

static SURFACES: [Surface; 4] = [
    Surface {
        least: -19.04,
        star: -1.04,
        most: f64::INFINITY,
        small: [0.6344, 1.2378, 3.2496e-2],
        large: [0.4797, 9.3557e-1, -0.6999e-1, 3.3066e-2],
        critical: [
            [-2.565_74, -2.2358, -3.627, 0.0],
            [-1.941_00, -0.2686, -3.365, 31.223],
            [-1.616_82, 0.2656, -2.714, 25.364],
        ],
    },
    Surface {
        least: -18.83,
        star: -1.61,
        most: 2.74,
        small: [2.1659, 1.4412, 3.8269e-2],
        large: [1.7339, 9.3202e-1, -1.2745e-1, -1.0368e-2],
        critical: [
            [-3.430_35, -6.5393, -16.786, -79.433],
            [-2.861_54, -2.8903, -4.234, -40.040],
            [-2.566_77, -1.5384, -2.809, 0.0],
        ],
    },
    Surface {
        least: -16.18,
        star: -2.89,
        most: 0.7,
        small: [3.2512, 1.6047, 4.9588e-2],
        large: [2.5261, 6.1654e-1, -3.7956e-1, -6.0285e-2],
        critical: [
            [-3.958_77, -9.0531, -28.428, -134.155],
            [-3.410_49, -4.3904, -9.036, -45.374],
            [-3.127_05, -2.5856, -3.925, -22.380],
        ],
    },
    Surface {
        least: -17.17,
        star: -3.21,
        most: 0.54,
        small: [4.0003, 1.658, 4.8288e-2],
        large: [3.0778, 4.9529e-1, -4.1477e-1, -5.9359e-2],
        critical: [
            [-4.371_13, -11.5882, -35.819, -334.047],
            [-3.832_39, -5.9057, -12.490, -118.284],
            [-3.553_26, -3.6596, -5.293, -63.559],
        ],
    },
];

fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

impl Surface {
    fn p_value(&self, statistic: f64) -> f64 {
        if statistic > self.most {
            return 1.0;
        }
        if statistic < self.least {
            return 0.0;
        }
        let coefficients: &[f64] = if statistic <= self.star { &self.small } else { &self.large };
        normal(polynomial(coefficients, statistic)).lower
    }
}

/// `max_lag` defaults to 12 (n / 100)^(1/4). With `choose` the number of lags up to it is the one
/// with the least AIC, otherwise `max_lag` itself.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "lags are few and rows far below 2^53"
)]
pub fn dickey_fuller(
    values: &[f64],
    regression: Regression,
    max_lag: Option<usize>,
    choose: bool,
) -> Result<DickeyFuller> {
    let what = "the dickey-fuller test";
    all_finite(what, values)?;
    let n_terms = regression.n_terms();
    require(what, "numbers", 2 * (n_terms + 1), values.len())?;
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return Err(StatisticsError::Constant { what });
    }
    let longest = values.len() / 2 - n_terms - 1;
    let n_lags = match max_lag {
        None => ((12.0 * (values.len() as f64 / 100.0).powf(0.25)).ceil() as usize).min(longest),
        Some(lags) if lags <= longest => lags,
        Some(lags) => return Err(StatisticsError::wanted(what, "fewer lags than half of the values", lags)),
    };
    let n_lags = if choose { best_lag(values, regression, n_lags)? } else { n_lags };
    // The level comes last, so that its coefficient is the last one of the triangle.
    let (mut columns, response) = design(values, regression, n_lags);
    let level = columns.remove(n_terms);
    columns.push(level);
    let n_used = response.len();
    // As many coefficients as values fit anything: no error is left to judge by.
    require(what, "numbers after the lags", columns.len() + 1, n_used)?;
    let solved = Triangle::of(columns, response)?;
    let df = (n_used - solved.rotated_heads.len()) as f64;
    let last = solved.rotated_heads.len() - 1;
    let deviation = (solved.rest / df).sqrt();
    let statistic = solved.rotated_heads[last] * solved.last_diagonal.signum() / deviation;
    let surface = regression.surface();
    let critical = surface.critical.map(|row| polynomial(&row, 1.0 / n_used as f64));
    Ok(DickeyFuller { statistic, p_value: surface.p_value(statistic), n_lags, n_used, critical })
}

/// Columns: the terms of time, the level before, then differences one to `n_lags` steps back.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn design(values: &[f64], regression: Regression, n_lags: usize) -> (Vec<Vec<f64>>, Vec<f64>) {
    let differences: Vec<f64> = values.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let n = differences.len() - n_lags;
    let mut columns: Vec<Vec<f64>> = Vec::new();
    for term in 0..regression.n_terms() {
        // Scaled to 1, which changes neither fit nor level but keeps the square of a long time small.
        columns.push((1..=n).map(|row| (row as f64 / n as f64).powi([0, 1, 2][term])).collect());
    }
    columns.push(values[n_lags..n_lags + n].to_vec());
    for lag in 1..=n_lags {
        columns.push(differences[n_lags - lag..n_lags - lag + n].to_vec());
    }
    (columns, differences[n_lags..].to_vec())
}

/// One decomposition answers for every number of lags: the columns of fewer lags come first.
#[expect(clippy::cast_precision_loss, reason = "numbers of rows are far below 2^53")]
fn best_lag(values: &[f64], regression: Regression, n_lags: usize) -> Result<usize> {
    let (columns, response) = design(values, regression, n_lags);
    let n = response.len() as f64;
    let solved = Triangle::of(columns, response)?;
    let first = regression.n_terms() + 1;
    let mut best = (f64::INFINITY, 0);
    let mut rest = solved.rest;
    for lag in (0..=n_lags).rev() {
        let n_columns = first + lag;
        let likelihood = -n / 2.0 * ((std::f64::consts::TAU * rest / n).ln() + 1.0);
        let criterion = -2.0 * likelihood + 2.0 * n_columns as f64;
        // With as many columns as rows everything fits, and nothing is learnt.
        if criterion <= best.0 && (n_columns as f64) < n {
            best = (criterion, lag);
        }
        rest += solved.rotated_heads[n_columns - 1].powi(2);
    }
    Ok(best.1)
}

/// Least squares by Householder's reflections.
struct Triangle {
    /// The response in the coordinates of the columns.
    rotated_heads: Vec<f64>,
    /// Sum of the squares that no column explains.
    rest: f64,
    last_diagonal: f64,
}

impl Triangle {
    fn of(mut columns: Vec<Vec<f64>>, mut response: Vec<f64>) -> Result<Self> {
        let mut last_diagonal = 0.0;
        for pivot in 0..columns.len() {
            let (done, later) = columns.split_at_mut(pivot + 1);
            let column = &mut done[pivot];
            let whole: f64 = column.iter().map(|value| value * value).sum::<f64>().sqrt();
            let norm: f64 = column[pivot..].iter().map(|value| value * value).sum::<f64>().sqrt();
            if norm <= whole * 1e-13 {
                return Err(StatisticsError::wanted(
                    "the dickey-fuller test",
                    "a series that is not an exact combination of its past",
                    "one that is",
                ));
            }
            let diagonal = if column[pivot] > 0.0 { -norm } else { norm };
            last_diagonal = diagonal;
            let mut mirror = column[pivot..].to_vec();
            mirror[0] -= diagonal;
            let length: f64 = mirror.iter().map(|value| value * value).sum();
            let reflect = |target: &mut [f64]| {
                let along: f64 = mirror.iter().zip(target.iter()).map(|(a, b)| a * b).sum();
                let factor = 2.0 * along / length;
                target.iter_mut().zip(&mirror).for_each(|(value, mirror)| *value -= factor * mirror);
            };
            for column in later {
                reflect(&mut column[pivot..]);
            }
            reflect(&mut response[pivot..]);
        }
        let (heads, tail) = response.split_at(columns.len());
        let rest = tail.iter().map(|value| value * value).sum();
        Ok(Self { rotated_heads: heads.to_vec(), rest, last_diagonal })
    }
}
