//! The pages of runs and of differences: `run_pages/*.html` are as recorded, `UPDATE_EXPECT=1` writes them. Nothing in a
//! run becomes a tag of its page.

#![expect(clippy::disallowed_methods, reason = "reads and writes expectations")]

mod samples;

use std::fs;
use std::path::Path;

use orchestrator_report::{
    DiffLine, DiffSign, DifferenceKind, DifferencePage, DifferenceRow, MOST_PAGE_BYTES, PageArtifact, PagePhase,
    PageTask, RunPage, difference_page, run_page,
};

/// The page without its styles, which are files of their own.
fn without_styles(page: &str) -> String {
    let (before, rest) = page.split_once("<style>").expect("styles");
    let (_, after) = rest.split_once("</style>\n").expect("their end");
    format!("{before}{after}")
}

/// What stands between `<` and `>`, with the title of the page, which is text, left out.
fn tags(page: &str) -> Vec<&str> {
    let body = page.split_once("<body").expect("a body").1;
    body.split('<').skip(1).map(|piece| piece.split_once('>').expect("an end").0).collect()
}

#[test]
fn pages_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run_pages");
    for (name, page) in [
        ("run.html", run_page(&samples::run())),
        ("empty.html", run_page(&RunPage::default())),
        ("hostile.html", run_page(&samples::made_of(samples::HOSTILE))),
        ("difference.html", difference_page(&samples::differences::difference())),
        ("hostile_difference.html", difference_page(&samples::differences::made_of(samples::HOSTILE))),
        ("empty_difference.html", difference_page(&DifferencePage::default())),
    ] {
        let actual = without_styles(&page);
        let recorded = folder.join(name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&recorded, &actual).expect("written");
        }
        assert_eq!(actual, fs::read_to_string(&recorded).expect("a page"), "{name}");
    }
}

#[test]
fn hostile_text_stays_text() {
    for page in [
        run_page(&samples::made_of(samples::HOSTILE)),
        difference_page(&samples::differences::made_of(samples::HOSTILE)),
    ] {
        assert!(page.chars().all(|sign| sign == '\n' || !sign.is_control()), "a control character");
        assert!(!page.contains(['\u{202e}', '\u{2066}', '\u{200b}']), "a sign that hides");
        for tag in tags(&without_styles(&page)) {
            let name = tag.split([' ', '/']).find(|word| !word.is_empty()).expect("a name");
            assert!(KNOWN_TAGS.split(' ').any(|known| known == name), "<{tag}>");
            // Outside of quotes there are only names of attributes.
            for outside in tag.split('"').step_by(2) {
                assert!(!outside.contains(" on") && !outside.contains("style"), "<{tag}>");
            }
            for address in tag.split(" src=\"").skip(1) {
                assert!(address.starts_with("data:image/"), "<{tag}>");
            }
            for address in tag.split(" href=\"").skip(1) {
                assert!(address.starts_with('#'), "<{tag}>");
            }
        }
    }
}

const KNOWN_TAGS: &str = "a body caption code dd details div dl dt figcaption figure g h1 h2 h3 h4 header html i img li main mark nav \
    p path pre rect section small span summary svg table tbody td text th thead title tr ul";

#[test]
fn every_link_leads_somewhere() {
    for page in [run_page(&samples::run()), run_page(&samples::many()), run_page(&samples::made_of(samples::HOSTILE))] {
        let page = without_styles(&page);
        let ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), ids.len(), "an id twice");
        for link in page.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(once.binary_search(&link).is_ok(), "#{link}");
        }
    }
}

#[test]
fn a_thousand_tasks_are_squares() {
    let page = run_page(&samples::many());
    assert_eq!(page.matches("<details ").count(), 1000);
    assert_eq!(page.matches("tabindex=\"-1\"").count(), 1000);
    assert_eq!(page.matches("<details class=\"task is-failed\" open>").count(), 5);
    assert_eq!(page.matches("<td class=\"bar\">").count(), 25);
    assert!(!page.contains("<svg class=\"graph\""));
    assert!(page.len() < 3_000_000, "{}", page.len());
}

/// Signs whose HTML is longest: written out, escaped, and a colour for each.
const LONGEST: [&str; 5] = ["\0", "\"", "1 ", "''", "\u{e0001}"];

fn assert_has_an_end(page: &str, what: &str) {
    assert!(page.len() < MOST_PAGE_BYTES, "{what}: {}", page.len());
    assert!(page.ends_with("</main>\n</body>\n</html>\n"), "{what}");
    let count = |tag: &str| page.matches(tag).count();
    for (start, end) in
        [("<details ", "</details>"), ("<section", "</section>"), ("<div", "</div>"), ("<table", "</table>")]
    {
        assert_eq!(count(start), count(end), "{what}: {start}");
    }
}

