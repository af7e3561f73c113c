//! Filters, peaks and grids on values small enough to check by hand.

#![expect(clippy::float_cmp, reason = "binary fractions come out whole")]

use orchestrator_signal::{
    Border, Erosion, Extension, Windows, correlate_rows, erode, euclidean, extreme_rows, extremes, filter_lines,
    filter_rows, filter_rows_both_ways, filter_sections, filter_sections_both_ways, interpolate, keep_distant, label,
    local_maxima, mean_rows, prominences, ranks, up_filter_down, widths,
};

#[test]
fn recursive_filters_keep_their_state() {
    let mut rows = [1.0, 0.0, 0.0, 0.0];
    let mut states = [0.0];
    filter_rows(&[1.0, 0.0], &[1.0, -0.5], &mut rows, 4, &mut states);
    assert_eq!((rows, states), ([1.0, 0.5, 0.25, 0.125], [0.0625]));
    assert_eq!(up_filter_down(&[1.0, 1.0], &[1.0, 2.0, 3.0], 3, 2, 1), Some(vec![1.0, 1.0, 2.0, 2.0, 3.0, 3.0]));
    assert_eq!(up_filter_down(&[1.0, 1.0, 1.0], &[1.0, 2.0, 3.0], 3, 1, 2), Some(vec![1.0, 6.0, 3.0]));
}

#[test]
fn long_cascades_filter_as_short_ones_do() {
    // A section that passes everything on changes nothing, whichever loop runs.
    let (half, through) = ([0.5, 0.5, 0.0, 1.0, -0.25, 0.0], [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
    let mut short = [1.0, 2.0, -1.0, 0.5];
    let mut long = short;
    filter_sections(&half, &mut short, 4, &mut [0.0; 2]);
    filter_sections(
        &[half, through, through, through, through, through, through].concat(),
        &mut long,
        4,
        &mut [0.0; 14],
    );
    assert_eq!(short, [0.5, 1.625, 0.90625, -0.023_437_5]);
    assert_eq!(short, long);
}

#[test]
fn both_ways_go_on_beyond_the_ends() {
    // The sum of a sample and the one before it, halved: forward and backward together weigh 1, 2, 1 quarters.
    let smooth = [0.5, 0.5, 0.0, 1.0, 0.0, 0.0];
    for (extension, ends) in
        [(Extension::Odd, [1.0, 5.0]), (Extension::Even, [2.0, 5.0]), (Extension::Constant, [1.5, 5.0])]
    {
        let mut row = [1.0, 3.0, 5.0, 5.0];
        filter_sections_both_ways(&smooth, &[0.5, 0.0], &mut row, 4, (extension, 1));
        assert_eq!(row, [ends[0], 3.0, 4.5, ends[1]], "{extension:?}");
        let mut row = [1.0, 3.0, 5.0, 5.0];
        filter_rows_both_ways(&[0.5, 0.5], &[1.0, 0.0], &[0.5], &mut row, 4, (extension, 1));
        assert_eq!(row, [ends[0], 3.0, 4.5, ends[1]], "{extension:?}");
    }
}

#[test]
fn peaks_stand_out() {
    let x = [0.0, 2.0, 1.0, 3.0, 3.0, 0.0, 1.0, 0.0];
    let (peaks, lefts, rights) = local_maxima(&x);
    assert_eq!((&peaks[..], &lefts[..], &rights[..]), (&[1, 3, 6][..], &[1, 3, 6][..], &[1, 4, 6][..]));
    assert_eq!(keep_distant(&peaks, &[2.0, 3.0, 1.0], 3.0), [false, true, true]);
    let bases = prominences(&x, &peaks, None);
    assert_eq!(bases.iter().map(|found| found.prominence).collect::<Vec<_>>(), [1.0, 3.0, 1.0]);
    assert_eq!(widths(&x, &peaks[2..], &bases[2..], 0.5), [[1.0, 0.5, 5.5, 6.5]]);
}

#[test]
fn windows_see_the_padding() {
    let padded = [0.0, 0.0, 1.0, 2.0, 3.0, 0.0];
    assert_eq!(correlate_rows(&padded, 6, &[1.0, 0.0, -1.0]), [-1.0, -2.0, -2.0, 2.0]);
    assert_eq!(mean_rows(&padded, 6, 2), [0.0, 0.5, 1.5, 2.5, 1.5]);
    assert_eq!(extreme_rows(&padded, 6, 3, true), [1.0, 2.0, 3.0, 3.0]);
    let grid = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0];
    let windows = Windows::new(&grid, &[3, 3], &[2, 2], &[2, 2], &[true; 4]).unwrap();
    assert_eq!(windows.correlate(&[1.0; 4]), [12.0, 16.0, 24.0, 28.0]);
    assert_eq!(ranks(&windows, 1), [2.0, 3.0, 5.0, 6.0]);
    assert_eq!(extremes(&windows, true, &[]), [5.0, 6.0, 8.0, 9.0]);
    assert!(Windows::new(&grid, &[3, 3], &[3, 3], &[2, 2], &[true; 4]).is_none());
}

#[test]
fn regions_get_numbers_as_a_scan_meets_them() {
    let cells = [true, false, true, true, true, true, false, false, false].map(|cell: bool| cell);
    let cross = [false, true, false, true, true, true, false, true, false];
    let lines = [true, false, true, false, false, false, true, true, true];
    assert_eq!(label(&cells, &[3, 3], &cross), Some((vec![1, 0, 1, 1, 1, 1, 0, 0, 0], 1)));
    assert_eq!(label(&lines, &[3, 3], &cross), Some((vec![1, 0, 2, 0, 0, 0, 3, 3, 3], 3)));
    assert_eq!(label(&lines, &[4, 3], &cross), None);
}

#[test]
fn distances_and_erosion_count_from_the_edge() {
    let cells = [false, true, true, true, true];
    assert_eq!(euclidean(&cells, &[5], &[2.0]), (vec![0.0, 4.0, 16.0, 36.0, 64.0], vec![0; 5]));
    let steps = vec![vec![-1], vec![0], vec![1]];
    let erosion = Erosion { shape: &[5], steps: &steps, border: false, mask: None, iterations: 1 };
    assert_eq!(erode(&cells, &erosion), [false, false, true, true, false]);
    assert_eq!(erode(&cells, &Erosion { iterations: 0, ..erosion }), [false; 5]);
}

#[test]
fn splines_pass_through_their_cells() {
    let values = [1.0, 4.0, 9.0, 16.0, 25.0];
    // Reflected rows begin as scipy begins them, whose first cell is a little off where the row is short.
    let reflected = [0.999_999_987, 0.999_998_012, 0.999_931_695, 0.999_377_279];
    for (order, first) in (2..=5).zip(reflected) {
        for (border, first) in [(Border::Mirror, 1.0), (Border::Reflect, first), (Border::GridWrap, 1.0)] {
            let mut coefficients = values;
            filter_lines(&mut coefficients, 5, order, border);
            let back = interpolate(&coefficients, &[5], &[0.0, 1.0, 2.0, 3.0, 4.0], order, border, 0.0).unwrap();
            let rounded: Vec<f64> = back.iter().map(|value| (value * 1e9).round() / 1e9).collect();
            assert_eq!(rounded, [first, 4.0, 9.0, 16.0, 25.0]);
        }
    }
    assert_eq!(
        interpolate(&values, &[5], &[0.5, 9.0, f64::NAN], 1, Border::Constant, -1.0),
        Some(vec![2.5, -1.0, -1.0])
    );
}
