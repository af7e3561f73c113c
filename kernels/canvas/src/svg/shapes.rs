//! The kinds of things on a display list, as elements.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::words::{data, hex, number, short_data, style};
use super::{Form, Writer};
use crate::CanvasError;
use crate::geometry::Affine;
use crate::list::{Clip, Collection, Colour, Hatch, Interpolation, Markers, Mesh, Pen, Picture, Shape, Triangles};
use crate::path::{Path, Step};
use crate::surface::Surface;
use crate::{paint, png, simplify};

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 10;

/// The steps of a path in place, with what cannot be seen left out of long lines.
pub(crate) fn steps_of(path: &Path, place: &Affine, is_simplified: bool) -> Vec<Step> {
    if !is_simplified || path.codes.is_some() || path.points.len() < 128 {
        return path.transformed(place).steps();
    }
    let mut steps = Vec::new();
    for line in crate::path::lines_of(path, place) {
        let points = simplify::simplify(&line.points);
        let mut points = points.into_iter();
        steps.extend(points.next().map(Step::Move));
        steps.extend(points.map(Step::Line));
    }
    steps
}

impl Writer<'_> {
    fn path(
        &mut self,
        steps: &[Step],
        face: Option<Colour>,
        edge: Option<Colour>,
        pen: &Pen,
        hatch: Option<&Hatch>,
        clip: &str,
    ) {
        if steps.is_empty() {
            return;
        }
        let face = face.filter(|face| face[3] > 0.0);
        let (fill, alpha) = match hatch {
            Some(hatch) => {
                let behind = face.map(|face| style(Some(hex(face)), face[3], None, pen));
                (Some(format!("url(#{})", self.defs.pattern(hatch, behind.as_deref(), self.dpi))), 1.0)
            }
            None => (face.map(hex), face.map_or(1.0, |face| face[3])),
        };
        let style = style(fill, alpha, edge, pen);
        let data = if self.form == Form::PartOfPage { short_data(steps) } else { data(steps) };
        let _ = writeln!(self.body, "<path d=\"{data}\"{clip} style=\"{style}\"/>");
    }

    pub(super) fn shape(&mut self, shape: &Shape) {
        let clip = self.defs.clip(&shape.clip, &self.place);
        let steps = steps_of(&shape.path, &self.place, shape.simplify && shape.face.is_none());
        self.path(&steps, shape.face, shape.edge, &shape.pen, shape.hatch.as_ref(), &clip);
    }

    pub(super) fn markers(&mut self, markers: &Markers) {
        let clip = self.defs.clip(&markers.clip, &self.place);
        let steps = markers.marker.transformed(&Affine::scale(1.0, -1.0)).steps();
        let face = markers.face.filter(|face| face[3] > 0.0);
        let style = style(face.map(hex), face.map_or(1.0, |face| face[3]), markers.edge, &markers.pen);
        let name = self.defs.marker(&steps, &style);
        let _ = writeln!(self.body, "<g{clip}>");
        for position in &markers.positions {
            let [x, y] = self.place.apply(*position);
            if x.is_finite() && y.is_finite() {
                let _ = writeln!(self.body, "<use xlink:href=\"#{name}\" x=\"{}\" y=\"{}\"/>", number(x), number(y));
            }
        }
        self.body.push_str("</g>\n");
    }

    fn check(&self, index: usize) -> Result<(), CanvasError> {
        if index.is_multiple_of(BETWEEN_CHECKS) && (self.is_over)() { Err(CanvasError::Stopped) } else { Ok(()) }
    }

    pub(super) fn collection(&mut self, collection: &Collection) -> Result<(), CanvasError> {
        let clip = self.defs.clip(&collection.clip, &self.place);
        let _ = writeln!(self.body, "<g{clip}>");
        for index in 0..collection.n_drawn() {
            self.check(index)?;
            let place = collection.place(index).then(&self.place);
            if place.e.is_finite() && place.f.is_finite() {
                let path = &collection.paths[index % collection.paths.len()];
                let (face, edge) = collection.colours(index);
                let steps = path.transformed(&place).steps();
                self.path(&steps, face, edge, &collection.pen(index), collection.hatch.as_ref(), "");
            }
        }
        self.body.push_str("</g>\n");
        Ok(())
    }

    pub(super) fn mesh(&mut self, mesh: &Mesh) -> Result<(), CanvasError> {
        let clip = self.defs.clip(&mesh.clip, &self.place);
        let _ = writeln!(self.body, "<g{clip} shape-rendering=\"crispEdges\">");
        for index in 0..mesh.n_rows * mesh.n_columns {
            self.check(index)?;
            if let Some(corners) = mesh.quad(index) {
                let [a, b, c, d] = corners.map(|corner| self.place.apply(corner));
                let steps = [Step::Move(a), Step::Line(b), Step::Line(c), Step::Line(d), Step::Close];
                let (face, edge) = mesh.colours(index);
                self.path(&steps, face, edge, &mesh.pen, None, "");
            }
        }
        self.body.push_str("</g>\n");
        Ok(())
    }

    /// Colours that run have no element of their own: they become a picture.
    pub(super) fn triangles(&mut self, triangles: &Triangles) -> Result<(), CanvasError> {
        let Some((surface, bounds)) = paint::triangles_alone(triangles, self.dpi, self.is_over)? else { return Ok(()) };
        let place = Affine::new([bounds.x1 - bounds.x0, 0.0, 0.0, bounds.y1 - bounds.y0, bounds.x0, bounds.y0]);
        self.embed(&surface, &place, &triangles.clip, false)
    }

    pub(super) fn picture(&mut self, picture: &Picture) -> Result<(), CanvasError> {
        let surface = Surface { width: picture.n_columns, height: picture.n_rows, pixels: picture.pixels.clone() };
        let is_plain = !matches!(picture.interpolation, Interpolation::By(_));
        self.embed(&surface, &picture.place, &picture.clip, is_plain)
    }

    /// `place` is from the unit square, y upwards.
    fn embed(&mut self, surface: &Surface, place: &Affine, clip: &Clip, is_plain: bool) -> Result<(), CanvasError> {
        if surface.pixels.is_empty() {
            return Ok(());
        }
        let bytes = png::encode(surface, self.dpi, &[])?;
        let clip = self.defs.clip(clip, &self.place);
        // An element's own rows go down from the top of the square.
        let map = Affine { d: -1.0, f: 1.0, ..Affine::IDENTITY }.then(place).then(&self.place);
        let values = [map.a, map.b, map.c, map.d, map.e, map.f].map(number).join(" ");
        let rendering = if is_plain { " style=\"image-rendering: pixelated\"" } else { "" };
        let _ = writeln!(
            self.body,
            "<g{clip}><image xlink:href=\"data:image/png;base64,{}\" width=\"1\" height=\"1\" \
             preserveAspectRatio=\"none\" transform=\"matrix({values})\"{rendering}/></g>",
            STANDARD.encode(bytes)
        );
        Ok(())
    }
}
