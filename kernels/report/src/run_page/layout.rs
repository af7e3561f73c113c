//! Where the tasks of a graph stand: layers from left to right, rows from top to bottom. A need that passes layers gets
//! a place in each of them, so no arrow runs through a box.

use std::collections::HashMap;

/// Passes over the layers; more change little.
const N_SWEEPS: usize = 6;

/// A place in a layer: a task, or a need on its way from a task to one further right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Task(usize),
    Passing(usize),
}

#[derive(Debug, Default)]
pub(super) struct Layout {
    pub places: Vec<Place>,
    /// Places of each layer, from top to bottom.
    pub layers: Vec<Vec<usize>>,
    /// The middle of each place.
    pub heights: Vec<f64>,
    /// From a place to one of the next layer, each once.
    pub lines: Vec<(usize, usize)>,
    /// The first layer of each phase that has tasks, with the number of the phase.
    pub starts: Vec<(usize, usize)>,
}

/// `phases` holds the tasks of each phase by number, `needs` pairs of a task and one that needs it. Needs that do not
/// lead to the right, which only a circle has, are left out. `room` is the height that a place takes.
pub(super) fn layout(phases: &[Vec<usize>], needs: &[(usize, usize)], room: impl Fn(Place) -> f64) -> Layout {
    let mut layout = Layout::default();
    let layer_of = layout.layers_of(phases, needs);
    layout.pass(&layer_of, needs);
    layout.order();
    layout.stand(room);
    layout
}

impl Layout {
    /// A task stands in the layer after the last one it needs, and not before its phase.
    fn layers_of(&mut self, phases: &[Vec<usize>], needs: &[(usize, usize)]) -> Vec<usize> {
        let n_tasks = phases.iter().flatten().max().map_or(0, |last| last + 1);
        let mut layer_of = vec![0; n_tasks];
        let mut start = 0;
        for (number, tasks) in phases.iter().enumerate().filter(|(_, tasks)| !tasks.is_empty()) {
            for task in tasks {
                layer_of[*task] = start;
            }
            let inside: Vec<(usize, usize)> = needs
                .iter()
                .copied()
                .filter(|(from, to)| from != to && tasks.contains(from) && tasks.contains(to))
                .collect();
            // The longest way has fewer steps than there are tasks; a circle ends here.
            for _ in 1..tasks.len() {
                for (from, to) in &inside {
                    layer_of[*to] = layer_of[*to].max(layer_of[*from] + 1).min(start + tasks.len() - 1);
                }
            }
            self.starts.push((start, number));
            start = 1 + tasks.iter().map(|task| layer_of[*task]).max().unwrap_or(start);
        }
        self.layers = vec![Vec::new(); start];
        for (task, layer) in layer_of.iter().enumerate() {
            self.layers[*layer].push(task);
            self.places.push(Place::Task(task));
        }
        layer_of
    }

    /// Needs of one task share their way.
    fn pass(&mut self, layer_of: &[usize], needs: &[(usize, usize)]) {
        let mut passing = HashMap::new();
        for (from, to) in needs {
            let mut last = *from;
            for layer in layer_of[*from] + 1..layer_of[*to] {
                let place = *passing.entry((*from, layer)).or_insert_with(|| {
                    self.places.push(Place::Passing(*from));
                    self.layers[layer].push(self.places.len() - 1);
                    self.places.len() - 1
                });
                self.lines.push((last, place));
                last = place;
            }
            if layer_of[*from] < layer_of[*to] {
                self.lines.push((last, *to));
            }
        }
        self.lines.sort_unstable();
        self.lines.dedup();
    }

    /// Sorts each layer by the middle of what its places are joined to, from both sides in turn.
    fn order(&mut self) {
        let (before, after) = self.neighbours();
        let mut at = vec![0.0; self.places.len()];
        let number = |layer: &[usize], at: &mut [f64]| {
            for (row, place) in layer.iter().enumerate() {
                #[expect(clippy::cast_precision_loss, reason = "a few rows")]
                let row = row as f64;
                at[*place] = row;
            }
        };
        self.layers.iter().for_each(|layer| number(layer, &mut at));
        for sweep in 0..N_SWEEPS {
            let (joined, backwards) = if sweep % 2 == 0 { (&before, false) } else { (&after, true) };
            for step in 0..self.layers.len() {
                let layer = if backwards { self.layers.len() - 1 - step } else { step };
                let layer = &mut self.layers[layer];
                let middles: HashMap<usize, f64> =
                    layer.iter().map(|place| (*place, mean(&joined[*place], &at).unwrap_or(at[*place]))).collect();
                layer.sort_by(|left, right| middles[left].total_cmp(&middles[right]));
                number(layer, &mut at);
            }
        }
    }

