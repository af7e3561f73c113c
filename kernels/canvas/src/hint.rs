//! Fits outlines to the rows of pixels, as `FreeType`'s automatic hinter does.
//!
//! Heights that letters share (baseline, x-height, capitals, ascenders, descenders) come to lie between pixels, stems
//! get a width that draws sharply, and what is between them moves along. Columns are fitted by the same rules, but for
//! the zones, to a grid eight times finer. Positions are 64ths of a cell of the grid.

use crate::geometry::Point;

/// A point of an outline, in units of the font.
#[derive(Clone, Copy, Debug)]
pub struct OutlinePoint {
    pub at: Point,
    pub is_on: bool,
}

pub type Contour = Vec<OutlinePoint>;

/// A height that letters share: of flat letters, and of round ones that go a little beyond.
#[derive(Clone, Copy, Debug)]
struct Zone {
    flat: f64,
    round: f64,
    is_top: bool,
    is_x_height: bool,
}

/// What is fitted: heights to rows, or places along the line to columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    Rows,
    Columns,
}

impl Grid {
    /// The coordinate that is fitted, and the other one.
    fn split(self, [x, y]: Point) -> (f64, f64) {
        match self {
            Self::Rows => (y, x),
            Self::Columns => (x, y),
        }
    }
}

/// What is measured once for a face.
#[derive(Debug)]
pub struct Metrics {
    zones: Vec<Zone>,
    /// The usual thickness of a stem.
    stem: f64,
}

/// Letters whose tops or bottoms define a zone.
const ZONES: [(&str, bool, bool); 6] = [
    ("THEZOCQS", true, false),
    ("HEZLOCUS", false, false),
    ("fijkdbh", true, false),
    ("xzroesc", true, true),
    ("xzroesc", false, false),
    ("pqgjy", false, false),
];

impl Metrics {
    pub fn measure(grid: Grid, outline_of: impl Fn(char) -> Vec<Contour>) -> Self {
        let stem = stems(&segments(&outline_of('o'), grid)).into_iter().fold(f64::MAX, f64::min);
        let letters: &[_] = if grid == Grid::Rows { &ZONES } else { &[] };
        let zones = letters.iter().filter_map(|&(letters, is_top, is_x_height)| {
            let mut flats = Vec::new();
            let mut rounds = Vec::new();
            for letter in letters.chars() {
                if let Some((height, is_round)) = extreme(&outline_of(letter), is_top) {
                    if is_round { rounds.push(height) } else { flats.push(height) }
                }
            }
            let (flat, round) = match (median(&mut flats), median(&mut rounds)) {
                (Some(flat), Some(round)) => (flat, round),
                (Some(only), None) | (None, Some(only)) => (only, only),
                (None, None) => return None,
            };
            let goes_beyond = (round > flat) == is_top || round == flat;
            let middle = f64::midpoint(flat, round);
            let (flat, round) = if goes_beyond { (flat, round) } else { (middle, middle) };
            Some(Zone { flat, round, is_top, is_x_height })
        });
        Self { zones: zones.collect(), stem: if stem == f64::MAX { 150.0 } else { stem } }
    }
}

fn median(heights: &mut [f64]) -> Option<f64> {
    heights.sort_by(f64::total_cmp);
    heights.get(heights.len() / 2).copied()
}

/// The highest or lowest point, and whether the outline is round there.
fn extreme(contours: &[Contour], is_top: bool) -> Option<(f64, bool)> {
    let sign = if is_top { 1.0 } else { -1.0 };
    let points = contours.iter().flatten();
    let best = points.map(|point| point.at[1] * sign).fold(f64::MIN, f64::max);
    let edge = segments(contours, Grid::Rows).into_iter().filter(|segment| segment.is_top == is_top);
    let nearest = edge.min_by(|a, b| (a.height * sign - best).abs().total_cmp(&(b.height * sign - best).abs()));
    (best > f64::MIN).then(|| {
        (best * sign, nearest.is_none_or(|segment| segment.is_round || (segment.height * sign - best).abs() > 5.0))
    })
}

/// A part of an outline that lies along the grid.
#[derive(Clone, Copy, Debug)]
struct Segment {
    height: f64,
    left: f64,
    right: f64,
    /// Is the glyph below it, or left of it?
    is_top: bool,
    is_round: bool,
}

