//! Distribution functions, both tails at once, and their inverses.
//!
//! A parameter that makes no distribution, or a NaN, gives NaN. Relative error of each tail is
//! below 1e-12 down to the smallest normal number.

use std::f64::consts::SQRT_2;

use libm::erfc;

pub use crate::kolmogorov::{
    one_sample_upper as kolmogorov_exact_upper, one_sided_upper as smirnov_upper,
    two_sample_upper as kolmogorov_two_sample_upper,
};
pub use crate::quantiles::{beta_quantile, chi_squared_quantile, fisher_quantile, student_quantile};
pub use crate::special::Tails;
use crate::special::{beta_tails, binomial_term, gamma_tails, kolmogorov_tails};

/// Which side of the distribution speaks against the null hypothesis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Alternative {
    #[default]
    TwoSided,
    Less,
    Greater,
}

impl Alternative {
    /// Of a statistic whose distribution is symmetric.
    pub(crate) fn p_value(self, tails: Tails) -> f64 {
        match self {
            // `min` would make 1 of a NaN.
            Self::TwoSided => (2.0 * tails.lower.min(tails.upper)).clamp(0.0, 1.0),
            Self::Less => tails.lower,
            Self::Greater => tails.upper,
        }
    }
}

pub fn normal(z: f64) -> Tails {
    Tails { lower: erfc(-z / SQRT_2) / 2.0, upper: erfc(z / SQRT_2) / 2.0 }
}

/// Logarithms of both tails, which do not vanish far out.
pub(crate) fn normal_logs(z: f64) -> Tails {
    Tails { lower: log_lower_normal(z), upper: log_lower_normal(-z) }
}

fn log_lower_normal(z: f64) -> f64 {
    if z > -37.0 {
        let tails = normal(z);
        return if z > 0.0 { (-tails.upper).ln_1p() } else { tails.lower.ln() };
    }
    // The asymptotic series; at -37 three terms reach the last bit.
    let square = z * z;
    let series = 1.0 - (1.0 - (3.0 - 15.0 / square) / square) / square;
    -0.5 * square - (-z).ln() - 0.5 * std::f64::consts::TAU.ln() + series.ln()
}

pub fn student(t: f64, df: f64) -> Tails {
    if t.is_nan() || df.is_nan() || df <= 0.0 {
        return Tails::UNDEFINED;
    }
    if df.is_infinite() {
        return normal(t);
    }
    let square = t * t;
    let half = if square.is_infinite() {
        0.0
    } else {
        beta_tails(df / 2.0, 0.5, df / (df + square), square / (df + square)).lower / 2.0
    };
    let tails = Tails { lower: 1.0 - half, upper: half };
    if t < 0.0 { tails.swap() } else { tails }
}

pub fn chi_squared(x: f64, df: f64) -> Tails {
    gamma_tails(df / 2.0, x / 2.0)
}

