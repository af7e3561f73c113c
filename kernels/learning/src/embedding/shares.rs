//! How much others are worth to each row, so wide that the entropy is the one wanted.

const STEPS: usize = 100;
const TOLERANCE: f32 = 1e-5;

/// Rows of squared distances; with `skips_self` the element of a row itself counts nothing.
pub fn shares(squares: &[f32], width: usize, perplexity: f64, skips_self: bool) -> Vec<f64> {
    let entropy = perplexity.ln();
    let mut out = vec![0.0; squares.len()];
    let rows = squares.chunks(width.max(1)).zip(out.chunks_mut(width.max(1)));
    for (place, (row, worth)) in rows.enumerate() {
        let own = if skips_self { Some(place) } else { None };
        fit(row, worth, own, entropy);
    }
    out
}

fn fit(row: &[f32], worth: &mut [f64], own: Option<usize>, entropy: f64) {
    let (mut low, mut high, mut beta) = (f64::NEG_INFINITY, f64::INFINITY, 1.0);
    for _ in 0..STEPS {
        let mut total = 0.0;
        for (place, (square, worth)) in row.iter().zip(worth.iter_mut()).enumerate() {
            if Some(place) != own {
                *worth = (-f64::from(*square) * beta).exp();
                total += *worth;
            }
        }
        if total == 0.0 {
            total = f64::from(1e-8_f32);
        }
        let mut spread = 0.0;
        for (square, worth) in row.iter().zip(worth.iter_mut()) {
            *worth /= total;
            spread += f64::from(*square) * *worth;
        }
        let surplus = total.ln() + beta * spread - entropy;
        if surplus.abs() <= f64::from(TOLERANCE) {
            return;
        }
        if surplus > 0.0 {
            low = beta;
            beta = if high.is_infinite() { beta * 2.0 } else { f64::midpoint(beta, high) };
        } else {
            high = beta;
            beta = if low.is_infinite() { beta / 2.0 } else { f64::midpoint(beta, low) };
        }
    }
}
