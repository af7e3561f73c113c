//! The two themes and the colours of series: Okabe and Ito's eight, which colour-blind readers tell apart.

use crate::colour::{Ink, Rgba, mix};
use crate::figure::{Figure, Theme};

/// Series colours on white: strong ones first, yellow late because it is pale there.
const ON_LIGHT: [Rgba; 8] = [
    Rgba::hex(0x00_72b2),
    Rgba::hex(0xd5_5e00),
    Rgba::hex(0x00_9e73),
    Rgba::hex(0xcc_79a7),
    Rgba::hex(0xe6_9f00),
    Rgba::hex(0x56_b4e9),
    Rgba::hex(0x4d_4d4d),
    Rgba::hex(0xd9_cb1e),
];

/// The same hues on a dark ground: light ones first, grey in place of black.
const ON_DARK: [Rgba; 8] = [
    Rgba::hex(0x56_b4e9),
    Rgba::hex(0xe6_9f00),
    Rgba::hex(0x1f_bf92),
    Rgba::hex(0xd9_8cb8),
    Rgba::hex(0xf0_e442),
    Rgba::hex(0xe8_6f1a),
    Rgba::hex(0xbf_bfbf),
    Rgba::hex(0x3f_8fd0),
];

/// Every colour of one figure, resolved.
pub struct Colours {
    pub background: Rgba,
    pub text: Rgba,
    pub muted: Rgba,
    pub grid: Rgba,
    pub axis: Rgba,
    pub on_dark: bool,
    series: Vec<Rgba>,
}

impl Colours {
    pub fn of(figure: &Figure) -> Self {
        let (background, text, muted, grid, axis, own) = match figure.theme {
            Theme::Light => (0xff_ffff, 0x1f_2328, 0x59_6069, 0xe4_e7eb, 0x8a_929c, &ON_LIGHT),
            Theme::Dark => (0x1b_1e24, 0xe8_eaed, 0xa8_afb9, 0x33_3840, 0x7a_828e, &ON_DARK),
        };
        let given = figure.palette.iter().map(|ink| match ink {
            Ink::Rgba(rgba) => *rgba,
            Ink::Series(index) => own[index % own.len()],
            Ink::Text | Ink::Background => Rgba::hex(text),
            Ink::Muted => Rgba::hex(muted),
        });
        let mut series: Vec<Rgba> = given.collect();
        if series.is_empty() {
            series = own.to_vec();
        }
        let [background, text, muted, grid, axis] = [background, text, muted, grid, axis].map(Rgba::hex);
        Self { background, text, muted, grid, axis, on_dark: figure.theme == Theme::Dark, series }
    }

    /// How many series get a colour of their own.
    pub fn distinct(&self) -> usize {
        self.series.len()
    }

    /// Past the end of the palette its colours come again, each time nearer to the text's.
    pub fn series(&self, index: usize) -> Rgba {
        let colour = self.series[index % self.series.len()];
        match index / self.series.len() {
            0 => colour,
            round => mix(colour, self.text, (round as f64 * 0.3).min(0.75)),
        }
    }

    pub fn ink(&self, ink: Ink) -> Rgba {
        match ink {
            Ink::Rgba(rgba) => rgba,
            Ink::Series(index) => self.series(index),
            Ink::Text => self.text,
            Ink::Muted => self.muted,
            Ink::Background => self.background,
        }
    }

    /// Dark or light text, whichever reads better on `ground`.
    pub fn text_on(ground: Rgba) -> Rgba {
        if ground.lightness() > 0.62 { Rgba::hex(0x1f_2328) } else { Rgba::hex(0xff_ffff) }
    }
}