fn segments(contours: &[Contour], grid: Grid) -> Vec<Segment> {
    let mut found = Vec::new();
    for contour in contours {
        let n = contour.len();
        let at_point = |at: usize| grid.split(contour[at % n].at);
        // With the other coordinate is +1, against it -1.
        let way = |at: usize| {
            let ((from, from_along), (to, to_along)) = (at_point(at), at_point(at + 1));
            let (rise, run) = (to - from, to_along - from_along);
            if run.abs() > 14.0 * rise.abs() { run.signum() as i32 } else { 0 }
        };
        let Some(start) = (0..n).find(|at| way(*at) != way(at + n - 1)) else { continue };
        let mut at = start;
        while at < start + n {
            let direction = way(at);
            let first = at;
            while at < start + n && way(at) == direction {
                at += 1;
            }
            if direction == 0 {
                continue;
            }
            let heights = (first..=at).map(|index| at_point(index).0);
            let (low, high) = heights.fold((f64::MAX, f64::MIN), |(low, high), at| (low.min(at), high.max(at)));
            let (from, to) = (at_point(first).1, at_point(at).1);
            found.push(Segment {
                height: f64::midpoint(low, high),
                left: from.min(to),
                right: from.max(to),
                // Outer contours run with the clock.
                is_top: (direction > 0) == (grid == Grid::Rows),
                is_round: !contour[first % n].is_on || !contour[at % n].is_on,
            });
        }
    }
    found
}

/// For each segment the one across its stem, and the one across of that.
fn links(segments: &[Segment], usual: Option<f64>) -> Vec<Option<usize>> {
    let mut best = vec![(32000.0, None); segments.len()];
    for (lower, first) in segments.iter().enumerate().filter(|(_, segment)| !segment.is_top) {
        for (upper, second) in segments.iter().enumerate().filter(|(_, segment)| segment.is_top) {
            let overlap = first.right.min(second.right) - first.left.max(second.left);
            let distance = second.height - first.height;
            if distance <= 0.0 || overlap < 8.0 {
                continue;
            }
            let demerit = match usual {
                Some(usual) => {
                    let delta = (distance / usual - 1.0) * 1024.0;
                    if delta > 10000.0 { 32000.0 } else { delta.max(0.0) * delta.max(0.0) / 3000.0 }
                }
                None => distance,
            };
            let score = demerit + 6000.0 / overlap;
            for (one, other) in [(lower, upper), (upper, lower)] {
                if score < best[one].0 {
                    best[one] = (score, Some(other));
                }
            }
        }
    }
    best.into_iter().map(|(_, link)| link).collect()
}

fn stems(segments: &[Segment]) -> Vec<f64> {
    let links = links(segments, None);
    let mutual = (0..segments.len())
        .filter_map(|one| links[one].filter(|other| links[*other] == Some(one)).map(|other| (one, other)));
    mutual.map(|(one, other)| (segments[one].height - segments[other].height).abs()).collect()
}

/// Segments at one height.
#[derive(Clone, Copy, Debug)]
struct Edge {
    height: f64,
    /// Where it would be, and where it goes.
    scaled: f64,
    fitted: Option<f64>,
    is_round: bool,
    link: Option<usize>,
    serif: Option<usize>,
    zone: Option<f64>,
}

/// Where the heights of one glyph go.
pub struct Fit {
    scale: f64,
    /// Height in units and place, from below.
    places: Vec<(f64, f64)>,
}

fn round(value: f64) -> f64 {
    ((value + 32.0) / 64.0).floor() * 64.0
}

impl Fit {
    /// `scale` is in 64ths of a cell per unit.
    pub fn new(contours: &[Contour], grid: Grid, metrics: &Metrics, scale: f64) -> Self {
        let scale = fitting_scale(metrics, scale);
        let mut segments = segments(contours, grid);
        if grid == Grid::Columns {
            // Shorter ones than a row of pixels are no stems; a column is an eighth of one.
            segments.retain(|segment| (segment.right - segment.left) * scale >= 512.0);
        }
        let mut edges = edges(&segments, metrics, scale);
        place_edges(&mut edges, metrics.stem * scale);
        let mut places: Vec<(f64, f64)> =
            edges.iter().filter_map(|edge| edge.fitted.map(|fitted| (edge.height, fitted))).collect();
        places.dedup_by(|next, last| next.0 <= last.0);
        Self { scale, places }
    }

    pub fn place(&self, height: f64) -> f64 {
        let above = self.places.partition_point(|(edge, _)| *edge < height);
        match (above.checked_sub(1).map(|below| self.places[below]), self.places.get(above).copied()) {
            (None, None) => height * self.scale,
            (None, Some((edge, place))) | (Some((edge, place)), None) => place + (height - edge) * self.scale,
            (Some((low, low_place)), Some((high, high_place))) => {
                low_place + (height - low) * (high_place - low_place) / (high - low)
            }
        }
    }
}

