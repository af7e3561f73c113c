//! Which values an axis spans: those of its marks, widened so that no mark touches the frame.

use crate::arrange::Bar;
use crate::figure::{Axis, AxisKind, Panel};
use crate::marks::{Direction, Mark};
use crate::scale::{FARTHEST, FARTHEST_TIME};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    pub low: f64,
    pub high: f64,
    /// Something stands on zero, so the axis ends there and not a little further.
    on_zero: bool,
    /// Cells fill the panel to its edge.
    exact: bool,
    pub infinite: usize,
    pub not_positive: usize,
    kind: AxisKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    X,
    Y,
    Right,
}

impl Side {
    pub fn axis(self, panel: &Panel) -> Option<&Axis> {
        match self {
            Self::X => Some(&panel.x),
            Self::Y => Some(&panel.y),
            Self::Right => panel.right_y.as_ref(),
        }
    }

    /// Whether the mark of this number is measured on the axis.
    fn has(self, panel: &Panel, index: usize) -> bool {
        let on_right = panel.right_y.is_some() && panel.on_right.contains(&index);
        self == Self::X || on_right == (self == Self::Right)
    }
}

impl Extent {
    fn new(kind: AxisKind) -> Self {
        let (low, high) = (f64::INFINITY, f64::NEG_INFINITY);
        Self { low, high, on_zero: false, exact: false, infinite: 0, not_positive: 0, kind }
    }

    pub fn is_empty(&self) -> bool {
        self.low > self.high
    }

    fn add(&mut self, v: f64) {
        let farthest = if self.kind == AxisKind::Time { FARTHEST_TIME } else { FARTHEST };
        if v.is_nan() {
        } else if v.abs() > farthest {
            self.infinite += 1;
        } else if self.kind == AxisKind::Log && v <= 0.0 {
            self.not_positive += 1;
        } else {
            self.low = self.low.min(v);
            self.high = self.high.max(v);
        }
    }

    fn add_all(&mut self, values: &[f64]) {
        for v in values {
            self.add(*v);
        }
    }

    /// A bar's foot: counts for the range, but is not a value that could be missing from a log axis.
    fn add_foot(&mut self, v: f64) {
        if self.kind != AxisKind::Log {
            self.add(v);
        }
        self.on_zero |= v == 0.0;
    }

    /// Over the values of all axes of its kind; times and logarithms do not go together.
    pub fn shared_with(mut self, others: &[Self]) -> Self {
        for other in others.iter().filter(|other| other.kind == self.kind) {
            self.low = self.low.min(other.low);
            self.high = self.high.max(other.high);
            self.on_zero |= other.on_zero;
            self.exact &= other.exact;
        }
        self
    }

    /// The two ends of the axis, in order of its direction; they differ and can be drawn.
    pub fn limits(&self, axis: &Axis, side: Side) -> [f64; 2] {
        let [mut low, mut high] = if axis.kind == AxisKind::Category { self.slots(axis) } else { self.padded(side) };
        let usable = |v: &f64| {
            let farthest = if axis.kind == AxisKind::Time { FARTHEST_TIME } else { FARTHEST };
            v.abs() <= farthest && (axis.kind != AxisKind::Log || *v > 0.0)
        };
        let mut flip = axis.invert;
        let given = axis.range.map(|end| end.filter(usable));
        low = given[0].unwrap_or(low);
        high = given[1].unwrap_or(high);
        if low > high {
            if given[0].is_some() && given[1].is_some() {
                flip = !flip;
            }
            (low, high) = (high, low);
        }
        [low, high] = apart(low, high, axis.kind);
        if flip { [high, low] } else { [low, high] }
    }

    fn slots(&self, axis: &Axis) -> [f64; 2] {
        let named = axis.categories.len() as f64;
        // A bar may reach to the edge of its slot, which belongs to that slot and not to the next.
        let used = if self.is_empty() { 0.0 } else { (self.high + 0.5 - 1e-9).floor().min(1e6) + 1.0 };
        let first = if self.is_empty() { 0.0 } else { (self.low + 0.5 + 1e-9).floor().clamp(-1e6, 0.0) };
        [first - 0.5, named.max(used).max(1.0) - 0.5]
    }

