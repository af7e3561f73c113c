//! Special functions by the names scipy gives them, for whoever applies them to whole arrays.

use std::f64::consts::{PI, SQRT_2};

use libm::{erf, erfc, expm1, j0, j1, jn, lgamma, log1p, tgamma, y0, y1, yn};

use crate::distributions as tails;
use crate::kolmogorov::{one_sample_upper, one_sided_upper, two_sample_one_sided_upper, two_sample_upper};
use crate::special::{beta_tails, gamma_tails};
use crate::{more_functions, noncentral, quantiles};

/// A function of one to four numbers.
#[derive(Clone, Copy)]
pub enum Function {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
    Three(fn(f64, f64, f64) -> f64),
    Four(fn(f64, f64, f64, f64) -> f64),
}

/// The function of that name.
#[must_use]
pub fn function(name: &str) -> Option<Function> {
    let table = FUNCTIONS.iter().chain(&more_functions::MORE);
    table.into_iter().find(|(found, _)| *found == name).map(|(_, function)| *function)
}

/// All of them.
pub const FUNCTIONS: [(&str, Function); 71] = {
    use Function::{Four, One, Three, Two};
    [
        ("gamma", One(gamma)),
        ("gammaln", One(gammaln)),
        ("digamma", One(digamma)),
        ("zeta", Two(hurwitz_zeta)),
        ("beta", Two(beta)),
        ("betaln", Two(betaln)),
        ("binom", Two(binom)),
        ("gammainc", Two(|a, x| gamma_domain(a, x).unwrap_or_else(|| gamma_tails(a, x).lower))),
        ("gammaincc", Two(|a, x| gamma_domain(a, x).map_or_else(|| gamma_tails(a, x).upper, |lower| 1.0 - lower))),
        ("gammaincinv", Two(|a, p| quantiles::gamma_lower_quantile(p, a))),
        ("gammainccinv", Two(|a, q| quantiles::gamma_upper_quantile(q, a))),
        ("betainc", Three(|a, b, x| beta_domain(a, b, x).unwrap_or_else(|| beta_tails(a, b, x, 1.0 - x).lower))),
        (
            "betaincc",
            Three(|a, b, x| {
                beta_domain(a, b, x).map_or_else(|| beta_tails(a, b, x, 1.0 - x).upper, |lower| 1.0 - lower)
            }),
        ),
        ("betaincinv", Three(|a, b, p| tails::beta_quantile(p, a, b))),
        ("erf", One(erf)),
        ("erfc", One(erfc)),
        ("erfcx", One(erfcx)),
        ("erfinv", One(erfinv)),
        ("erfcinv", One(erfcinv)),
        ("ndtr", One(|z| erfc(-z / SQRT_2) / 2.0)),
        ("ndtri", One(tails::normal_quantile)),
        ("log_ndtr", One(|z| tails::normal_logs(z).lower)),
        ("expit", One(|x| if x >= 0.0 { 1.0 / (1.0 + (-x).exp()) } else { x.exp() / (1.0 + x.exp()) })),
        ("log_expit", One(|x| if x >= 0.0 { -log1p((-x).exp()) } else { x - log1p(x.exp()) })),
        ("logit", One(logit)),
        ("softplus", One(|x| x.max(0.0) + log1p((-x.abs()).exp()))),
        ("xlogy", Two(|x, y| if x == 0.0 && !y.is_nan() { 0.0 } else { x * y.ln() })),
        ("xlog1py", Two(|x, y| if x == 0.0 && !y.is_nan() { 0.0 } else { x * log1p(y) })),
        ("entr", One(entropy_term)),
        ("rel_entr", Two(relative_entropy)),
        ("kl_div", Two(|x, y| relative_entropy(x, y) - x + y)),
        ("huber", Two(huber)),
        ("pseudo_huber", Two(|delta, r| delta * delta * ((1.0 + (r / delta) * (r / delta)).sqrt() - 1.0))),
        ("exp10", One(libm::exp10)),
        ("exp2", One(libm::exp2)),
        ("cbrt", One(libm::cbrt)),
        ("exprel", One(|x| if x == 0.0 { 1.0 } else { expm1(x) / x })),
        ("boxcox", Two(box_cox)),
        ("boxcox1p", Two(|x, lambda| if lambda == 0.0 { log1p(x) } else { expm1(lambda * log1p(x)) / lambda })),
        ("inv_boxcox", Two(|y, lambda| if lambda == 0.0 { y.exp() } else { (log1p(lambda * y) / lambda).exp() })),
        ("j0", One(j0)),
        ("j1", One(j1)),
        ("jn", Two(|n, x| whole(n).map_or(f64::NAN, |n| jn(n, x)))),
        ("y0", One(y0)),
        ("y1", One(y1)),
        ("yn", Two(|n, x| whole(n).map_or(f64::NAN, |n| yn(n, x)))),
        ("stdtr", Two(|df, t| tails::student(t, df).lower)),
        ("stdtrit", Two(|df, p| tails::student_quantile(p, df))),
        ("chdtr", Two(|df, x| tails::chi_squared(x, df).lower)),
        ("chdtrc", Two(|df, x| tails::chi_squared(x, df).upper)),
        ("chdtri", Two(|df, p| 2.0 * quantiles::gamma_upper_quantile(p, df / 2.0))),
        ("fdtr", Three(|between, within, f| tails::fisher(f, between, within).lower)),
        ("fdtrc", Three(|between, within, f| tails::fisher(f, between, within).upper)),
        ("fdtri", Three(|between, within, p| tails::fisher_quantile(p, between, within))),
        ("pdtr", Two(|k, mean| gamma_tails(k.floor() + 1.0, mean).upper)),
        ("pdtrc", Two(|k, mean| gamma_tails(k.floor() + 1.0, mean).lower)),
        ("kolmogorov", One(|x| tails::kolmogorov(x).upper)),
        ("chndtr", Three(|x, df, nc| noncentral::chi_squared(x, df, nc).lower)),
        ("chndtrc", Three(|x, df, nc| noncentral::chi_squared(x, df, nc).upper)),
        ("chndtrix", Three(noncentral::chi_squared_quantile)),
        ("ncx2_density", Three(noncentral::chi_squared_density)),
        ("nctdtr", Three(|df, nc, t| noncentral::student(t, df, nc).lower)),
        ("nctdtrc", Three(|df, nc, t| noncentral::student(t, df, nc).upper)),
        ("nctdtrit", Three(|df, nc, p| noncentral::student_quantile(p, df, nc))),
        ("nct_density", Three(|df, nc, t| noncentral::student_density(t, df, nc))),
        ("ncfdtr", Four(|between, within, nc, f| noncentral::fisher(f, between, within, nc).lower)),
        ("ncfdtri", Four(|between, within, nc, p| noncentral::fisher_quantile(p, between, within, nc))),
        ("ncf_density", Four(|between, within, nc, f| noncentral::fisher_density(f, between, within, nc))),
        ("smirnov", Two(|n, d| sample_size(n, 1e8).map_or(f64::NAN, |n| one_sided_upper(n, d)))),
        ("kolmogn", Two(|n, d| sample_size(n, 1e8).map_or(f64::NAN, |n| one_sample_upper(n, d)))),
        ("ks_paths", Four(two_sample_paths)),
    ]
};