/// An outline moved to this place, and how far the pen goes: both fitted, in cells.
pub fn bearings(fit: &Fit, advance: f64) -> (f64, f64) {
    let (Some(first), Some(last), true) = (fit.places.first(), fit.places.last(), fit.places.len() > 1) else {
        return (0.0, (advance * fit.scale / 64.0).round());
    };
    let left = first.0 * fit.scale;
    let right = (advance - last.0) * fit.scale;
    let mut start = first.1 - left - if left < 24.0 { 8.0 } else { 0.0 };
    let mut end = last.1 + right + if right < 24.0 { 8.0 } else { 0.0 };
    (start, end) = (round(start), round(end));
    if start >= first.1 && left > 0.0 {
        start -= 64.0;
    }
    if end <= last.1 && right > 0.0 {
        end += 64.0;
    }
    (-start / 64.0, (end - start) / 64.0)
}

/// The scale at which small letters are a whole number of pixels high.
fn fitting_scale(metrics: &Metrics, scale: f64) -> f64 {
    let Some(zone) = metrics.zones.iter().find(|zone| zone.is_x_height) else { return scale };
    let scaled = zone.round * scale;
    let fitted = ((scaled + 40.0) / 64.0).floor() * 64.0;
    if fitted <= 0.0 || scaled <= 0.0 {
        return scale;
    }
    let adjusted = scale * fitted / scaled;
    let tallest = metrics.zones.iter().map(|zone| zone.flat.abs().max(zone.round.abs())).fold(0.0, f64::max);
    if tallest * (adjusted - scale).abs() >= 128.0 { scale } else { adjusted }
}

/// Where an edge at this height belongs if a zone is near.
fn zone_place(segment: &Segment, metrics: &Metrics, scale: f64) -> Option<f64> {
    let mut best = (2048.0 / 40.0 * scale).min(32.0);
    let mut place = None;
    for zone in metrics.zones.iter().filter(|zone| zone.is_top == segment.is_top) {
        let beyond = (zone.round - zone.flat) * scale;
        if beyond.abs() > 48.0 {
            continue;
        }
        let extra = match beyond.abs() {
            small if small < 32.0 => 0.0,
            some if some < 64.0 => 32.0 + ((some - 32.0 + 16.0) / 32.0).floor() * 32.0,
            more => round(more),
        };
        let flat_place = round(zone.flat * scale);
        let distance = (segment.height - zone.flat).abs() * scale;
        if distance < best {
            (best, place) = (distance, Some(flat_place));
        }
        let is_under = segment.height < zone.flat;
        if segment.is_round && distance != 0.0 && zone.is_top != is_under {
            let distance = (segment.height - zone.round).abs() * scale;
            if distance < best {
                (best, place) = (distance, Some(flat_place + extra * beyond.signum()));
            }
        }
    }
    place
}

fn edges(segments: &[Segment], metrics: &Metrics, scale: f64) -> Vec<Edge> {
    let links = links(segments, Some(metrics.stem));
    let threshold = (metrics.stem / 5.0 * scale).min(16.0) / scale;
    let mut members: Vec<Vec<usize>> = Vec::new();
    for (index, segment) in segments.iter().enumerate() {
        let near = members.iter_mut().find(|members| {
            let first = &segments[members[0]];
            first.is_top == segment.is_top && (first.height - segment.height).abs() < threshold
        });
        match near {
            Some(members) => members.push(index),
            None => members.push(vec![index]),
        }
    }
    members.sort_by(|a, b| segments[a[0]].height.total_cmp(&segments[b[0]].height));
    let edge_of = |segment: usize| members.iter().position(|members| members.contains(&segment));
    let to_edge = |members: &Vec<usize>| {
        let first = segments[members[0]];
        let n_round = members.iter().filter(|member| segments[**member].is_round).count();
        let mut link = None;
        let mut serif = None;
        for member in members {
            let Some(other) = links[*member] else { continue };
            if links[other] == Some(*member) {
                link = link.or_else(|| edge_of(other));
            } else {
                serif = serif.or_else(|| links[other].and_then(edge_of));
            }
        }
        let is_round = n_round > 0 && n_round * 2 >= members.len();
        let zone = zone_place(&Segment { is_round, ..first }, metrics, scale);
        Edge {
            height: first.height,
            scaled: first.height * scale,
            fitted: None,
            is_round,
            link,
            serif: if link.is_some() { None } else { serif },
            zone,
        }
    };
    members.iter().map(to_edge).collect()
}

/// A thickness that draws sharply.
fn stem_width(width: f64, is_round: bool, is_serif: bool, usual: f64) -> f64 {
    let mut width = width.abs();
    if is_serif && width < 192.0 {
        return width;
    }
    if is_round {
        if width < 80.0 {
            width = 64.0;
        }
    } else if width < 56.0 {
        width = 56.0;
    }
    if (width - usual).abs() < 40.0 {
        return usual.max(48.0);
    }
    if width >= 192.0 {
        return round(width);
    }
    let whole = (width / 64.0).floor() * 64.0;
    match width - whole {
        rest if rest < 10.0 => width,
        rest if rest < 32.0 => whole + 10.0,
        rest if rest < 54.0 => whole + 54.0,
        _ => width,
    }
}

