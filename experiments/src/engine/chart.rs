//! Charts of bars and of lines as SVG.

use super::axis::LogAxis;
use plotters::coord::ranged1d::{Ranged, ValueFormatter};
use plotters::coord::Shift;
use plotters::prelude::*;
use std::fmt::Display;
use turnstile_tools::{Error, Result};

const WIDTH: u32 = 1000;
const PANEL_HEIGHT: u32 = 330;
/// Sizes of texts in pixels: titles, axes and legend, names that stand upright.
const TITLE: u32 = 19;
const LABEL: u32 = 14;
const UPRIGHT: u32 = 12;
/// Radius of a ring in pixels.
const RING: u32 = 4;
/// Font of all texts.
pub(crate) const FONT: &str = "sans-serif";
/// Of the width of a category that its bars take.
const FILLED: f64 = 0.8;
/// The horizontal axis is that much longer than its bars: room for the legend.
const LEGEND: f64 = 1.34;

/// Colours that are told apart in black and white too.
pub(crate) const COLOURS: [RGBColor; 10] = [
    RGBColor(0x1f, 0x4e, 0x79),
    RGBColor(0xe0, 0x8e, 0x2b),
    RGBColor(0x8a, 0xb8, 0xd8),
    RGBColor(0x9c, 0x2f, 0x2f),
    RGBColor(0x6a, 0x9a, 0x4f),
    RGBColor(0x66, 0x66, 0x66),
    RGBColor(0xc9, 0xa0, 0xdc),
    RGBColor(0x2f, 0x8f, 0x83),
    RGBColor(0xd9, 0xc8, 0x4a),
    RGBColor(0x5b, 0x3a, 0x29),
];

/// One set of axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What it shows, with the unit.
    pub title: String,
    /// How the bars stand.
    pub kind: PanelKind,
    /// Places on the horizontal axis.
    pub categories: Vec<String>,
    /// A value a category each.
    pub series: Vec<Series>,
    /// What others say of the same: rings.
    pub stated: Vec<Stated>,
    /// Who they are, in the legend.
    pub stated_by: &'static str,
}

/// A value that a text states.
#[derive(Clone, Debug, PartialEq)]
pub struct Stated {
    /// Name of the category.
    pub category: String,
    /// Name of the series.
    pub series: String,
    /// The value, in the unit of the axis.
    pub value: f64,
}

impl Panel {
    /// A panel of what nothing is stated about.
    pub fn new(
        title: impl Into<String>,
        kind: PanelKind,
        categories: impl IntoIterator<Item = impl ToString>,
        series: impl IntoIterator<Item = Series>,
    ) -> Self {
        let categories = categories.into_iter();
        Self {
            title: title.into(),
            kind,
            categories: categories.map(|one| one.to_string()).collect(),
            series: series.into_iter().collect(),
            stated: vec![],
            stated_by: "stated in the paper",
        }
    }

    /// Whether there is anything to draw.
    pub fn has_bars(&self) -> bool {
        let mut values = self.series.iter().flat_map(|series| &series.values);
        values.any(Option::is_some)
    }
}

/// How the bars of a category stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelKind {
    /// Beside each other, on a logarithmic scale, with a line at 1: they are ratios.
    Grouped,
    /// On each other, in percent.
    Shares,
    /// On each other, up to the highest.
    Stacked,
    /// Points that lines connect, from zero to the highest.
    Lines,
    /// The same on a logarithmic scale, around the points.
    LogLines,
}

/// Bars of one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Name in the legend.
    pub name: String,
    /// A value a category; none where there is no such run.
    pub values: Vec<Option<f64>>,
}

impl Series {
    /// With a value a category.
    pub fn new(name: impl Into<String>, values: impl IntoIterator<Item = Option<f64>>) -> Self {
        Self {
            name: name.into(),
            values: values.into_iter().collect(),
        }
    }
}

type Canvas<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A rectangle: from and to on the horizontal axis, from and to on the vertical one.
type Bar = [f64; 4];

/// The panels one below the other.
pub fn svg(panels: &[Panel]) -> Result<String> {
    let mut text = String::new();
    let height = PANEL_HEIGHT * panels.len() as u32;
    {
        let canvas = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        canvas.fill(&WHITE).map_err(failed)?;
        let areas = canvas.split_evenly((panels.len(), 1));
        for (area, panel) in areas.iter().zip(panels) {
            draw(area, panel)?;
        }
        canvas.present().map_err(failed)?;
    }
    Ok(text)
}

