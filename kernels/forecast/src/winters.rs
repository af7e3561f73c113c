//! Exponential smoothing as Holt and Winters wrote it down: level, trend and season in equations of their own, no likelihood.
//!
//! One pass over a series; who looks for the best weights calls it again and again.

/// Weights of the newest value, and what is left of the trend after each step.
#[derive(Debug, Clone, Copy)]
pub struct Weights {
    pub level: f64,
    pub trend: f64,
    pub season: f64,
    pub damping: f64,
}

/// The states before the first value.
#[derive(Debug, Clone, Copy)]
pub struct Start<'a> {
    pub level: f64,
    /// 0 without a trend; where trends are factors, 1.
    pub trend: f64,
    /// The effects of one season, the first value's first; none without seasons.
    pub seasons: &'a [f64],
}

/// What is a factor rather than added.
#[derive(Debug, Clone, Copy)]
pub struct Factors {
    pub is_trend: bool,
    pub is_season: bool,
}

/// Expectations one step ahead, and the states after each value.
#[derive(Debug, Default)]
pub struct Passed {
    pub fitted: Vec<f64>,
    pub levels: Vec<f64>,
    pub trends: Vec<f64>,
    pub seasons: Vec<f64>,
}

pub fn smooth(y: &[f64], weights: Weights, start: Start<'_>, factors: Factors) -> Passed {
    let mut passed = Passed::default();
    let (mut level, mut trend) = (start.level, start.trend);
    let mut seasons = start.seasons.to_vec();
    let neutral = if factors.is_season { 1.0 } else { 0.0 };
    for (row, value) in y.iter().enumerate() {
        let place = row.checked_rem(seasons.len());
        let season = place.map_or(neutral, |place| seasons[place]);
        let faded = if factors.is_trend { trend.powf(weights.damping) } else { weights.damping * trend };
        let base = if factors.is_trend { level * faded } else { level + faded };
        let (whole, rest, effect) = if factors.is_season {
            (base * season, value / season, value / base)
        } else {
            (base + season, value - season, value - base)
        };
        let before = level;
        level = weights.level * rest + (1.0 - weights.level) * base;
        let step = if factors.is_trend { level / before } else { level - before };
        trend = weights.trend * step + (1.0 - weights.trend) * faded;
        if let Some(place) = place {
            seasons[place] = weights.season * effect + (1.0 - weights.season) * season;
            passed.seasons.push(seasons[place]);
        }
        passed.fitted.push(whole);
        passed.levels.push(level);
        passed.trends.push(trend);
    }
    passed
}

#[cfg(test)]
mod tests {
    use super::{Factors, Start, Weights, smooth};

    const ADDED: Factors = Factors { is_trend: false, is_season: false };
    const MULTIPLIED: Factors = Factors { is_trend: true, is_season: true };

    #[test]
    fn without_trend_a_level_follows() {
        let weights = Weights { level: 0.5, trend: 0.0, season: 0.0, damping: 1.0 };
        let passed = smooth(&[4.0, 0.0, 2.0], weights, Start { level: 2.0, trend: 0.0, seasons: &[] }, ADDED);
        assert_eq!(passed.fitted, [2.0, 3.0, 1.5]);
        assert_eq!(passed.levels, [3.0, 1.5, 1.75]);
        assert_eq!((passed.trends, passed.seasons), (vec![0.0; 3], Vec::new()));
    }

    #[test]
    fn a_series_that_follows_its_states_is_foretold() {
        let weights = Weights { level: 0.3, trend: 0.2, season: 0.1, damping: 1.0 };
        let y: Vec<f64> = (1..9).map(|row| f64::from(row) + if row % 2 == 0 { 10.0 } else { -10.0 }).collect();
        let start = Start { level: 0.0, trend: 1.0, seasons: &[-10.0, 10.0] };
        let near = |found: &[f64], y: &[f64]| found.iter().zip(y).all(|(one, other)| (one - other).abs() < 1e-9);
        assert!(near(&smooth(&y, weights, start, ADDED).fitted, &y));
        let y: Vec<f64> = (1..9).map(|row| 2.0_f64.powi(row) * if row % 2 == 0 { 0.5 } else { 3.0 }).collect();
        let start = Start { level: 1.0, trend: 2.0, seasons: &[3.0, 0.5] };
        assert!(near(&smooth(&y, weights, start, MULTIPLIED).fitted, &y));
    }
}