#[test]
fn a_page_has_an_end_whatever_a_run_holds() {
    for sign in LONGEST {
        let text = sign.repeat(1_000_000 / sign.len());
        let picture = [b"\x89PNG", text.as_bytes()].concat();
        let one = samples::made_of(&text);
        let task = |number: usize| {
            let mut task = one.phases[0].tasks[0].clone();
            task.artifacts.iter_mut().for_each(|artifact| artifact.picture = Some(picture.clone()));
            task.needs = (0..number).map(|other| format!("task_{other}")).collect();
            task.id = format!("task_{number}");
            task
        };
        let phases = vec![PagePhase { name: text.clone(), tasks: (0..48).map(task).collect() }];
        let page = run_page(&RunPage { phases, ..one.clone() });
        assert_has_an_end(&page, &format!("{sign:?}"));
        assert!(page.contains("not shown: 1.0 MB is too much for this page"));
        assert_eq!(page.matches("<details ").count(), 48);
    }
}

/// The same things again, up to 300 of them.
fn grow<T: Clone>(list: &mut Vec<T>) {
    *list = list.iter().cycle().take(300).cloned().collect();
}

#[test]
fn a_page_has_an_end_however_much_a_run_has_of_everything() {
    for sign in LONGEST {
        let one = samples::made_of(&sign.repeat(400));
        let mut task = one.phases[0].tasks[0].clone();
        grow(&mut task.why);
        grow(&mut task.needs);
        grow(&mut task.removed);
        grow(&mut task.parameters);
        grow(&mut task.limits);
        grow(&mut task.reads);
        grow(&mut task.attempts);
        grow(&mut task.artifacts);
        let rich = PagePhase { name: sign.repeat(400), tasks: vec![task.clone(); 20] };
        let plain = PageTask { id: sign.repeat(400), why: task.why[..1].to_vec(), ..PageTask::default() };
        let many = PagePhase { name: sign.repeat(400), tasks: vec![plain; 3_000] };
        let mut phases = vec![rich, many];
        phases.extend(vec![PagePhase { name: sign.repeat(400), tasks: vec![] }; 10_000]);
        let mut run = RunPage { phases, ..one.clone() };
        grow(&mut run.inputs);
        grow(&mut run.parameters);
        let page = run_page(&run);
        assert_has_an_end(&page, &format!("{sign:?}"));
        assert!(page.contains("Not shown, for the page is full: what this task did."));
        // What the run stands on is there, however many tasks there are.
        let end = page.rsplit_once("<h2 id=\"inputs\">").expect("inputs").1;
        assert_eq!(end.matches("The first 200 of 300 rows.").count(), 2);
    }
}

#[test]
fn a_difference_has_an_end_whatever_it_holds() {
    for sign in LONGEST {
        let text = sign.repeat(2_500 / sign.len());
        let line = |number: u64| DiffLine {
            sign: if number.is_multiple_of(2) { DiffSign::Removed } else { DiffSign::Added },
            left_no: Some(number),
            right_no: None,
            text: text.clone(),
        };
        let rows = (0..80).map(|number| DifferenceRow {
            group: "Artifacts".into(),
            what: format!("reports/{number}.txt"),
            kind: DifferenceKind::Changed,
            notes: vec![text.clone(); 30],
            lines: (0..400).map(line).collect(),
            ..DifferenceRow::default()
        });
        let page = difference_page(&DifferencePage { rows: rows.collect(), ..DifferencePage::default() });
        assert_has_an_end(&page, &format!("{sign:?}"));
        // The rows are all there, and what was left out is told.
        assert_eq!(page.matches("<th scope=\"row\">reports/").count(), 80);
        assert_eq!(page.matches("<details ").count(), 80);
        assert!(page.contains("Not shown, for the page is full: 400 lines."));
    }
}

#[test]
fn a_difference_has_an_end_however_many_rows_it_has() {
    let text = "\"".repeat(400);
    let mut one = samples::differences::made_of(&text);
    let row = one.rows[0].clone();
    one.rows = (0..3_000).map(|number| DifferenceRow { group: format!("{number}{text}"), ..row.clone() }).collect();
    assert_has_an_end(&difference_page(&one), "groups");
    one.rows = vec![row; 3_000];
    assert_has_an_end(&difference_page(&one), "rows");
}

#[test]
fn a_drawing_that_could_hang_is_not_shown() {
    let bomb =
        b"<svg xmlns='http://www.w3.org/2000/svg'><g id='a'/><g id='b'><use href='#a'/><use href='#a'/></g></svg>";
    let artifact = |path: &str, picture: &[u8]| PageArtifact {
        path: path.into(),
        picture: Some(picture.to_vec()),
        ..PageArtifact::default()
    };
    let artifacts = vec![artifact("bomb.svg", bomb), artifact("plot.svg", &samples::plot("Plot", &[1, 2]))];
    let tasks = vec![PageTask { id: "draw".into(), artifacts, ..PageTask::default() }];
    let phases = vec![PagePhase { name: "one".into(), tasks }];
    let page = run_page(&RunPage { phases, ..RunPage::default() });
    assert_eq!(page.matches("<img ").count(), 1);
    assert_eq!(page.matches(" loading=\"lazy\" decoding=\"async\">").count(), 1);
    assert!(page.contains(
        "<figure><p class=\"note\">not shown: a drawing with <code>&lt;use&gt;</code>, which can stop a browser</p>\
         <figcaption>bomb.svg, "
    ));
    assert!(page.contains("<th scope=\"row\">bomb.svg</th>"));
}
