//! The metrics of `scipy.spatial.distance`, each with optional weights of the dimensions.

/// How far two points are from each other. Truth metrics read every value but zero as true.
#[derive(Clone, Copy, Debug)]
pub enum Metric<'a> {
    BrayCurtis,
    Canberra,
    Chebyshev,
    CityBlock,
    Correlation,
    Cosine,
    Dice,
    Euclidean,
    Hamming,
    Jaccard,
    /// Natural logarithms; weights do not apply.
    JensenShannon,
    /// The inverse of the covariance matrix, row-major.
    Mahalanobis(&'a [f64]),
    Minkowski(f64),
    RogersTanimoto,
    RussellRao,
    /// The variance of each dimension.
    StandardizedEuclidean(&'a [f64]),
    SokalSneath,
    SquaredEuclidean,
    Yule,
}

/// A metric with the weight of each dimension.
#[derive(Clone, Copy, Debug)]
pub struct Distance<'a> {
    pub metric: Metric<'a>,
    pub weights: Option<&'a [f64]>,
}

impl<'a> Distance<'a> {
    /// The metric with every dimension weighing one.
    pub fn plain(metric: Metric<'a>) -> Self {
        Self { metric, weights: None }
    }

    /// The distance of two points. Dimensions that only one of them has are left out.
    pub fn between(&self, a: &[f64], b: &[f64]) -> f64 {
        match self.weights {
            None => self.weighted(a, b, |_| 1.0),
            Some(weights) => {
                let n = a.len().min(b.len()).min(weights.len());
                self.weighted(&a[..n], &b[..n], |place| weights[place])
            }
        }
    }

    fn weighted(&self, a: &[f64], b: &[f64], weight: impl Fn(usize) -> f64 + Copy) -> f64 {
        match self.metric {
            Metric::Euclidean => sum(a, b, |i, x, y| weight(i) * (x - y) * (x - y)).sqrt(),
            Metric::SquaredEuclidean => sum(a, b, |i, x, y| weight(i) * (x - y) * (x - y)),
            Metric::CityBlock => sum(a, b, |i, x, y| weight(i) * (x - y).abs()),
            Metric::Chebyshev => largest(a, b, |i, x, y| if weight(i) > 0.0 { (x - y).abs() } else { 0.0 }),
            Metric::Minkowski(p) if p.is_infinite() => {
                largest(a, b, |i, x, y| if weight(i) > 0.0 { (x - y).abs() } else { 0.0 })
            }
            Metric::Minkowski(p) => sum(a, b, |i, x, y| weight(i) * (x - y).abs().powf(p)).powf(1.0 / p),
            Metric::StandardizedEuclidean(variances) => {
                sum(a, b, |i, x, y| weight(i) * (x - y) * (x - y) / variances.get(i).copied().unwrap_or(f64::NAN))
                    .sqrt()
            }
            Metric::Mahalanobis(inverse) => mahalanobis(a, b, inverse),
            Metric::BrayCurtis => {
                let apart = sum(a, b, |i, x, y| weight(i) * (x - y).abs());
                apart / sum(a, b, |i, x, y| weight(i) * (x + y).abs())
            }
            Metric::Canberra => sum(a, b, |i, x, y| {
                let size = x.abs() + y.abs();
                if size == 0.0 { 0.0 } else { weight(i) * (x - y).abs() / size }
            }),
            Metric::Cosine => cosine(a, b, 0.0, 0.0, weight),
            Metric::Correlation => {
                let total = sum(a, b, |i, _, _| weight(i));
                let mean_a = sum(a, b, |i, x, _| weight(i) * x) / total;
                let mean_b = sum(a, b, |i, _, y| weight(i) * y) / total;
                cosine(a, b, mean_a, mean_b, weight)
            }
            Metric::JensenShannon => jensen_shannon(a, b),
            Metric::Hamming => {
                let apart = sum(a, b, |i, x, y| if differ(x, y) { weight(i) } else { 0.0 });
                apart / sum(a, b, |i, _, _| weight(i))
            }
            Metric::Dice => dice(a, b, self.weights.is_some(), weight),
            Metric::Jaccard => {
                let truth = Truth::count(a, b, weight);
                let apart = truth.only_a + truth.only_b;
                if apart == 0.0 { 0.0 } else { apart / (truth.both + apart) }
            }
            Metric::RogersTanimoto => {
                let truth = Truth::count(a, b, weight);
                let apart = 2.0 * (truth.only_a + truth.only_b);
                apart / (truth.both + truth.neither + apart)
            }
            Metric::RussellRao => {
                let truth = Truth::count(a, b, weight);
                let others = truth.only_a + truth.only_b + truth.neither;
                others / (truth.both + others)
            }
            Metric::SokalSneath => {
                let truth = Truth::count(a, b, weight);
                let apart = 2.0 * (truth.only_a + truth.only_b);
                apart / (truth.both + apart)
            }
            Metric::Yule => {
                let truth = Truth::count(a, b, weight);
                let half = truth.only_a * truth.only_b;
                if half == 0.0 { 0.0 } else { 2.0 * half / (truth.both * truth.neither + half) }
            }
        }
    }
}

