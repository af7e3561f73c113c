//! Peaks of one row: where they are, how far they stand out, how wide they are.

/// The middle, left and right edge of every flat or pointed maximum.
#[expect(clippy::float_cmp, reason = "a plateau is made of equal samples")]
pub fn local_maxima(x: &[f64]) -> (Vec<usize>, Vec<usize>, Vec<usize>) {
    let (mut middles, mut lefts, mut rights) = (Vec::new(), Vec::new(), Vec::new());
    let last = x.len().saturating_sub(1);
    let mut place = 1;
    while place < last {
        if x[place - 1] < x[place] {
            let mut ahead = place + 1;
            while ahead < last && x[ahead] == x[place] {
                ahead += 1;
            }
            if x[ahead] < x[place] {
                lefts.push(place);
                rights.push(ahead - 1);
                middles.push(usize::midpoint(place, ahead - 1));
                place = ahead;
            }
        }
        place += 1;
    }
    (middles, lefts, rights)
}

/// Which peaks stay when those nearer than `distance` to a higher one go. Peaks are in order.
pub fn keep_distant(peaks: &[usize], heights: &[f64], distance: f64) -> Vec<bool> {
    let mut keep = vec![true; peaks.len()];
    let mut order: Vec<usize> = (0..peaks.len().min(heights.len())).collect();
    order.sort_by(|a, b| heights[*a].total_cmp(&heights[*b]));
    #[expect(clippy::cast_precision_loss, reason = "places of samples are far below 2^53")]
    let is_near = |a: usize, b: usize| ((peaks[a] - peaks[b]) as f64) < distance.ceil();
    for &place in order.iter().rev() {
        if !keep[place] {
            continue;
        }
        for before in (0..place).rev().take_while(|before| is_near(place, *before)) {
            keep[before] = false;
        }
        for after in (place + 1..peaks.len()).take_while(|after| is_near(*after, place)) {
            keep[after] = false;
        }
    }
    keep
}

/// How far a peak stands out, and the lowest places on both sides that say so.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bases {
    pub prominence: f64,
    pub left: usize,
    pub right: usize,
}

/// The prominence of each peak; with a window, of its neighbourhood only. Peaks outside `x` are left out.
pub fn prominences(x: &[f64], peaks: &[usize], window: Option<usize>) -> Vec<Bases> {
    let inside = peaks.iter().filter(|peak| **peak < x.len());
    inside
        .map(|&peak| {
            let reach = window.map_or(usize::MAX, |window| window / 2);
            let low = peak.saturating_sub(reach);
            let high = peak.saturating_add(reach).min(x.len() - 1);
            let base = |places: &mut dyn Iterator<Item = usize>| {
                let mut lowest = peak;
                for place in places {
                    if x[place] > x[peak] || x[place].is_nan() {
                        break;
                    }
                    if x[place] < x[lowest] {
                        lowest = place;
                    }
                }
                lowest
            };
            let left = base(&mut (low..=peak).rev());
            let right = base(&mut (peak..=high));
            Bases { prominence: x[peak] - x[left].max(x[right]), left, right }
        })
        .collect()
}

/// The width of each peak, the height it is measured at, and where that height is crossed.
#[expect(clippy::cast_precision_loss, reason = "places of samples are far below 2^53")]
pub fn widths(x: &[f64], peaks: &[usize], bases: &[Bases], share: f64) -> Vec<[f64; 4]> {
    let mut found = Vec::with_capacity(peaks.len());
    for (&peak, bases) in peaks.iter().zip(bases) {
        if bases.left > peak || peak > bases.right || bases.right >= x.len() {
            continue;
        }
        let height = x[peak] - bases.prominence * share;
        let mut place = peak;
        while place > bases.left && height < x[place] {
            place -= 1;
        }
        let mut left = place as f64;
        if x[place] < height {
            left += (height - x[place]) / (x[place + 1] - x[place]);
        }
        let mut place = peak;
        while place < bases.right && height < x[place] {
            place += 1;
        }
        let mut right = place as f64;
        if x[place] < height {
            right -= (height - x[place]) / (x[place - 1] - x[place]);
        }
        found.push([right - left, height, left, right]);
    }
    found
}
