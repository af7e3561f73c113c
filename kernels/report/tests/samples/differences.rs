//! Two runs beside one another.

use orchestrator_report::{
    DiffLine, DiffSign, DifferenceKind, DifferencePage, DifferenceRow, DifferenceSide, RunHead, RunStatus,
};

use super::{digest, plot};

fn side(name: &str, bytes: u64) -> Option<DifferenceSide> {
    Some(DifferenceSide { digest: digest(name), bytes, picture: None })
}

fn line(sign: DiffSign, left_no: u64, right_no: u64, text: &str) -> DiffLine {
    let number = |number: u64| (number > 0).then_some(number);
    DiffLine { sign, left_no: number(left_no), right_no: number(right_no), text: text.into() }
}

fn row(group: &str, what: &str, kind: DifferenceKind) -> DifferenceRow {
    let other = if kind == DifferenceKind::Same { what.to_owned() } else { format!("{what}, later") };
    let both = (side(what, 1_204), side(&other, 1_204));
    DifferenceRow {
        group: group.into(),
        what: what.into(),
        kind,
        left: both.0,
        right: both.1,
        ..DifferenceRow::default()
    }
}

/// An input that changed, a task with another code and result, a plot, a file of each side.
pub fn difference() -> DifferencePage {
    let head = |id, started: &str, seconds, seed: &str, status| RunHead {
        id,
        project: "sales-report".into(),
        status,
        started: started.into(),
        seconds,
        settings: vec![
            ("Version".into(), "0.1.0".into()),
            ("Mode".into(), "code".into()),
            ("Seed".into(), seed.into()),
            ("parameter region".into(), "north".into()),
        ],
    };
    let code = vec![
        line(DiffSign::Gap, 0, 0, "2 lines are the same"),
        line(DiffSign::Same, 3, 3, "sales = pd.read_csv(inputs[\"sales\"])"),
        line(DiffSign::Removed, 4, 0, "sales = sales.dropna(subset=[\"amount\"])"),
        line(DiffSign::Added, 0, 4, "sales = sales.dropna(subset=[\"amount\", \"day\"])"),
        line(DiffSign::Same, 5, 5, "sales[\"day\"] = pd.to_datetime(sales[\"day\"])"),
        line(DiffSign::Added, 0, 6, "sales = sales[sales[\"amount\"] > 0]"),
    ];
    let result = vec![
        line(DiffSign::Removed, 1, 0, "{\"rows\": 119786, \"dropped\": 214}"),
        line(DiffSign::Added, 0, 1, "{\"rows\": 119702, \"dropped\": 298}"),
    ];
    let picture = |title: &str, heights: &[u32]| {
        Some(DifferenceSide { digest: digest(title), bytes: 2_214, picture: Some(plot(title, heights)) })
    };
    DifferencePage {
        left: head(2, "2026-01-30 08:00:00 UTC", 6.02, "0", RunStatus::Done),
        right: head(3, "2026-01-31 08:00:00 UTC", 5.12, "7", RunStatus::Failed),
        rows: vec![
            DifferenceRow {
                right: side("new sales", 8_415_001),
                notes: vec!["31 rows more".into()],
                ..row("Inputs", "data/raw/sales.csv", DifferenceKind::Changed)
            },
            row("Inputs", "data/raw/orders.csv", DifferenceKind::Same),
            DifferenceRow { lines: code, ..row("Tasks", "clean: code", DifferenceKind::Changed) },
            DifferenceRow { lines: result, ..row("Tasks", "clean: result", DifferenceKind::Changed) },
            row("Tasks", "profile: result", DifferenceKind::Same),
            DifferenceRow {
                left: picture("Revenue by month", &[120, 96, 160, 150, 172, 140, 155, 181]),
                right: picture("Revenue by month, new", &[118, 96, 158, 150, 171, 140, 155, 190]),
                ..row("Artifacts", "reports/revenue_by_month.svg", DifferenceKind::Changed)
            },
            DifferenceRow { right: None, ..row("Artifacts", "reports/summary.md", DifferenceKind::OnlyLeft) },
            DifferenceRow { left: None, ..row("Artifacts", "reports/notes.md", DifferenceKind::OnlyRight) },
        ],
    }
}

/// A difference with the same text in every place.
pub fn made_of(text: &str) -> DifferencePage {
    let text = || text.to_owned();
    let head = |id, project: &str| RunHead {
        id,
        project: project.into(),
        status: RunStatus::Failed,
        started: text(),
        seconds: f64::NAN,
        settings: vec![(text(), text())],
    };
    let side = Some(DifferenceSide { digest: text(), bytes: 1, picture: Some(text().into_bytes()) });
    DifferencePage {
        left: head(1, &text()),
        right: head(2, "other"),
        rows: vec![DifferenceRow {
            group: text(),
            what: text(),
            kind: DifferenceKind::Changed,
            left: side.clone(),
            right: side,
            notes: vec![text()],
            lines: vec![line(DiffSign::Removed, 1, 0, &text()), line(DiffSign::Added, 0, 1, "</td></tr></table><b>")],
        }],
    }
}