/// Adds a term for every dimension, four sums at a time so that the loop vectorises.
#[inline]
fn sum(a: &[f64], b: &[f64], term: impl Fn(usize, f64, f64) -> f64) -> f64 {
    let n = a.len().min(b.len());
    let (a, b) = (&a[..n], &b[..n]);
    let mut sums = [0.0; 4];
    let whole = n / 4 * 4;
    for start in (0..whole).step_by(4) {
        for lane in 0..4 {
            sums[lane] += term(start + lane, a[start + lane], b[start + lane]);
        }
    }
    let mut total = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    for place in whole..n {
        total += term(place, a[place], b[place]);
    }
    total
}

fn largest(a: &[f64], b: &[f64], term: impl Fn(usize, f64, f64) -> f64) -> f64 {
    let terms = a.iter().zip(b).enumerate().map(|(place, (x, y))| term(place, *x, *y));
    terms.fold(0.0, |best: f64, value| if value > best || value.is_nan() { value } else { best })
}

#[expect(clippy::float_cmp, reason = "the metric asks whether values are the same")]
fn differ(x: f64, y: f64) -> bool {
    x != y
}

fn cosine(a: &[f64], b: &[f64], mean_a: f64, mean_b: f64, weight: impl Fn(usize) -> f64 + Copy) -> f64 {
    let both = sum(a, b, |i, x, y| weight(i) * (x - mean_a) * (y - mean_b));
    let own_a = sum(a, b, |i, x, _| weight(i) * (x - mean_a) * (x - mean_a));
    let own_b = sum(a, b, |i, _, y| weight(i) * (y - mean_b) * (y - mean_b));
    1.0 - (both / (own_a * own_b).sqrt()).clamp(-1.0, 1.0)
}

fn jensen_shannon(a: &[f64], b: &[f64]) -> f64 {
    let (sum_a, sum_b) = (a.iter().sum::<f64>(), b.iter().sum::<f64>());
    let total = sum(a, b, |_, x, y| {
        let (x, y) = (x / sum_a, y / sum_b);
        let middle = f64::midpoint(x, y);
        let part = |value: f64| if value > 0.0 { value * (value / middle).ln() } else { 0.0 * value };
        part(x) + part(y)
    });
    (total / 2.0).max(0.0).sqrt()
}

fn mahalanobis(a: &[f64], b: &[f64], inverse: &[f64]) -> f64 {
    let n = a.len().min(b.len());
    if n == 0 {
        return 0.0;
    }
    let apart: Vec<f64> = a.iter().zip(b).map(|(x, y)| x - y).collect();
    let rows = inverse.chunks(n).zip(&apart);
    rows.map(|(row, x)| x * row.iter().zip(&apart).map(|(v, y)| v * y).sum::<f64>()).sum::<f64>().sqrt()
}

/// Products stand for truth where there are no weights, as the original has it.
fn dice(a: &[f64], b: &[f64], is_weighted: bool, weight: impl Fn(usize) -> f64 + Copy) -> f64 {
    let (both, apart) = if is_weighted {
        let both = sum(a, b, |i, x, y| if x != 0.0 && y != 0.0 { weight(i) } else { 0.0 });
        (both, sum(a, b, |i, x, y| if differ(x, y) { weight(i) } else { 0.0 }))
    } else {
        (sum(a, b, |_, x, y| x * y), sum(a, b, |_, x, y| x * (1.0 - y) + (1.0 - x) * y))
    };
    apart / (2.0 * both + apart)
}

/// The weights of the dimensions where both points are true, only one of them is, or neither.
#[derive(Default)]
struct Truth {
    both: f64,
    only_a: f64,
    only_b: f64,
    neither: f64,
}

impl Truth {
    fn count(a: &[f64], b: &[f64], weight: impl Fn(usize) -> f64) -> Self {
        let mut truth = Self::default();
        for (place, (x, y)) in a.iter().zip(b).enumerate() {
            let cell = match (*x != 0.0, *y != 0.0) {
                (true, true) => &mut truth.both,
                (true, false) => &mut truth.only_a,
                (false, true) => &mut truth.only_b,
                (false, false) => &mut truth.neither,
            };
            *cell += weight(place);
        }
        truth
    }
}