fn draw(area: &Canvas, panel: &Panel) -> Result<()> {
    let categories = panel.categories.len() as f64;
    let mut builder = ChartBuilder::on(area);
    builder
        .caption(&panel.title, (FONT, TITLE))
        .margin(8)
        .x_label_area_size(label_height(panel))
        .y_label_area_size(68);
    match panel.kind {
        PanelKind::Shares | PanelKind::Stacked => {
            let bars = stacked(panel);
            let top = match panel.kind {
                PanelKind::Shares => 100.0,
                _ => highest(&bars),
            };
            let mut chart = builder
                .build_cartesian_2d(0.0..LEGEND * categories, 0.0..top)
                .map_err(failed)?;
            draw_bars(&mut chart, panel, &bars, 0.0)
        }
        PanelKind::Lines => {
            let points = points(panel);
            let highest = points.iter().flatten().map(|point| point.1);
            let top = above(highest.fold(0.0, f64::max));
            let mut chart = builder
                .build_cartesian_2d(0.0..LEGEND * categories, 0.0..top)
                .map_err(failed)?;
            draw_lines(&mut chart, panel, points, 0.0)
        }
        PanelKind::LogLines => {
            let (least, most) = powers_around(panel);
            let mut chart = builder
                .build_cartesian_2d(0.0..LEGEND * categories, LogAxis::new(least, most))
                .map_err(failed)?;
            draw_lines(&mut chart, panel, points(panel), least)
        }
        PanelKind::Grouped => {
            let (least, most) = decades(panel);
            let mut chart = builder
                .build_cartesian_2d(0.0..LEGEND * categories, LogAxis::new(least, most))
                .map_err(failed)?;
            draw_bars(&mut chart, panel, &grouped(panel, least), least)
        }
    }
}

/// Characters of the longest category.
fn longest(panel: &Panel) -> usize {
    let lengths = panel.categories.iter().map(|name| name.chars().count());
    lengths.max().unwrap_or(0)
}

/// Whether the names of categories stand upright in so many pixels: many of them, or long ones.
fn stands_upright(panel: &Panel, width: u32) -> bool {
    let bars = LEGEND * panel.categories.len().max(1) as f64;
    8 * longest(panel) > (f64::from(width) / bars) as usize
}

/// Pixels below the axis: names that stand upright are not cut.
fn label_height(panel: &Panel) -> u32 {
    match stands_upright(panel, WIDTH) {
        true => (7 * longest(panel) as u32 + 8).clamp(44, 2 * PANEL_HEIGHT / 5),
        false => 44,
    }
}

/// A little above the highest bar.
fn highest(bars: &[Vec<Bar>]) -> f64 {
    let tops = bars.iter().flatten().map(|[_, _, _, top]| *top);
    above(tops.fold(0.0, f64::max))
}

/// A little more, or anything.
fn above(top: f64) -> f64 {
    if top > 0.0 {
        1.05 * top
    } else {
        1.0
    }
}

/// Points by series, each in the middle of its category.
fn points(panel: &Panel) -> Vec<Vec<(f64, f64)>> {
    let of_series = |series: &Series| {
        let values = series.values.iter().enumerate();
        let points =
            values.filter_map(|(category, value)| Some((category as f64 + 0.5, (*value)?)));
        points.collect()
    };
    panel.series.iter().map(of_series).collect()
}

fn colours() -> impl Iterator<Item = &'static RGBColor> {
    COLOURS.iter().cycle()
}

/// All values that a logarithm has.
fn positive(panel: &Panel) -> impl Iterator<Item = f64> + '_ {
    let values = panel
        .series
        .iter()
        .flat_map(|series| series.values.iter().flatten());
    let stated = panel.stated.iter().map(|stated| stated.value);
    values.copied().chain(stated).filter(|value| *value > 0.0)
}

/// Powers of ten around all values and one.
fn decades(panel: &Panel) -> (f64, f64) {
    let (below, above) = around(positive(panel).chain([1.0]));
    (below.min(0.1), above.max(10.0))
}

