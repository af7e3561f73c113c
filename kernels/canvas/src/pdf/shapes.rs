//! The kinds of things on a display list, as operators of a page.

use pdf_writer::types::{ColorSpaceOperand, PaintType, TilingType};
use pdf_writer::{Content, Filter, Finish, Name, Rect, Ref};

use super::{Writer, compressed, steps};
use crate::CanvasError;
use crate::geometry::Affine;
use crate::hatch;
use crate::list::{
    Clip, Collection, Colour, Hatch, Interpolation, Label, Markers, Mesh, Pen, Picture, Shape, Triangles,
};
use crate::paint;
use crate::path::{Polyline, Step};
use crate::surface::Surface;
use crate::svg::steps_of;

/// How often to ask whether the work is to end.
const BETWEEN_CHECKS: usize = 1 << 10;

fn rgb(colour: Colour) -> [f32; 3] {
    [colour[0], colour[1], colour[2]].map(|channel| channel.clamp(0.0, 1.0) as f32)
}

fn matrix(map: &Affine) -> [f32; 6] {
    [map.a, map.b, map.c, map.d, map.e, map.f].map(|value| value.clamp(-1e6, 1e6) as f32)
}

/// Face and edge of steps, with colours that are set already.
fn paint_steps(content: &mut Content, steps: &[Step], has_face: bool, has_edge: bool) {
    steps::add(content, steps);
    match (has_face, has_edge) {
        (true, true) => content.fill_nonzero_and_stroke(),
        (true, false) => content.fill_nonzero(),
        (false, true) => content.stroke(),
        (false, false) => content.end_path(),
    };
}

fn lines_as_steps(lines: &[Polyline], place: &Affine) -> Vec<Step> {
    let mut steps = Vec::new();
    for line in lines {
        for (index, point) in line.points.iter().enumerate() {
            let to = place.apply(*point);
            steps.push(if index == 0 { Step::Move(to) } else { Step::Line(to) });
        }
        if line.is_closed {
            steps.push(Step::Close);
        }
    }
    steps
}

