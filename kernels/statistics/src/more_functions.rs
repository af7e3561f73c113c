//! The rest of the table of functions: Bessel, elliptic, integrals, hypergeometric.

use crate::functions::Function::{self, Four, One, Three, Two};
use crate::{bessel, elliptic, hypergeometric, integrals};

/// All of them.
pub(crate) const MORE: [(&str, Function); 35] = [
    ("jv", Two(bessel::j)),
    ("yv", Two(bessel::y)),
    ("iv", Two(bessel::i)),
    ("ive", Two(bessel::i_scaled)),
    ("kv", Two(bessel::k)),
    ("kve", Two(bessel::k_scaled)),
    ("airy", Two(bessel::airy)),
    ("ellipk", One(|m| elliptic::k_of_rest(1.0 - m))),
    ("ellipkm1", One(elliptic::k_of_rest)),
    ("ellipe", One(elliptic::e)),
    ("ellipkinc", Two(elliptic::f_incomplete)),
    ("ellipeinc", Two(elliptic::e_incomplete)),
    ("ellipj", Three(elliptic::jacobi)),
    ("elliprf", Three(elliptic::rf)),
    ("elliprd", Three(elliptic::rd)),
    ("elliprg", Three(elliptic::rg)),
    ("elliprc", Two(elliptic::rc)),
    ("elliprj", Four(elliptic::rj)),
    ("expn", Two(integrals::exponential)),
    ("expi", One(integrals::ei)),
    ("sici", Two(integrals::sine_cosine)),
    ("shichi", Two(integrals::hyperbolic)),
    ("dawsn", One(integrals::dawson)),
    ("erfi", One(integrals::erfi)),
    ("spence", One(integrals::spence)),
    ("fresnel", Two(integrals::fresnel)),
    ("owens_t", Two(integrals::owen)),
    ("hyp0f1", Two(hypergeometric::zero_one)),
    ("hyp1f1", Three(hypergeometric::one_one)),
    ("hyp2f1", Four(hypergeometric::two_one)),
    ("agm", Two(agm)),
    ("gammasgn", One(gamma_sign)),
    ("log1mexp", One(|x| if x > -0.7 { (-libm::expm1(x)).ln() } else { libm::log1p(-x.exp()) })),
    ("cosm1", One(|x| -2.0 * (x / 2.0).sin().powi(2))),
    ("powm1", Two(|x, y| if x > 0.0 { libm::expm1(y * x.ln()) } else { x.powf(y) - 1.0 })),
];

/// The arithmetic-geometric mean.
fn agm(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() || a * b < 0.0 {
        return f64::NAN;
    }
    if a == 0.0 || b == 0.0 {
        return 0.0;
    }
    let sign = a.signum();
    let (mut a, mut b) = (a.abs(), b.abs());
    for _ in 0..60 {
        (a, b) = (f64::midpoint(a, b), a.sqrt() * b.sqrt());
    }
    sign * a
}

fn gamma_sign(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x == 0.0 {
        1.0_f64.copysign(x)
    } else if x < 0.0 && x.fract() == 0.0 {
        f64::NAN
    } else {
        crate::functions::sign_of_gamma(x)
    }
}