fn place_edges(edges: &mut [Edge], usual: f64) {
    let mut anchor: Option<usize> = None;
    let width_of =
        |edge: &Edge, other: &Edge| stem_width(other.scaled - edge.scaled, edge.is_round, other.serif.is_some(), usual);
    let across = |edges: &mut [Edge], base: usize, other: usize| {
        let (from, to) = (edges[base], edges[other]);
        let width = width_of(&from, &to);
        let sign = if to.scaled >= from.scaled { 1.0 } else { -1.0 };
        edges[other].fitted = from.fitted.map(|fitted| fitted + sign * width);
    };
    for index in 0..edges.len() {
        let edge = edges[index];
        if edge.fitted.is_some() {
            continue;
        }
        let (base, other, zone) = match (edge.zone, edge.link) {
            (Some(zone), link) => (index, link, zone),
            (None, Some(link)) => match edges[link].zone {
                Some(zone) => (link, Some(index), zone),
                None => continue,
            },
            (None, None) => continue,
        };
        edges[base].fitted = Some(zone);
        if let Some(other) = other
            && edges[other].zone.is_none()
        {
            across(edges, base, other);
        }
        anchor = anchor.or(Some(index));
    }
    for index in 0..edges.len() {
        let edge = edges[index];
        let Some(link) = edge.link.filter(|link| *link != index && edge.fitted.is_none()) else { continue };
        if edges[link].fitted.is_some() {
            across(edges, link, index);
            continue;
        }
        if link < index {
            continue;
        }
        place_stem(edges, index, link, anchor, width_of(&edge, &edges[link]));
        anchor = anchor.or(Some(index));
        if let Some(below) = edges[..index].iter().rev().find_map(|edge| edge.fitted)
            && edges[index].fitted.is_some_and(|fitted| fitted < below)
        {
            edges[index].fitted = Some(below);
        }
    }
    place_rest(edges, anchor);
    for index in 1..edges.len() {
        if let (Some(below), Some(fitted)) = (edges[index - 1].fitted, edges[index].fitted)
            && fitted < below
        {
            edges[index].fitted = Some(below);
        }
    }
}

/// A stem that no zone holds: its middle goes where it draws most sharply.
fn place_stem(edges: &mut [Edge], index: usize, link: usize, anchor: Option<usize>, width: f64) {
    let (edge, other) = (edges[index], edges[link]);
    let moved = anchor.and_then(|anchor| edges[anchor].fitted.map(|fitted| fitted - edges[anchor].scaled));
    let start = edge.scaled + moved.unwrap_or(0.0);
    let length = other.scaled - edge.scaled;
    let centre = start + length / 2.0;
    let low = if width < 96.0 {
        let (up, down) = if width <= 64.0 { (32.0, 32.0) } else { (38.0, 26.0) };
        let middle = round(centre);
        let is_nearer_below = (centre - (middle - up)).abs() < (centre - (middle + down)).abs();
        (if is_nearer_below { middle - up } else { middle + down }) - width / 2.0
    } else {
        let by_low = round(start);
        let by_high = round(start + length) - width;
        let off = |low: f64| (low + width / 2.0 - centre).abs();
        if moved.is_none() || off(by_low) < off(by_high) { by_low } else { by_high }
    };
    edges[index].fitted = Some(low);
    edges[link].fitted = Some(low + width);
}

/// Serifs go with their stem, single edges with what is around them.
fn place_rest(edges: &mut [Edge], mut anchor: Option<usize>) {
    for index in 0..edges.len() {
        let edge = edges[index];
        if edge.fitted.is_some() {
            continue;
        }
        let serif = edge.serif.and_then(|base| edges[base].fitted.map(|fitted| (edges[base].scaled, fitted)));
        let fitted = match serif {
            Some((scaled, fitted)) if (edge.scaled - scaled).abs() < 80.0 => fitted + edge.scaled - scaled,
            _ => match anchor.and_then(|anchor| edges[anchor].fitted.map(|fitted| (edges[anchor].scaled, fitted))) {
                None => round(edge.scaled),
                Some((scaled, fitted)) => {
                    let before = edges[..index].iter().rev().find(|edge| edge.fitted.is_some());
                    let after = edges[index + 1..].iter().find(|edge| edge.fitted.is_some());
                    match (before, after) {
                        (Some(before), Some(after)) if after.scaled > before.scaled => {
                            let (low, high) = (before.fitted.unwrap_or(0.0), after.fitted.unwrap_or(0.0));
                            low + (edge.scaled - before.scaled) * (high - low) / (after.scaled - before.scaled)
                        }
                        _ => fitted + ((edge.scaled - scaled + 16.0) / 32.0).floor() * 32.0,
                    }
                }
            },
        };
        edges[index].fitted = Some(fitted);
        anchor = anchor.or(Some(index));
    }
}