/// A whole number of observations, up to a limit.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked against the ends first")]
fn sample_size(n: f64, most: f64) -> Option<u64> {
    (n.fract() == 0.0 && (1.0..=most).contains(&n)).then_some(n as u64)
}

/// The chance that two samples are `gap` (over the product of their sizes) apart, on both sides or on one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked against the ends first")]
fn two_sample_paths(gap: f64, first: f64, second: f64, both_sides: f64) -> f64 {
    let most = 100_000.0;
    let (Some(n_first), Some(n_second), true) = (sample_size(first, most), sample_size(second, most), gap >= 0.0)
    else {
        return f64::NAN;
    };
    let sides = if both_sides == 0.0 { two_sample_one_sided_upper } else { two_sample_upper };
    sides(gap.round().min(1e18) as u64, n_first as usize, n_second as usize)
}

/// Whole numbers that fit; others have no such order.
#[expect(clippy::cast_possible_truncation, reason = "checked against the ends first")]
pub(crate) fn whole(order: f64) -> Option<i32> {
    (order.fract() == 0.0 && order.abs() < 2e9).then_some(order as i32)
}

/// The ends of the incomplete gamma function, where neither series has an answer.
fn gamma_domain(a: f64, x: f64) -> Option<f64> {
    match (a, x) {
        (a, x) if a.is_nan() || x.is_nan() || a < 0.0 || x < 0.0 => Some(f64::NAN),
        (0.0, 0.0) => Some(f64::NAN),
        (0.0, _) => Some(1.0),
        (a, x) if a.is_infinite() => Some(if x.is_infinite() { f64::NAN } else { 0.0 }),
        _ => None,
    }
}

