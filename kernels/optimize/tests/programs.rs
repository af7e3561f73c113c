//! Small programs whose answers are known.

use orchestrator_optimize::{Kind, Program, Status, assign, solve, solve_whole, triangle};

const FREE: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);
const POSITIVE: (f64, f64) = (0.0, f64::INFINITY);

fn program(matrix: &[f64], cost: &[f64], columns: &[(f64, f64)], rows: &[(f64, f64)]) -> Program {
    Program::from_dense(matrix, cost.to_vec(), columns.to_vec(), rows.to_vec()).expect("sizes fit")
}

fn rounded(values: &[f64]) -> Vec<f64> {
    values.iter().map(|value| (value * 1e9).round() / 1e9 + 0.0).collect()
}

#[test]
fn the_cheapest_corner_has_prices() {
    let rows = [(f64::NEG_INFINITY, 6.0), (f64::NEG_INFINITY, 4.0)];
    let found = solve(&program(&[-3.0, 1.0, 1.0, 2.0], &[-1.0, 4.0], &[FREE, (-3.0, f64::INFINITY)], &rows), 1000);
    assert_eq!(found.status, Status::Optimal);
    assert_eq!(rounded(&found.x), [10.0, -3.0]);
    assert_eq!(rounded(&found.row_prices), [0.0, -1.0]);
    assert_eq!(rounded(&found.column_prices), [0.0, 6.0]);
}

#[test]
fn contradictions_and_endless_descents_are_told_apart() {
    let contradiction =
        program(&[1.0, 1.0, 1.0, 1.0], &[1.0, 1.0], &[POSITIVE; 2], &[(f64::NEG_INFINITY, 1.0), (3.0, f64::INFINITY)]);
    assert_eq!(solve(&contradiction, 1000).status, Status::Infeasible);
    let endless = program(&[1.0, -1.0], &[-1.0, -1.0], &[POSITIVE; 2], &[(f64::NEG_INFINITY, 1.0)]);
    assert_eq!(solve(&endless, 1000).status, Status::Unbounded);
    assert_eq!(solve(&program(&[], &[1.0], &[(2.0, 5.0)], &[]), 1000).x, [2.0]);
}

#[test]
fn whole_numbers_are_found() {
    let rows = [(f64::NEG_INFINITY, 1.0), (f64::NEG_INFINITY, 12.0), (f64::NEG_INFINITY, 12.0)];
    let found = solve_whole(
        &program(&[-1.0, 1.0, 3.0, 2.0, 2.0, 3.0], &[0.0, -1.0], &[POSITIVE; 2], &rows),
        &[Kind::Real, Kind::Whole],
        1000,
        0.0,
    );
    assert_eq!(found.solution.status, Status::Optimal);
    assert_eq!(found.solution.x[1].to_bits(), 2.0_f64.to_bits());
}

#[test]
fn rows_take_the_cheapest_columns() {
    assert_eq!(assign(&[4.0, 1.0, 3.0, 2.0, 0.0, 5.0, 3.0, 2.0, 2.0], 3, 3), Some(vec![1, 0, 2]));
    assert_eq!(assign(&[1.0; 9], 3, 3), Some(vec![0, 1, 2]));
    assert_eq!(assign(&[f64::INFINITY; 4], 2, 2), None);
}

#[test]
fn the_longest_column_is_turned_first() {
    let found = triangle(vec![3.0, 4.0, 0.0, 0.0, 0.0, 0.0, 8.0, 6.0, 0.0], 3, vec![1.0, 2.0, 3.0]);
    assert_eq!((found.order, &found.lengths[..]), (vec![2, 0, 1], &[5.0, 0.0, 10.0][..]));
    // A column becomes minus its length, then what is left of the others decides; they and the right side keep their lengths.
    assert_eq!(rounded(&[found.columns[0], found.columns[3], found.columns[6]]), [-10.0, -4.8, 0.0]);
    assert_eq!(rounded(&[found.columns[4].abs(), found.columns[7]]), [1.4, 0.0]);
    let square: f64 = found.turned.iter().map(|value| value * value).sum();
    assert_eq!(rounded(&[found.turned[0], square]), [-2.0, 14.0]);
}

#[test]
fn tall_matrices_turn_as_short_ones_do() {
    let n_rows = 70_000;
    let column = |step: usize| (0..n_rows).map(move |row| f64::from(u8::try_from(row * step % 7).unwrap_or(0)));
    let found = triangle(column(3).chain(column(5)).collect(), n_rows, column(2).collect());
    let square = |values: &mut dyn Iterator<Item = f64>| values.map(|value| value * value).sum::<f64>();
    assert_eq!(rounded(&[found.columns[0].abs()]), rounded(&[square(&mut column(3)).sqrt()]));
    let turned = square(&mut found.turned.iter().copied()).round();
    assert_eq!(rounded(&[turned]), rounded(&[square(&mut column(2)).round()]));
}
