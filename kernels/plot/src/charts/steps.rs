//! Counts in bins as a filled outline. Unlike bars, several of them can overlap and all remain visible.

use crate::colour::Ink;
use crate::marks::{Area, Line, Step};

/// The area below `heights` and the line around it, which stands on `floor` at both ends. There is one more edge than
/// heights.
pub fn steps(edges: &[f64], heights: &[f64], floor: f64, colour: Ink) -> (Area, Line) {
    let colour = Some(colour);
    let (Some(first), Some(last)) = (edges.first(), heights.last()) else { return (Area::default(), Line::default()) };
    let high = heights.iter().chain([last]).copied().collect();
    let area = Area { x: edges.to_vec(), high, step: Step::After, colour, alpha: Some(0.22), ..Area::default() };
    let x = [first].into_iter().chain(edges).copied().collect();
    let y = [floor].iter().chain(heights).chain([&floor]).copied().collect();
    (area, Line { x, y, step: Step::After, colour, width: Some(1.6), ..Line::default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outline_stands_on_the_floor() {
        let (area, line) = steps(&[0.0, 1.0, 2.0], &[5.0, 3.0], 0.0, Ink::Series(0));
        assert_eq!((area.x, area.high), (vec![0.0, 1.0, 2.0], vec![5.0, 3.0, 3.0]));
        assert_eq!((line.x, line.y), (vec![0.0, 0.0, 1.0, 2.0], vec![0.0, 5.0, 3.0, 0.0]));
    }
}