/// The F distribution.
pub fn fisher(f: f64, df_between: f64, df_within: f64) -> Tails {
    if f.is_nan() || df_between.is_nan() || df_within.is_nan() || df_between <= 0.0 || df_within <= 0.0 {
        return Tails::UNDEFINED;
    }
    if f <= 0.0 {
        return Tails { lower: 0.0, upper: 1.0 };
    }
    if f.is_infinite() {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    let scaled = df_between * f;
    let all = scaled + df_within;
    beta_tails(df_between / 2.0, df_within / 2.0, scaled / all, df_within / all)
}

pub fn beta(x: f64, a: f64, b: f64) -> Tails {
    beta_tails(a, b, x, 1.0 - x)
}

/// The limit of the Kolmogorov-Smirnov distance times the root of the sample size.
pub fn kolmogorov(x: f64) -> Tails {
    kolmogorov_tails(x)
}

/// The chance of exactly `k` successes.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
pub fn binomial_mass(k: u64, n: u64, p: f64) -> f64 {
    if k > n { 0.0 } else { binomial_term(k as f64, n as f64, p, 1.0 - p) }
}

/// The lower tail includes `k`, the upper one does not.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
pub fn binomial(k: u64, n: u64, p: f64) -> Tails {
    if k >= n {
        return Tails { lower: 1.0, upper: 0.0 };
    }
    beta_tails((k + 1) as f64, (n - k) as f64, p, 1.0 - p).swap()
}

/// The chance of `k` marked ones among `drawn` out of `all`, of which `marked` are marked.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
pub fn hypergeometric_mass(k: u64, all: u64, marked: u64, drawn: u64) -> f64 {
    if marked > all || drawn > all {
        return f64::NAN;
    }
    if k > marked || k > drawn || drawn - k > all - marked {
        return 0.0;
    }
    if drawn == 0 || drawn == all {
        return 1.0;
    }
    let (p, q) = (drawn as f64 / all as f64, (all - drawn) as f64 / all as f64);
    let inside = binomial_term(k as f64, marked as f64, p, q);
    let outside = binomial_term((drawn - k) as f64, (all - marked) as f64, p, q);
    inside * outside / binomial_term(drawn as f64, all as f64, p, q)
}

/// By Wichura's rational functions (AS 241), whose relative error is below 1e-15.
pub fn normal_quantile(p: f64) -> f64 {
    if !(0.0..=1.0).contains(&p) {
        return f64::NAN;
    }
    let centre = p - 0.5;
    if centre.abs() <= CENTRAL {
        return central_normal_quantile(centre);
    }
    let tail = if centre < 0.0 { p } else { 1.0 - p };
    if tail == 0.0 {
        return f64::INFINITY.copysign(centre);
    }
    let r = (-tail.ln()).sqrt();
    let value = if r <= 5.0 { ratio(&WICHURA_TAIL, r - 1.6) } else { ratio(&WICHURA_FAR, r - 5.0) };
    value.copysign(centre)
}

/// So far from a half the first of the functions holds.
pub(crate) const CENTRAL: f64 = 0.425;

/// As `normal_quantile` of a half and a little more, which keeps all its digits.
pub(crate) fn central_normal_quantile(centre: f64) -> f64 {
    centre * ratio(&WICHURA_CENTRE, 0.180_625 - centre * centre)
}

type Rational = ([f64; 8], [f64; 8]);

fn ratio((above, below): &Rational, x: f64) -> f64 {
    let polynomial = |terms: &[f64; 8]| terms.iter().rev().fold(0.0, |sum, term| sum * x + term);
    polynomial(above) / polynomial(below)
}

const WICHURA_CENTRE: Rational = (
    [
        3.387_132_872_796_366_5,
        133.141_667_891_784_38,
        1_971.590_950_306_551_3,
        13_731.693_765_509_46,
        45_921.953_931_549_87,
        67_265.770_927_008_7,
        33_430.575_583_588_13,
        2_509.080_928_730_122_7,
    ],
    [
        1.0,
        42.313_330_701_600_91,
        687.187_007_492_057_9,
        5_394.196_021_424_751,
        21_213.794_301_586_597,
        39_307.895_800_092_71,
        28_729.085_735_721_943,
        5_226.495_278_852_854,
    ],
);

const WICHURA_TAIL: Rational = (
    [
        1.423_437_110_749_683_5,
        4.630_337_846_156_546,
        5.769_497_221_460_691,
        3.647_848_324_763_204_5,
        1.270_458_252_452_368_4,
        0.241_780_725_177_450_6,
        0.022_723_844_989_269_184,
        7.745_450_142_783_414e-4,
    ],
    [
        1.0,
        2.053_191_626_637_759,
        1.676_384_830_183_803_8,
        0.689_767_334_985_1,
        0.148_103_976_427_480_08,
        0.015_198_666_563_616_457,
        5.475_938_084_995_345e-4,
        1.050_750_071_644_416_9e-9,
    ],
);

const WICHURA_FAR: Rational = (
    [
        6.657_904_643_501_103,
        5.463_784_911_164_114,
        1.784_826_539_917_291_3,
        0.296_560_571_828_504_87,
        0.026_532_189_526_576_124,
        0.001_242_660_947_388_078_4,
        2.711_555_568_743_487_6e-5,
        2.010_334_399_292_288_1e-7,
    ],
    [
        1.0,
        0.599_832_206_555_888,
        0.136_929_880_922_735_8,
        0.014_875_361_290_850_615,
        7.868_691_311_456_133e-4,
        1.846_318_317_510_054_8e-5,
        1.421_511_758_316_446e-7,
        2.044_263_103_389_94e-15,
    ],
);