impl Writer<'_> {
    fn check(&self, index: usize) -> Result<(), CanvasError> {
        if index.is_multiple_of(BETWEEN_CHECKS) && (self.is_over)() { Err(CanvasError::Stopped) } else { Ok(()) }
    }

    fn path(&mut self, steps: &[Step], face: Option<Colour>, edge: Option<Colour>, pen: &Pen, hatch: Option<&Hatch>) {
        let face = face.filter(|face| face[3] > 0.0);
        let edge = edge.filter(|edge| edge[3] > 0.0 && pen.width > 0.0);
        if steps.is_empty() || (face.is_none() && edge.is_none() && hatch.is_none()) {
            return;
        }
        self.content.save_state();
        self.set_opacity(edge.map_or(1.0, |edge| edge[3]), face.map_or(1.0, |face| face[3]));
        if let Some([r, g, b]) = face.map(rgb) {
            self.content.set_fill_rgb(r, g, b);
        }
        if let Some([r, g, b]) = edge.map(rgb) {
            self.content.set_stroke_rgb(r, g, b);
            steps::set_pen(&mut self.content, pen);
        }
        if let Some(hatch) = hatch {
            paint_steps(&mut self.content, steps, face.is_some(), false);
            let pattern = self.pattern(hatch);
            self.set_opacity(edge.map_or(1.0, |edge| edge[3]), hatch.colour[3]);
            self.content.set_fill_color_space(ColorSpaceOperand::Pattern);
            self.content.set_fill_pattern([], Name(format!("H{pattern}").as_bytes()));
        }
        paint_steps(&mut self.content, steps, face.is_some() || hatch.is_some(), edge.is_some());
        self.content.restore_state();
    }

    pub(super) fn shape(&mut self, shape: &Shape) {
        self.clipped(&shape.clip);
        let steps = steps_of(&shape.path, &Affine::IDENTITY, shape.simplify && shape.face.is_none());
        self.path(&steps, shape.face, shape.edge, &shape.pen, shape.hatch.as_ref());
        self.content.restore_state();
    }

    pub(super) fn markers(&mut self, markers: &Markers) -> Result<(), CanvasError> {
        let face = markers.face.filter(|face| face[3] > 0.0);
        let edge = markers.edge.filter(|edge| edge[3] > 0.0 && markers.pen.width > 0.0);
        let mut content = Content::new();
        if let Some([r, g, b]) = face.map(rgb) {
            content.set_fill_rgb(r, g, b);
        }
        if let Some([r, g, b]) = edge.map(rgb) {
            content.set_stroke_rgb(r, g, b);
            steps::set_pen(&mut content, &markers.pen);
        }
        paint_steps(&mut content, &markers.marker.steps(), face.is_some(), edge.is_some());
        let bytes = compressed(&content.finish());
        let bounds = markers.marker.bounds().grown(markers.pen.width * 3.0 + 1.0);
        let reference = self.reference();
        let mut form = self.pdf.form_xobject(reference, &bytes);
        form.filter(Filter::FlateDecode);
        form.bbox(Rect::new(bounds.x0 as f32, bounds.y0 as f32, bounds.x1 as f32, bounds.y1 as f32));
        form.finish();
        self.objects.push(reference);
        let name = format!("X{}", self.objects.len() - 1);
        self.clipped(&markers.clip);
        self.set_opacity(edge.map_or(1.0, |edge| edge[3]), face.map_or(1.0, |face| face[3]));
        for (index, [x, y]) in markers.positions.iter().enumerate() {
            self.check(index)?;
            if x.abs() < 1e6 && y.abs() < 1e6 {
                self.content.save_state().transform([1.0, 0.0, 0.0, 1.0, *x as f32, *y as f32]);
                self.content.x_object(Name(name.as_bytes())).restore_state();
            }
        }
        self.content.restore_state();
        Ok(())
    }

    pub(super) fn collection(&mut self, collection: &Collection) -> Result<(), CanvasError> {
        self.clipped(&collection.clip);
        for index in 0..collection.n_drawn() {
            self.check(index)?;
            let place = collection.place(index);
            if place.e.is_finite() && place.f.is_finite() {
                let steps = collection.paths[index % collection.paths.len()].transformed(&place).steps();
                let (face, edge) = collection.colours(index);
                self.path(&steps, face, edge, &collection.pen(index), collection.hatch.as_ref());
            }
        }
        self.content.restore_state();
        Ok(())
    }

    pub(super) fn mesh(&mut self, mesh: &Mesh) -> Result<(), CanvasError> {
        self.clipped(&mesh.clip);
        for index in 0..mesh.n_rows * mesh.n_columns {
            self.check(index)?;
            if let Some([a, b, c, d]) = mesh.quad(index) {
                let steps = [Step::Move(a), Step::Line(b), Step::Line(c), Step::Line(d), Step::Close];
                let (face, edge) = mesh.colours(index);
                self.path(&steps, face, edge, &mesh.pen, None);
            }
        }
        self.content.restore_state();
        Ok(())
    }

    pub(super) fn triangles(&mut self, triangles: &Triangles) -> Result<(), CanvasError> {
        let Some((surface, bounds)) = paint::triangles_alone(triangles, self.dpi, self.is_over)? else { return Ok(()) };
        let place = Affine::new([bounds.x1 - bounds.x0, 0.0, 0.0, bounds.y1 - bounds.y0, bounds.x0, bounds.y0]);
        self.embed(&surface, &place, &triangles.clip, true);
        Ok(())
    }

    pub(super) fn picture(&mut self, picture: &Picture) {
        let surface = Surface { width: picture.n_columns, height: picture.n_rows, pixels: picture.pixels.clone() };
        self.embed(&surface, &picture.place, &picture.clip, matches!(picture.interpolation, Interpolation::By(_)));
    }

    /// A picture, with its opacities apart where it has any.
    fn embed(&mut self, surface: &Surface, place: &Affine, clip: &Clip, is_mixed: bool) {
        if surface.pixels.is_empty() {
            return;
        }
        let reference = self.reference();
        let is_opaque = surface.pixels.iter().all(|pixel| pixel[3] == 255);
        let mask = (!is_opaque).then(|| self.reference());
        let size = (surface.width as i32, surface.height as i32);
        let colours: Vec<u8> = surface.pixels.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
        let colours = compressed(&colours);
        let mut image = self.pdf.image_xobject(reference, &colours);
        image.filter(Filter::FlateDecode);
        image.width(size.0).height(size.1).bits_per_component(8).interpolate(is_mixed);
        image.color_space().device_rgb();
        if let Some(mask) = mask {
            image.s_mask(mask);
        }
        image.finish();
        if let Some(mask) = mask {
            let shares: Vec<u8> = surface.pixels.iter().map(|pixel| pixel[3]).collect();
            let shares = compressed(&shares);
            let mut image = self.pdf.image_xobject(mask, &shares);
            image.filter(Filter::FlateDecode);
            image.width(size.0).height(size.1).bits_per_component(8).interpolate(is_mixed);
            image.color_space().device_gray();
        }
        self.objects.push(reference);
        let name = format!("X{}", self.objects.len() - 1);
        self.clipped(clip);
        self.content.transform(matrix(place)).x_object(Name(name.as_bytes())).restore_state();
    }

    /// The number of a pattern, made once.
    fn pattern(&mut self, pattern: &Hatch) -> usize {
        let key = format!("{} {:?} {}", pattern.pattern, pattern.colour, pattern.width);
        if let Some(number) = self.pattern_names.get(&key) {
            return *number;
        }
        let side = self.dpi.clamp(8.0, 2048.0);
        let place = Affine::scale(side, side);
        let (lines, filled) = hatch::figures(&pattern.pattern);
        let [r, g, b] = rgb(pattern.colour);
        let mut content = Content::new();
        content.set_fill_rgb(r, g, b).set_stroke_rgb(r, g, b);
        steps::set_pen(&mut content, &Pen { width: pattern.width, ..Pen::default() });
        paint_steps(&mut content, &lines_as_steps(&lines, &place), false, true);
        paint_steps(&mut content, &lines_as_steps(&filled, &place), true, false);
        let bytes = compressed(&content.finish());
        let reference: Ref = self.reference();
        let scale = (72.0 / self.dpi) as f32;
        let mut tile = self.pdf.tiling_pattern(reference, &bytes);
        tile.filter(Filter::FlateDecode);
        tile.paint_type(PaintType::Colored).tiling_type(TilingType::ConstantSpacing);
        tile.bbox(Rect::new(0.0, 0.0, side as f32, side as f32)).x_step(side as f32).y_step(side as f32);
        // A pattern lies on the page, not on what it fills.
        tile.matrix([scale, 0.0, 0.0, scale, 0.0, 0.0]);
        tile.resources();
        tile.finish();
        self.patterns.push(reference);
        self.pattern_names.insert(key, self.patterns.len() - 1);
        self.patterns.len() - 1
    }

    pub(super) fn label(&mut self, label: &Label) {
        let [x, y] = label.origin;
        if !x.is_finite() || !y.is_finite() || label.colour[3] <= 0.0 {
            return;
        }
        self.clipped(&label.clip);
        self.set_opacity(1.0, label.colour[3]);
        let [r, g, b] = rgb(label.colour);
        self.content.set_fill_rgb(r, g, b);
        let line = Affine::rotation(label.angle).then(&Affine::translation(x, y));
        self.content.begin_text();
        for glyph in &label.run.glyphs {
            let (font, code) = self.fonts.code(glyph);
            let place =
                Affine::scale(glyph.stretch, 1.0).then(&Affine::translation(glyph.at[0], glyph.at[1])).then(&line);
            self.content.set_font(Name(format!("F{font}").as_bytes()), glyph.size as f32);
            self.content.set_text_matrix(matrix(&place)).show(pdf_writer::Str(&[code]));
        }
        self.content.end_text();
        for rule in &label.run.rules {
            let corners = [[rule.x0, rule.y0], [rule.x1, rule.y0], [rule.x1, rule.y1], [rule.x0, rule.y1]];
            let outline = Polyline { points: corners.to_vec(), is_closed: true };
            paint_steps(&mut self.content, &lines_as_steps(&[outline], &line), true, false);
        }
        self.content.restore_state();
    }
}