/// Powers of ten around all values, or around one if there is none.
fn powers_around(panel: &Panel) -> (f64, f64) {
    match positive(panel).next() {
        Some(_) => around(positive(panel)),
        None => decades(panel),
    }
}

/// Powers of ten around these, which are positive.
fn around(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = values.fold((f64::INFINITY, 0.0f64), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    let below = 10f64.powf(least.log10().floor());
    let above = 10f64.powf(most.log10().ceil());
    (below, above.max(10.0 * below))
}

/// Bars beside each other, by series.
fn grouped(panel: &Panel, base: f64) -> Vec<Vec<Bar>> {
    let width = FILLED / panel.series.len() as f64;
    let of_series = |(index, series): (usize, &Series)| {
        let values = series.values.iter().enumerate();
        let bars = values.filter_map(|(category, value)| {
            let left = category as f64 + (1.0 - FILLED) / 2.0 + width * index as f64;
            value.map(|value| [left, left + width, base, value])
        });
        bars.collect()
    };
    panel.series.iter().enumerate().map(of_series).collect()
}

/// Where what is stated lies: in the middle of the bar that it is about, or at the place of the line.
fn rings(panel: &Panel) -> impl Iterator<Item = (f64, f64)> + '_ {
    let beside = match panel.kind {
        PanelKind::Grouped => panel.series.len() as f64,
        _ => 1.0,
    };
    panel.stated.iter().filter_map(move |stated| {
        let category = panel
            .categories
            .iter()
            .position(|one| *one == stated.category)?;
        let series = panel
            .series
            .iter()
            .position(|one| one.name == stated.series)?;
        let index = if beside > 1.0 { series as f64 } else { 0.0 };
        let left = category as f64 + (1.0 - FILLED) / 2.0;
        Some((left + FILLED * (index + 0.5) / beside, stated.value))
    })
}

/// Bars on each other, by series.
fn stacked(panel: &Panel) -> Vec<Vec<Bar>> {
    let mut tops = vec![0.0; panel.categories.len()];
    let mut of_series = |series: &Series| {
        let values = series.values.iter().enumerate();
        let bars = values.filter_map(|(category, value)| {
            let left = category as f64 + (1.0 - FILLED) / 2.0;
            let bottom = tops[category];
            tops[category] += value.as_ref()?;
            Some([left, left + FILLED, bottom, tops[category]])
        });
        bars.collect::<Vec<Bar>>()
    };
    panel.series.iter().map(&mut of_series).collect()
}

/// A chart with these axes.
type Chart<'a, 'b, Y> =
    ChartContext<'a, SVGBackend<'b>, Cartesian2d<plotters::coord::types::RangedCoordf64, Y>>;

fn axes<'a, 'b: 'a, Y>(chart: &mut Chart<'a, 'b, Y>, panel: &Panel) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    let scale = match panel.kind {
        PanelKind::Grouped | PanelKind::LogLines => Some("logarithmic"),
        PanelKind::Shares => Some("%"),
        PanelKind::Stacked | PanelKind::Lines => None,
    };
    let label = |value: &f64| short(*value);
    let mut mesh = chart.configure_mesh();
    mesh.disable_x_mesh()
        .disable_x_axis()
        .light_line_style(WHITE)
        .y_label_formatter(&label)
        .label_style((FONT, LABEL));
    if let Some(scale) = scale {
        mesh.y_desc(scale);
    }
    mesh.draw().map_err(failed)
}

/// A number as on an axis: 100 k for 100000, and no zeros behind its point.
fn short(value: f64) -> String {
    let (unit, sign) = match value.abs() {
        size if size >= 1e6 => (1e6, " M"),
        size if size >= 1e4 => (1e3, " k"),
        _ => (1.0, ""),
    };
    // Ticks are sums of steps: what is far behind the point is no part of them.
    let rounded = (1e6 * value / unit).round() / 1e6;
    format!("{rounded}{sign}")
}

fn draw_rings<'a, 'b: 'a, Y>(chart: &mut Chart<'a, 'b, Y>, panel: &Panel) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    // On lines, which are near each other, all rings are to be seen.
    if panel.kind == PanelKind::Grouped {
        let discs = rings(panel).map(|at| Circle::new(at, RING, WHITE.filled()));
        chart.draw_series(discs).map_err(failed)?;
    }
    let edges = rings(panel).map(|at| Circle::new(at, RING, BLACK.stroke_width(2)));
    chart
        .draw_series(edges)
        .map_err(failed)?
        .label(panel.stated_by)
        .legend(|(x, y)| Circle::new((x + 5, y), RING, BLACK.stroke_width(2)));
    Ok(())
}

