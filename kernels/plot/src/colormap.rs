//! From a number to a colour: maps of even steps, sequential ones and one with a neutral middle.

use serde::{Deserialize, Serialize};

use crate::colour::{Rgba, mix};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourMap {
    /// Dark blue over green to yellow.
    #[default]
    Viridis,
    /// Black over red to pale yellow.
    Magma,
    /// From the ground to blue: white to dark blue, or dark to light blue on a dark ground.
    Blues,
    /// From the ground to its opposite.
    Greys,
    /// Blue over the ground to orange; its middle is zero unless a range says otherwise.
    Diverging,
}

const VIRIDIS: [u32; 10] =
    [0x44_0154, 0x48_2878, 0x3e_4989, 0x31_688e, 0x26_828e, 0x1f_9e89, 0x35_b779, 0x6e_ce58, 0xb5_de2b, 0xfd_e725];
const MAGMA: [u32; 10] =
    [0x00_0004, 0x18_0f3d, 0x44_0f76, 0x72_1f81, 0x9e_2f7f, 0xcd_4071, 0xf1_605d, 0xfd_9668, 0xfe_ca8d, 0xfc_fdbf];
const BLUES: [u32; 4] = [0xf4_f8fc, 0xa6_cbe6, 0x37_86c0, 0x08_3a70];
const GREYS: [u32; 2] = [0xff_ffff, 0x1a_1a1a];
const DIVERGING: [u32; 5] = [0x0b_5394, 0x6f_aedb, 0xf5_f5f3, 0xf0_a35e, 0xb5_4a00];
/// The same on a dark ground, where small values must not be the brightest.
const BLUES_ON_DARK: [u32; 4] = [0x25_2d38, 0x1f_5080, 0x46_94d0, 0xc6_e4f8];
const GREYS_ON_DARK: [u32; 2] = [0x26_2a31, 0xf0_f0f0];
const DIVERGING_ON_DARK: [u32; 5] = [0x7c_c4f4, 0x2c_6ca3, 0x2b_3038, 0xa8_5c1c, 0xf7_b267];

impl ColourMap {
    /// The colour at `share`, 0 to 1 along the map.
    pub fn at(self, share: f64, on_dark: bool) -> Rgba {
        let stops: &[u32] = match (self, on_dark) {
            (Self::Viridis, _) => &VIRIDIS,
            (Self::Magma, _) => &MAGMA,
            (Self::Blues, false) => &BLUES,
            (Self::Blues, true) => &BLUES_ON_DARK,
            (Self::Greys, false) => &GREYS,
            (Self::Greys, true) => &GREYS_ON_DARK,
            (Self::Diverging, false) => &DIVERGING,
            (Self::Diverging, true) => &DIVERGING_ON_DARK,
        };
        let last = stops.len() - 1;
        let place = if share.is_nan() { 0.0 } else { share.clamp(0.0, 1.0) } * last as f64;
        let below = (place.floor() as usize).min(last - 1);
        mix(Rgba::hex(stops[below]), Rgba::hex(stops[below + 1]), place - below as f64)
    }

    /// The range of `values` a map spans: their own, or for a diverging map as far below zero as above.
    pub fn range(self, values: impl Iterator<Item = f64>) -> Option<[f64; 2]> {
        let (low, high) = values
            .filter(|v| v.is_finite())
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        if low > high {
            return None;
        }
        if self == Self::Diverging {
            let far = low.abs().max(high.abs());
            let far = if far == 0.0 { 1.0 } else { far };
            return Some([-far, far]);
        }
        if low == high {
            let half = if low == 0.0 { 0.5 } else { low.abs() * 0.5 };
            return Some([low - half, high + half]);
        }
        Some([low, high])
    }
}

/// Where `v` lies in a range, 0 to 1.
pub fn share(v: f64, [low, high]: [f64; 2]) -> f64 {
    ((v / 2.0 - low / 2.0) / (high / 2.0 - low / 2.0)).clamp(0.0, 1.0)
}
