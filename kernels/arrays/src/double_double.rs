//! Numbers as sums of two doubles, about 32 digits, for tables that are made while compiling.

pub(crate) type Pair = (f64, f64);

const fn two_sum(a: f64, b: f64) -> Pair {
    let sum = a + b;
    let back = sum - a;
    (sum, (a - (sum - back)) + (b - back))
}

const fn halves(a: f64) -> Pair {
    const SPLITTER: f64 = 134_217_729.0;
    let turned = a * SPLITTER;
    let high = turned - (turned - a);
    (high, a - high)
}

const fn two_product(a: f64, b: f64) -> Pair {
    let product = a * b;
    let ((a_high, a_low), (b_high, b_low)) = (halves(a), halves(b));
    (product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low)
}

pub(crate) const fn add(a: Pair, b: Pair) -> Pair {
    let (sum, lost) = two_sum(a.0, b.0);
    two_sum(sum, lost + a.1 + b.1)
}

pub(crate) const fn multiply(a: Pair, b: Pair) -> Pair {
    let (product, lost) = two_product(a.0, b.0);
    two_sum(product, lost + (a.0 * b.1 + a.1 * b.0))
}

pub(crate) const fn divide(a: Pair, b: Pair) -> Pair {
    let first = a.0 / b.0;
    let rest = add(a, multiply((-first, 0.0), b));
    let second = rest.0 / b.0;
    let rest = add(rest, multiply((-second, 0.0), b));
    let (sum, lost) = two_sum(first, second);
    two_sum(sum, lost + rest.0 / b.0)
}

pub(crate) const fn exp(x: Pair) -> Pair {
    let (mut sum, mut term) = ((1.0, 0.0), (1.0, 0.0));
    let mut n = 1;
    while n < 28 {
        term = divide(multiply(term, x), (n as f64, 0.0));
        sum = add(sum, term);
        n += 1;
    }
    sum
}

/// For numbers near 1.
pub(crate) const fn ln(x: f64) -> Pair {
    // Twice the area tangent of (x - 1) / (x + 1).
    let ratio = divide(two_sum(x, -1.0), two_sum(x, 1.0));
    let sum = odd_series(ratio, 1.0);
    (2.0 * sum.0, 2.0 * sum.1)
}

/// For 0 to 1.
pub(crate) const fn atan(x: f64) -> Pair {
    if x > 0.42 {
        // The angle of 1/2 is 0.46...; what is left is small enough for the series.
        const HALF: Pair = odd_series((0.5, 0.0), -1.0);
        let rest = divide(two_sum(x, -0.5), add((1.0, 0.0), two_product(x, 0.5)));
        return add(HALF, odd_series(rest, -1.0));
    }
    odd_series((x, 0.0), -1.0)
}

/// x + s x^3/3 + x^5/5 + s x^7/7 ...
const fn odd_series(x: Pair, sign: f64) -> Pair {
    let square = multiply(x, multiply(x, (sign, 0.0)));
    let (mut sum, mut power) = (x, x);
    let mut n = 3;
    while n < 101 {
        power = multiply(power, square);
        sum = add(sum, divide(power, (n as f64, 0.0)));
        n += 2;
    }
    sum
}