/// The line at which two versions take equally long.
fn line_at_one<'a, 'b: 'a, Y>(chart: &mut Chart<'a, 'b, Y>, panel: &Panel) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    let ends = [(0.0, 1.0), (panel.categories.len() as f64, 1.0)];
    let line = PathElement::new(ends, BLACK.stroke_width(2));
    chart.draw_series([line]).map_err(failed)?;
    Ok(())
}

fn draw_bars<'a, 'b: 'a, Y>(
    chart: &mut Chart<'a, 'b, Y>,
    panel: &Panel,
    bars: &[Vec<Bar>],
    base: f64,
) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    axes(chart, panel)?;
    for ((series, bars), colour) in panel.series.iter().zip(bars).zip(colours()) {
        let rectangles = bars.iter().map(|[left, right, bottom, top]| {
            Rectangle::new([(*left, *bottom), (*right, *top)], colour.filled())
        });
        chart
            .draw_series(rectangles)
            .map_err(failed)?
            .label(series.name.as_str())
            .legend(|(x, y)| Rectangle::new([(x, y - 5), (x + 10, y + 5)], colour.filled()));
    }
    if panel.kind == PanelKind::Grouped {
        line_at_one(chart, panel)?;
    }
    if rings(panel).next().is_some() {
        draw_rings(chart, panel)?;
    }
    finish(chart, panel, base)
}

fn draw_lines<'a, 'b: 'a, Y>(
    chart: &mut Chart<'a, 'b, Y>,
    panel: &Panel,
    points: Vec<Vec<(f64, f64)>>,
    base: f64,
) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    axes(chart, panel)?;
    for ((series, points), colour) in panel.series.iter().zip(points).zip(colours()) {
        let line = LineSeries::new(points, colour.stroke_width(2)).point_size(2);
        chart
            .draw_series(line)
            .map_err(failed)?
            .label(series.name.as_str())
            .legend(|(x, y)| Rectangle::new([(x, y - 5), (x + 10, y + 5)], colour.filled()));
    }
    if rings(panel).next().is_some() {
        draw_rings(chart, panel)?;
    }
    finish(chart, panel, base)
}

/// The legend, and the names of the categories.
fn finish<'a, 'b: 'a, Y>(chart: &mut Chart<'a, 'b, Y>, panel: &Panel, base: f64) -> Result<()>
where
    Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE)
        .border_style(BLACK.mix(0.3))
        .label_font((FONT, LABEL))
        .draw()
        .map_err(failed)?;
    label_categories(chart, panel, base)
}

/// Names below the bars.
fn label_categories<Y: Ranged<ValueType = f64>>(
    chart: &mut ChartContext<SVGBackend, Cartesian2d<plotters::coord::types::RangedCoordf64, Y>>,
    panel: &Panel,
    base: f64,
) -> Result<()> {
    let area = chart.plotting_area();
    let upright = stands_upright(panel, area.dim_in_pixel().0);
    let font = match upright {
        true => (FONT, UPRIGHT)
            .into_font()
            .transform(FontTransform::Rotate90),
        false => (FONT, LABEL).into_font(),
    };
    for (category, name) in panel.categories.iter().enumerate() {
        let offset = match upright {
            true => (4, 4),
            false => (-(4 * name.chars().count() as i32), 6),
        };
        let text = Text::new(name.clone(), offset, font.clone());
        let place = EmptyElement::at((category as f64 + 0.5, base));
        area.draw(&(place + text)).map_err(failed)?;
    }
    Ok(())
}

/// The error of a chart that cannot be drawn.
pub(crate) fn failed(error: impl Display) -> Error {
    Error::run("chart", error.to_string(), "please report it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_on_an_axis_are_short() {
        for (value, text) in [
            (0.0, "0"),
            (0.1, "0.1"),
            (3.0 * 0.1, "0.3"),
            (100.0, "100"),
            (9000.0, "9000"),
            (10_000.0, "10 k"),
            (1_500_000.0, "1.5 M"),
            (1e7, "10 M"),
        ] {
            assert_eq!(short(value), text);
        }
    }
}
