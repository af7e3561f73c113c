//! A smooth density of a column: Gaussian kernels over a fine grid, so that 10^7 values cost one pass.

use super::ends;

const CELLS: usize = 512;

#[derive(Clone, Debug, PartialEq)]
pub struct Density {
    pub x: Vec<f64>,
    /// Integrates to 1.
    pub y: Vec<f64>,
}

/// Nothing for fewer than two different values. The bandwidth is Silverman's.
pub fn density(values: &[f64]) -> Option<Density> {
    let (low, high) = ends(values.iter())?;
    let n_values = values.iter().filter(|v| v.is_finite()).count() as f64;
    let mean = values.iter().filter(|v| v.is_finite()).map(|v| v / n_values).sum::<f64>();
    let squares = values.iter().filter(|v| v.is_finite()).map(|v| (v - mean) * ((v - mean) / n_values)).sum::<f64>();
    let deviation = squares.sqrt();
    if !(deviation > 0.0 && deviation.is_finite()) || high - low > 1e300 {
        return None;
    }
    let (start, wide) = (low, (high - low) / CELLS as f64);
    let mut cells = vec![0.0; CELLS];
    for v in values.iter().filter(|v| v.is_finite()) {
        cells[(((v - start) / wide) as usize).min(CELLS - 1)] += 1.0;
    }
    // The spread of the middle half resists outliers.
    let quantile = |share: f64| {
        let mut seen = 0.0;
        let cell = cells.iter().position(|count| {
            seen += count;
            seen >= share * n_values
        });
        start + (cell.unwrap_or(CELLS - 1) as f64 + 0.5) * wide
    };
    let middle = (quantile(0.75) - quantile(0.25)) / 1.34;
    let spread = if middle > 0.0 { deviation.min(middle) } else { deviation };
    let bandwidth = (0.9 * spread * n_values.powf(-0.2)).max(wide);
    let reach = 3.0 * bandwidth;
    let step = (high - low + 2.0 * reach) / (CELLS - 1) as f64;
    let x: Vec<f64> = (0..CELLS).map(|i| low - reach + i as f64 * step).collect();
    let scale = 1.0 / (n_values * bandwidth * (2.0 * std::f64::consts::PI).sqrt());
    let at = |x: &f64| {
        let kernel = |(i, count): (usize, &f64)| {
            let z = (x - start - (i as f64 + 0.5) * wide) / bandwidth;
            if *count == 0.0 || z.abs() > 8.0 { 0.0 } else { count * (-0.5 * z * z).exp() }
        };
        cells.iter().enumerate().map(kernel).sum::<f64>() * scale
    };
    let y = x.iter().map(at).collect();
    Some(Density { x, y })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_density_integrates_to_one() {
        let values: Vec<f64> = (0..1000).map(|i| f64::from(i * 7919 % 1000) / 100.0).collect();
        let found = density(&values).unwrap();
        let area: f64 = found.x.windows(2).zip(&found.y).map(|(x, y)| (x[1] - x[0]) * y).sum();
        assert!((area - 1.0).abs() < 0.01, "{area}");
        assert_eq!(density(&[3.0, 3.0, f64::NAN]), None);
        assert_eq!(density(&[]), None);
    }
}