    fn padded(&self, side: Side) -> [f64; 2] {
        if self.is_empty() {
            return match self.kind {
                AxisKind::Log => [1.0, 10.0],
                AxisKind::Time => [0.0, 86_400.0],
                _ => [0.0, 1.0],
            };
        }
        let [low, high] = apart(self.low, self.high, self.kind);
        if self.exact {
            return [low, high];
        }
        let share = if side == Side::X { 0.03 } else { 0.05 };
        if self.kind == AxisKind::Log {
            let pad = (high / low).powf(share);
            return [(low / pad).max(f64::MIN_POSITIVE), (high * pad).min(FARTHEST)];
        }
        let pad = (high - low) * share;
        let below = if self.on_zero && self.low == 0.0 { 0.0 } else { pad };
        let above = if self.on_zero && self.high == 0.0 { 0.0 } else { pad };
        [low - below, high + above]
    }
}

/// Two ends far enough apart that ticks between them can be told from each other.
fn apart(low: f64, high: f64, kind: AxisKind) -> [f64; 2] {
    let size = low.abs().max(high.abs());
    match kind {
        AxisKind::Log if high / low < 1.000_001 => [low / 2.0, high * 2.0],
        AxisKind::Log => [low, high],
        AxisKind::Time if high - low < 1e-3 => [low - 43_200.0, high + 43_200.0],
        _ if high - low > size * 1e-11 && high > low => [low, high],
        _ if size < f64::MIN_POSITIVE => [low - 1.0, high + 1.0],
        _ => [low - size * 0.1, high + size * 0.1],
    }
}

/// What the marks of a panel span on one axis. `bars` are the panel's, mark by mark.
pub fn extent(panel: &Panel, bars: &[Vec<Bar>], side: Side) -> Extent {
    let mut extent = Extent::new(side.axis(panel).map_or(AxisKind::Numeric, |axis| axis.kind));
    for (i, (mark, bars)) in panel.marks.iter().zip(bars).enumerate() {
        if side.has(panel, i) {
            add_mark(&mut extent, mark, bars, side);
        }
    }
    if extent.is_empty() {
        for (i, mark) in panel.marks.iter().enumerate() {
            if let Mark::Rules(rules) = mark
                && side.has(panel, i)
                && (rules.direction == Direction::Vertical) == (side == Side::X)
            {
                extent.add_all(&rules.at);
            }
        }
    }
    extent
}

fn add_mark(extent: &mut Extent, mark: &Mark, bars: &[Bar], side: Side) {
    let is_x = side == Side::X;
    match mark {
        Mark::Line(line) => extent.add_all(if is_x { &line.x } else { &line.y }),
        Mark::Points(points) => extent.add_all(if is_x { &points.x } else { &points.y }),
        Mark::Texts(texts) => extent.add_all(if is_x { &texts.x } else { &texts.y }),
        Mark::Bars(mark) => {
            for bar in bars {
                if mark.horizontal == is_x {
                    extent.add(bar.tip);
                    extent.add_foot(bar.foot);
                } else {
                    extent.add(bar.from);
                    extent.add(bar.to);
                }
            }
        }
        Mark::Area(area) if area.sideways == is_x => {
            extent.add_all(&area.high);
            extent.add_all(&area.low);
            if area.low.is_empty() && !area.high.is_empty() {
                extent.add_foot(0.0);
            }
        }
        Mark::Area(area) => extent.add_all(&area.x),
        Mark::Boxes(boxes) => {
            let half = boxes.width.unwrap_or(0.6) / 2.0;
            for stats in &boxes.boxes {
                if boxes.horizontal == is_x {
                    extent.add_all(&[stats.low, stats.high, stats.quartile1, stats.quartile3]);
                    extent.add_all(&stats.outliers);
                } else {
                    extent.add_all(&[stats.at - half, stats.at + half]);
                }
            }
        }
        Mark::Heat(heat) => {
            let (edges, count) = if is_x { (&heat.x_edges, heat.columns) } else { (&heat.y_edges, heat.rows) };
            extent.exact = true;
            if !edges.is_empty() {
                extent.add_all(edges);
            } else if count > 0 {
                extent.add_all(&[-0.5, count as f64 - 0.5]);
            }
        }
        Mark::ErrorBars(bars) if is_x => [&bars.x, &bars.x_low, &bars.x_high].iter().for_each(|v| extent.add_all(v)),
        Mark::ErrorBars(bars) => [&bars.y, &bars.y_low, &bars.y_high].iter().for_each(|v| extent.add_all(v)),
        Mark::Rules(_) | Mark::Spans(_) | Mark::Wedges(_) => {}
    }
}
