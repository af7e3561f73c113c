//! Erosion of true cells, once or until nothing changes.

use crate::grid::{spread, strides};

/// What a cell needs around it to stay true.
pub struct Erosion<'a> {
    pub shape: &'a [usize],
    /// The cells of the structure, relative to its centre, one step along each axis.
    pub steps: &'a [Vec<isize>],
    /// What lies beyond the grid.
    pub border: bool,
    /// The cells that may change; all of them where there is no mask.
    pub mask: Option<&'a [bool]>,
    /// How often; none means until nothing changes.
    pub iterations: usize,
}

/// Erodes a grid. After the first pass only the neighbours of changed cells are looked at.
pub fn erode(cells: &[bool], erosion: &Erosion) -> Vec<bool> {
    let Erosion { shape, steps, border, mask, iterations } = *erosion;
    let mut cells = cells.to_vec();
    if shape.iter().product::<usize>() != cells.len() || mask.is_some_and(|mask| mask.len() != cells.len()) {
        return cells;
    }
    let strides = strides(shape);
    let move_by = |at: &[usize], step: &[isize], forward: bool| -> Option<usize> {
        let mut place = 0;
        for axis in 0..at.len() {
            let distance = *step.get(axis)?;
            let index = at[axis].checked_add_signed(if forward { distance } else { -distance })?;
            if index >= shape[axis] {
                return None;
            }
            place += index * strides[axis];
        }
        Some(place)
    };
    let mut candidates: Vec<usize> = (0..cells.len()).collect();
    let mut last_seen = vec![usize::MAX; cells.len()];
    let mut pass = 0;
    loop {
        let is_out = |place: usize| {
            let at = spread(place, shape);
            !steps.iter().all(|step| move_by(&at, step, true).map_or(border, |other| cells[other]))
        };
        let may_change = |place: usize| cells[place] && mask.is_none_or(|mask| mask[place]);
        let changed: Vec<usize> =
            candidates.iter().copied().filter(|place| may_change(*place) && is_out(*place)).collect();
        for place in &changed {
            cells[*place] = false;
        }
        pass += 1;
        if changed.is_empty() || pass == iterations {
            return cells;
        }
        candidates.clear();
        for place in changed {
            let at = spread(place, shape);
            for other in steps.iter().filter_map(|step| move_by(&at, step, false)) {
                if last_seen[other] != pass {
                    last_seen[other] = pass;
                    candidates.push(other);
                }
            }
        }
    }
}
