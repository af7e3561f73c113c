//! The bars of a panel as intervals: grouped marks share their slot, stacked ones stand on each other.

use std::collections::HashMap;

use crate::figure::Panel;
use crate::marks::{Arrange, Bars, Mark};

/// From `from` to `to` along the positions, from `foot` to `tip` along the values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bar {
    pub from: f64,
    pub to: f64,
    pub foot: f64,
    pub tip: f64,
}

/// The bars of each mark of a panel; marks of other kinds have none.
pub fn bars(panel: &Panel) -> Vec<Vec<Bar>> {
    let is_grouped = |mark: &&Mark| matches!(mark, Mark::Bars(bars) if bars.arrange == Arrange::Grouped);
    let n_grouped = panel.marks.iter().filter(is_grouped).count();
    let mut place = 0;
    // What is stacked so far at a position, above and below zero. Positions are compared by their bits.
    let mut stacked: HashMap<u64, [f64; 2]> = HashMap::new();
    let mut all = Vec::with_capacity(panel.marks.len());
    for mark in &panel.marks {
        let Mark::Bars(mark) = mark else {
            all.push(Vec::new());
            continue;
        };
        let mut resolved = plain(mark);
        match mark.arrange {
            Arrange::Overlaid => {}
            Arrange::Grouped => {
                for bar in &mut resolved {
                    let slot = (bar.to - bar.from) / n_grouped as f64;
                    bar.from += slot * f64::from(place);
                    bar.to = bar.from + slot;
                }
                place += 1;
            }
            Arrange::Stacked => {
                for bar in resolved.iter_mut().filter(|bar| bar.tip.is_finite()) {
                    let heights = stacked.entry((bar.from + 0.0).to_bits()).or_default();
                    let height = &mut heights[usize::from(bar.tip < 0.0)];
                    bar.foot = *height;
                    bar.tip += *height;
                    *height = bar.tip;
                }
            }
        }
        all.push(resolved);
    }
    all
}

fn plain(mark: &Bars) -> Vec<Bar> {
    let half = mark.width.unwrap_or(0.8) / 2.0;
    let place = |i: usize| {
        if mark.edges.is_empty() { (mark.at[i] - half, mark.at[i] + half) } else { (mark.edges[i], mark.edges[i + 1]) }
    };
    let longest = mark.cut.filter(|cut| *cut > 0.0).unwrap_or(f64::INFINITY);
    let bar = |(i, value): (usize, &f64)| {
        let (from, to) = place(i);
        let foot = mark.bases.get(i).copied().unwrap_or(0.0);
        let value = value.clamp(-longest, longest);
        Bar { from, to, foot, tip: foot + value }
    };
    mark.values.iter().enumerate().map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel(arrange: Arrange, values: &[&[f64]]) -> Panel {
        let mark = |values: &&[f64]| {
            let at = (0..values.len()).map(|i| i as f64).collect();
            Mark::Bars(Bars { at, values: values.to_vec(), width: Some(1.0), arrange, ..Bars::default() })
        };
        Panel { marks: values.iter().map(mark).collect(), ..Panel::default() }
    }

    #[test]
    fn grouped_bars_share_their_slot() {
        let all = bars(&panel(Arrange::Grouped, &[&[3.0], &[4.0]]));
        assert_eq!(all[0], [Bar { from: -0.5, to: 0.0, foot: 0.0, tip: 3.0 }]);
        assert_eq!(all[1], [Bar { from: 0.0, to: 0.5, foot: 0.0, tip: 4.0 }]);
    }

    #[test]
    fn a_long_bar_ends_at_the_cut() {
        let at = vec![0.0, 1.0, 2.0];
        let mark = Bars { at, values: vec![3.0, 90.0, -90.0], cut: Some(4.0), ..Bars::default() };
        assert_eq!(plain(&mark).iter().map(|bar| bar.tip).collect::<Vec<_>>(), [3.0, 4.0, -4.0]);
    }

    #[test]
    fn stacked_bars_stand_on_their_own_side_of_zero() {
        let all = bars(&panel(Arrange::Stacked, &[&[3.0], &[-1.0], &[4.0], &[f64::NAN], &[-2.0]]));
        let spans: Vec<_> = [0, 1, 2, 4].iter().map(|i| (all[*i][0].foot, all[*i][0].tip)).collect();
        assert_eq!(spans, [(0.0, 3.0), (0.0, -1.0), (3.0, 7.0), (-1.0, -3.0)]);
    }
}