fn beta_domain(a: f64, b: f64, x: f64) -> Option<f64> {
    let is_wrong = [a, b, x].iter().any(|value| value.is_nan()) || a < 0.0 || b < 0.0 || !(0.0..=1.0).contains(&x);
    match (a, b) {
        _ if is_wrong => Some(f64::NAN),
        (0.0, 0.0) => Some(f64::NAN),
        (0.0, _) => Some(1.0),
        (_, 0.0) => Some(0.0),
        _ => None,
    }
}

fn gamma(x: f64) -> f64 {
    if x == 0.0 {
        return f64::INFINITY.copysign(x);
    }
    if x < 0.0 && x.fract() == 0.0 { f64::NAN } else { tgamma(x) }
}

fn gammaln(x: f64) -> f64 {
    if x <= 0.0 && x.fract() == 0.0 { f64::INFINITY } else { lgamma(x) }
}

/// The sign of the gamma function.
pub(crate) fn sign_of_gamma(x: f64) -> f64 {
    if x > 0.0 || x.floor() % 2.0 == 0.0 { 1.0 } else { -1.0 }
}

fn beta(a: f64, b: f64) -> f64 {
    if a > 0.0 && b > 0.0 && a + b < 150.0 {
        // Factors in an order that neither overflows nor loses digits.
        let (small, large) = if a < b { (a, b) } else { (b, a) };
        return tgamma(small) / tgamma(a + b) * tgamma(large);
    }
    sign_of_gamma(a) * sign_of_gamma(b) * sign_of_gamma(a + b) * betaln(a, b).exp()
}

fn betaln(a: f64, b: f64) -> f64 {
    let (small, large) = if a < b { (a, b) } else { (b, a) };
    if small > 0.0 && large > 100.0 {
        // lgamma(large) - lgamma(a + b) by Stirling's series, term by term.
        let correction = |x: f64| (1.0 / 12.0 - (1.0 / 360.0 - 1.0 / (1260.0 * x * x)) / (x * x)) / x;
        let sum = small + large;
        let difference = (large - 0.5) * -log1p(small / large) - small * sum.ln() + small;
        return lgamma(small) + difference + correction(large) - correction(sum);
    }
    lgamma(a) + lgamma(b) - lgamma(a + b)
}

fn binom(n: f64, k: f64) -> f64 {
    if n < 0.0 && n.fract() == 0.0 {
        return f64::NAN;
    }
    if k.fract() == 0.0 && (0.0..=60.0).contains(&k) && n.abs() < 1e15 {
        // The product is exact for small whole numbers.
        let k = if n.fract() == 0.0 && n > 0.0 && k > n / 2.0 { n - k } else { k };
        let mut product = 1.0;
        let mut step = 0.0;
        while step < k {
            step += 1.0;
            product *= n - k + step;
            product /= step;
        }
        return if k < 0.0 { 0.0 } else { product };
    }
    if n.fract() == 0.0 && n >= 0.0 && (k < 0.0 || k > n) && k.fract() == 0.0 {
        return 0.0;
    }
    1.0 / ((n + 1.0) * beta(n - k + 1.0, k + 1.0))
}

