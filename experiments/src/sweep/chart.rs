//! Cycles against area as SVG: a panel for each setting of the benchmark, a point a run.

use super::table::Row;
use crate::engine::axis::LogAxis;
use crate::engine::chart::{failed, COLOURS, FONT};
use plotters::coord::Shift;
use plotters::prelude::*;
use turnstile_machine::metrics::Report;
use turnstile_machine::{hardware_parameters, FILTER_BITS};
use turnstile_tools::Result;

const WIDTH: u32 = 1000;
const PANEL_HEIGHT: u32 = 420;
const POINT: i32 = 4;
/// Two points of this many pixels share a label if it is the same.
const NEAR: i32 = 16;
/// Room around the points, as a factor.
const MARGIN: f64 = 1.15;
/// The horizontal axis is that much longer: room for the legend.
const LEGEND: f64 = 1.25;
/// The parameter that stands beside a point; the others are in the name of its series.
const BESIDE: &str = FILTER_BITS;

type Canvas<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A run: its area in kGE, its cycles, and what stands beside it.
type Place = (f64, f64, String);

/// Runs that differ in [`BESIDE`] only.
#[derive(Debug, PartialEq)]
struct Series {
    name: String,
    places: Vec<Place>,
}

/// All series of one setting of the benchmark.
#[derive(Debug, PartialEq)]
struct Panel {
    title: String,
    series: Vec<Series>,
}

/// The chart of all runs that passed their checks and have an area.
pub fn svg(benchmark: &str, rows: &[Row]) -> Result<String> {
    let panels = panels(benchmark, rows);
    let mut text = String::new();
    {
        let size = (WIDTH, PANEL_HEIGHT * panels.len().max(1) as u32);
        let canvas = SVGBackend::with_string(&mut text, size).into_drawing_area();
        canvas.fill(&WHITE).map_err(failed)?;
        let areas = canvas.split_evenly((panels.len().max(1), 1));
        for (area, panel) in areas.iter().zip(&panels) {
            draw(area, panel)?;
        }
        canvas.present().map_err(failed)?;
    }
    Ok(text)
}

/// Whether runs differ in what `value` says; runs that have no such value do not count.
fn varies(rows: &[Row], value: impl Fn(&Row) -> String) -> bool {
    let mut values = rows.iter().map(value).filter(|value| !value.is_empty());
    let first = values.next();
    values.any(|value| Some(value) != first)
}

fn panels(benchmark: &str, rows: &[Row]) -> Vec<Panel> {
    let names = rows.first().map(|row| row.point.settings.iter());
    let names = names.into_iter().flatten().map(|(name, _)| name);
    let swept: Vec<&str> = names
        .filter(|name| varies(rows, |row| row.point.settings.get(name).to_string()))
        .collect();
    let in_series: Vec<&str> = hardware_parameters()
        .map(|parameter| parameter.name)
        .filter(|name| *name != BESIDE && varies(rows, |row| row.hardware(name)))
        .collect();
    let beside = varies(rows, |row| row.hardware(BESIDE));
    let mut panels: Vec<Panel> = vec![];
    for row in rows {
        let (Some(report), Some(area)) = (row.report().filter(|one| Report::good(one)), row.area)
        else {
            continue;
        };
        let settings = swept
            .iter()
            .map(|name| format!(" {name}={}", row.point.settings.get(name)));
        let mut title = format!("{benchmark}{}", settings.collect::<String>());
        if beside {
            title += &format!(", numbers: {BESIDE}");
        }
        let values = in_series.iter().map(|name| row.hardware(name));
        let values = values.filter(|value| !value.is_empty());
        let names = [row.point.hardware.detector().name().to_string()].into_iter();
        let name = names.chain(values).collect::<Vec<_>>().join(" ");
        let label = match beside {
            true => row.hardware(BESIDE),
            false => String::new(),
        };
        let at = found_or_pushed(
            &mut panels,
            |panel| panel.title == title,
            || Panel {
                title: title.clone(),
                series: vec![],
            },
        );
        let series = &mut panels[at].series;
        let at = found_or_pushed(
            series,
            |series| series.name == name,
            || Series {
                name: name.clone(),
                places: vec![],
            },
        );
        series[at]
            .places
            .push((area.kge, report.cycles as f64, label));
    }
    panels
}

fn found_or_pushed<T>(list: &mut Vec<T>, is: impl Fn(&T) -> bool, new: impl Fn() -> T) -> usize {
    list.iter().position(is).unwrap_or_else(|| {
        list.push(new());
        list.len() - 1
    })
}

/// The smallest and the largest of some positive numbers, with room around them.
fn span(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (least, most) = values.fold((f64::INFINITY, 0.0f64), |(least, most), value| {
        (least.min(value), most.max(value))
    });
    (least / MARGIN, most * MARGIN)
}

/// A label and where it is drawn.
type Labelled = (String, (i32, i32));

/// The points whose label does not stand beside them already, for another point.
fn uncovered(
    places: &[Place],
    pixel: impl Fn(&Place) -> (i32, i32),
    labelled: &mut Vec<Labelled>,
) -> Vec<Place> {
    let mut uncovered = vec![];
    for place in places {
        let (x, y) = pixel(place);
        let near = |(label, other): &Labelled| {
            *label == place.2 && (other.0 - x).abs().max((other.1 - y).abs()) < NEAR
        };
        if !labelled.iter().any(near) {
            labelled.push((place.2.clone(), (x, y)));
            uncovered.push(place.clone());
        }
    }
    uncovered
}

fn draw(area: &Canvas, panel: &Panel) -> Result<()> {
    let places = || panel.series.iter().flat_map(|series| &series.places);
    let (least_area, most_area) = span(places().map(|place| place.0));
    let (least_cycles, most_cycles) = span(places().map(|place| place.1));
    let mut chart = ChartBuilder::on(area)
        .caption(&panel.title, (FONT, 16))
        .margin(8)
        .x_label_area_size(44)
        .y_label_area_size(80)
        .build_cartesian_2d(
            LogAxis::new(least_area, most_area * LEGEND),
            LogAxis::new(least_cycles, most_cycles),
        )
        .map_err(failed)?;
    chart
        .configure_mesh()
        .light_line_style(WHITE)
        .label_style((FONT, 12))
        .x_desc("area of the cells, kGE (memory not counted)")
        .y_desc("cycles")
        .x_label_formatter(&|value| format!("{value:.0}"))
        .y_label_formatter(&|value| format!("{value:.0}"))
        .draw()
        .map_err(failed)?;
    let mut labelled = vec![];
    for (series, colour) in panel.series.iter().zip(COLOURS.iter().cycle()) {
        let points = series.places.iter().map(|place| (place.0, place.1));
        chart
            .draw_series(LineSeries::new(points.clone(), colour))
            .map_err(failed)?
            .label(series.name.as_str())
            .legend(|(x, y)| Rectangle::new([(x, y - 5), (x + 10, y + 5)], colour.filled()));
        chart
            .draw_series(points.map(|point| Circle::new(point, POINT, colour.filled())))
            .map_err(failed)?;
        let pixel = |place: &Place| chart.backend_coord(&(place.0, place.1));
        let uncovered = uncovered(&series.places, pixel, &mut labelled);
        let labels = uncovered.into_iter().map(|(area, cycles, label)| {
            EmptyElement::at((area, cycles))
                + Text::new(label, (POINT + 1, -POINT - 9), (FONT, 11).into_font())
        });
        chart.draw_series(labels).map_err(failed)?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .label_font((FONT, 12))
        .draw()
        .map_err(failed)
}