    /// Gives each place the height nearest to what it is joined to, in the order found and without touching another.
    fn stand(&mut self, room: impl Fn(Place) -> f64) {
        let (before, after) = self.neighbours();
        self.heights = vec![0.0; self.places.len()];
        for sweep in 0..=N_SWEEPS {
            let (joined, backwards) = if sweep % 2 == 0 { (&before, false) } else { (&after, true) };
            for step in 0..self.layers.len() {
                let layer = &self.layers[if backwards { self.layers.len() - 1 - step } else { step }];
                let wanted: Vec<f64> = layer
                    .iter()
                    .map(|place| mean(&joined[*place], &self.heights).unwrap_or(self.heights[*place]))
                    .collect();
                let rooms: Vec<f64> = layer.iter().map(|place| room(self.places[*place])).collect();
                for (place, height) in layer.iter().zip(apart(&wanted, &rooms)) {
                    self.heights[*place] = height;
                }
            }
        }
        let tops = self.places.iter().zip(&self.heights).map(|(place, height)| height - room(*place) / 2.0);
        let top = tops.fold(f64::INFINITY, f64::min);
        self.heights.iter_mut().for_each(|height| *height -= top);
    }

    fn neighbours(&self) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
        let mut before = vec![Vec::new(); self.places.len()];
        let mut after = before.clone();
        for (from, to) in &self.lines {
            before[*to].push(*from);
            after[*from].push(*to);
        }
        (before, after)
    }
}

fn mean(places: &[usize], values: &[f64]) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a few places")]
    let n_places = places.len() as f64;
    (!places.is_empty()).then(|| places.iter().map(|place| values[*place]).sum::<f64>() / n_places)
}

/// The heights nearest to those wanted, by squares, so that neighbours do not overlap: blocks that would are merged and
/// stand at the mean of what they want.
fn apart(wanted: &[f64], rooms: &[f64]) -> Vec<f64> {
    let mut offsets = Vec::with_capacity(wanted.len());
    let mut offset = 0.0;
    for at in 0..wanted.len() {
        if at > 0 {
            offset += f64::midpoint(rooms[at - 1], rooms[at]);
        }
        offsets.push(offset);
    }
    // Sum and number of the members of each block.
    let mut blocks: Vec<(f64, u32)> = Vec::new();
    let middle = |block: &(f64, u32)| block.0 / f64::from(block.1);
    for (wanted, offset) in wanted.iter().zip(&offsets) {
        let mut block = (wanted - offset, 1);
        while let Some(last) = blocks.pop_if(|last| middle(last) > middle(&block)) {
            block = (block.0 + last.0, block.1 + last.1);
        }
        blocks.push(block);
    }
    let mut heights = Vec::with_capacity(wanted.len());
    for block in &blocks {
        for _ in 0..block.1 {
            heights.push(middle(block) + offsets[heights.len()]);
        }
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::{Layout, Place, apart, layout};

    fn laid(phases: &[Vec<usize>], needs: &[(usize, usize)]) -> Layout {
        layout(phases, needs, |place| if matches!(place, Place::Task(_)) { 10.0 } else { 4.0 })
    }

    #[test]
    fn a_need_that_passes_a_layer_has_a_place_in_it() {
        let laid = laid(&[vec![0], vec![1], vec![2]], &[(0, 1), (1, 2), (0, 2)]);
        assert_eq!(laid.layers.len(), 3);
        assert_eq!(laid.places[3], Place::Passing(0));
        assert_eq!(laid.lines, [(0, 1), (0, 3), (1, 2), (3, 2)]);
        assert_eq!(laid.starts, [(0, 0), (1, 1), (2, 2)]);
        let distance = (laid.heights[1] - laid.heights[3]).abs();
        assert!((distance - 7.0).abs() < 1e-9, "{distance}");
    }

    #[test]
    fn phases_without_tasks_and_circles_do_no_harm() {
        let circle = laid(&[vec![], vec![0, 1, 2], vec![]], &[(0, 1), (1, 2), (2, 0), (1, 1)]);
        assert_eq!(circle.starts, [(0, 1)]);
        assert_eq!(circle.layers.iter().map(Vec::len).sum::<usize>(), circle.places.len());
        assert_eq!(laid(&[], &[]).layers.len(), 0);
    }

    #[test]
    fn neighbours_stand_apart() {
        assert_eq!(apart(&[0.0, 0.0, 100.0], &[10.0, 10.0, 10.0]), [-5.0, 5.0, 100.0]);
        assert_eq!(apart(&[5.0, 0.0], &[10.0, 4.0]), [-1.0, 6.0]);
    }
}