fn digamma(x: f64) -> f64 {
    if x.is_nan() || x == f64::INFINITY {
        return x;
    }
    if x == 0.0 {
        return f64::NEG_INFINITY.copysign(-x);
    }
    if x < 0.0 {
        return if x.fract() == 0.0 { f64::NAN } else { digamma(1.0 - x) - PI / (PI * x).tan() };
    }
    let (mut shifted, mut sum) = (x, 0.0);
    while shifted < 12.0 {
        sum -= 1.0 / shifted;
        shifted += 1.0;
    }
    let square = 1.0 / (shifted * shifted);
    let terms = [1.0 / 12.0, -1.0 / 120.0, 1.0 / 252.0, -1.0 / 240.0, 1.0 / 132.0, -691.0 / 32760.0, 1.0 / 12.0];
    let series = terms.iter().rev().fold(0.0, |series, term| series * square + term) * square;
    sum + shifted.ln() - 0.5 / shifted - series
}

/// Sum of (q + k)^-x: a few terms, and the rest by Euler and Maclaurin.
fn hurwitz_zeta(x: f64, q: f64) -> f64 {
    const N_TERMS: u32 = 12;
    // Bernoulli numbers over factorials of their index: B2/2!, B4/4!, ...
    const TERMS: [f64; 8] = [
        1.0 / 12.0,
        -1.0 / 720.0,
        1.0 / 30240.0,
        -1.0 / 1_209_600.0,
        1.0 / 47_900_160.0,
        -691.0 / 1_307_674_368_000.0,
        1.0 / 74_724_249_600.0,
        -3617.0 / 10_670_622_842_880_000.0,
    ];
    if x == 1.0 {
        return f64::INFINITY;
    }
    if x.is_nan() || q.is_nan() || x < 1.0 || (q <= 0.0 && (q.fract() != 0.0 || x.fract() != 0.0)) {
        return f64::NAN;
    }
    if q <= 0.0 {
        return f64::INFINITY;
    }
    let mut sum: f64 = (0..N_TERMS).map(|k| (q + f64::from(k)).powf(-x)).sum();
    let end = q + f64::from(N_TERMS);
    sum += end.powf(1.0 - x) / (x - 1.0) + 0.5 * end.powf(-x);
    let mut factor = x * end.powf(-x - 1.0);
    let mut step = 0.0;
    for term in TERMS {
        sum += term * factor;
        step += 2.0;
        factor *= (x + step - 1.0) * (x + step) / (end * end);
    }
    sum
}

/// exp(x^2) erfc(x), by a continued fraction where the first factor would overflow.
fn erfcx(x: f64) -> f64 {
    if x < 20.0 {
        return (x * x).exp() * erfc(x);
    }
    let fraction = (1..=30).rev().fold(x, |below, k| x + f64::from(k) / 2.0 / below);
    1.0 / (fraction * PI.sqrt())
}

fn erfinv(y: f64) -> f64 {
    if !(-1.0..=1.0).contains(&y) {
        return f64::NAN;
    }
    if y.abs() <= 2.0 * tails::CENTRAL {
        return tails::central_normal_quantile(y / 2.0) / SQRT_2;
    }
    erfcinv(1.0 - y)
}

fn erfcinv(y: f64) -> f64 {
    if (0.0..=2.0).contains(&y) { -tails::normal_quantile(y / 2.0) / SQRT_2 } else { f64::NAN }
}

fn entropy_term(x: f64) -> f64 {
    if x > 0.0 {
        -x * x.ln()
    } else if x == 0.0 {
        0.0
    } else if x.is_nan() {
        x
    } else {
        f64::NEG_INFINITY
    }
}

fn relative_entropy(x: f64, y: f64) -> f64 {
    if x > 0.0 && y > 0.0 {
        x * (x / y).ln()
    } else if x == 0.0 && y >= 0.0 {
        0.0
    } else if x.is_nan() || y.is_nan() {
        f64::NAN
    } else {
        f64::INFINITY
    }
}

fn huber(delta: f64, r: f64) -> f64 {
    if delta < 0.0 {
        f64::INFINITY
    } else if r.abs() <= delta {
        0.5 * r * r
    } else {
        delta * (r.abs() - 0.5 * delta)
    }
}

fn logit(p: f64) -> f64 {
    if (0.3..=0.65).contains(&p) { 2.0 * libm::atanh(2.0 * p - 1.0) } else { (p / (1.0 - p)).ln() }
}

fn box_cox(x: f64, lambda: f64) -> f64 {
    if lambda.abs() < 1e-19 { x.ln() } else { expm1(lambda * x.ln()) / lambda }
}
