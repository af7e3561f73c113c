//! A clock that goes backwards: nothing lasts less than no time, and runs stay in the order of their numbers.

use libtest_mimic::Trial;

pub(super) fn trials() -> Vec<Trial> {
    #[cfg(target_os = "linux")]
    return vec![
        Trial::test("runs::clock::back", set::back_between_commands),
        Trial::test("runs::clock::back_meanwhile", set::back_while_a_task_runs),
    ];
    #[cfg(not(target_os = "linux"))]
    Vec::new()
}

#[cfg(target_os = "linux")]
mod set {
    use std::fs;

    use libtest_mimic::Failed;
    use serde_json::Value;

    use super::super::preload::{CLOCK, Library};
    use super::super::{Answer, Ground, answer_of, same};

    const DAY: i64 = 86_400;

    /// A project whose commands see a clock that can be set.
    struct Clocked {
        ground: Ground,
        library: Library,
    }

    impl Clocked {
        fn new(intake: &str) -> Result<Self, Failed> {
            Ok(Self { ground: Ground::with_libraries(intake)?, library: Library::new(CLOCK)? })
        }

        fn set(&self, seconds: i64) -> Result<(), Failed> {
            Ok(fs::write(self.ground.project.outside().join("offset"), seconds.to_string())?)
        }

        fn run(&self, words: &[&str]) -> Result<Answer, Failed> {
            let mut command = self.ground.command(words);
            let offset = self.ground.project.outside().join("offset");
            Ok(answer_of(&self.library.load_into(&mut command).env("CLOCK_OFFSET", offset).output()?))
        }

        fn succeed(&self, words: &[&str]) -> Result<String, Failed> {
            let answer = self.run(words)?;
            if answer.code == Some(0) { Ok(answer.output) } else { Err(format!("{words:?}: {answer:#?}").into()) }
        }

        /// No task and no run lasts less than no time, wherever it is told.
        fn check_durations(&self, run: u64) -> Result<(), Failed> {
            let status: Value = serde_json::from_str(&self.succeed(&["status", &run.to_string(), "--json"])?)?;
            let tasks = status["phases"].as_array().into_iter().flatten().filter_map(|phase| phase["tasks"].as_array());
            for task in tasks.flatten().filter(|task| task["status"] != "waiting") {
                same(&task["seconds"].as_f64().is_some_and(|seconds| (0.0..600.0).contains(&seconds)), &true)?;
            }
            let page = self.ground.read(&format!("reports/run_{run}.html"))?;
            same(&negative_time(&page), &None)
        }
    }

    /// `-3.2 s` anywhere in a text.
    fn negative_time(text: &str) -> Option<&str> {
        let found = text.match_indices(['-', '\u{2212}']).find(|(at, sign)| {
            let is_minus = text[..*at].chars().next_back().is_none_or(|before| " >(\"".contains(before));
            let rest = text[at + sign.len()..].trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
            let is_number = text[at + sign.len()..].starts_with(|sign: char| sign.is_ascii_digit());
            is_minus && is_number && [" s", " ms", " min", " h"].iter().any(|unit| rest.starts_with(unit))
        });
        found.map(|(at, _)| text[at..].split('<').next().unwrap_or_default())
    }

    fn intake(region: &str) -> String {
        format!(
            "
project: clock
mode: code
parameters: {{region: {region}}}
phases:
  - name: one
    tasks:
      - id: make
        code: |
          open('reports/region.txt', 'w').write(region)
  - name: two
    tasks:
      - id: read
        code: |
          open('reports/region.txt').read()
"
        )
    }

    pub(super) fn back_between_commands() -> Result<(), Failed> {
        let clocked = Clocked::new(&intake("north"))?;
        let start = ["start", "--intake", "intake.yaml"];
        clocked.set(0)?;
        clocked.succeed(&start)?;
        clocked.set(-DAY)?;
        clocked.succeed(&["next"])?;
        clocked.set(-2 * DAY)?;
        clocked.succeed(&["next"])?;
        clocked.check_durations(1)?;
        clocked.ground.write("intake.yaml", &intake("south"))?;
        clocked.set(-3 * DAY)?;
        clocked.succeed(&start)?;
        clocked.succeed(&["next", "--all"])?;
        // The newest is what was done last, whatever its time says.
        clocked.set(-4 * DAY)?;
        clocked.succeed(&start)?;
        clocked.succeed(&["next", "--all"])?;
        clocked.check_durations(3)?;
        same(&clocked.ground.why(3, "make")?, &vec!["nothing changed since run 2".to_owned()])?;
        let list = clocked.succeed(&["list"])?;
        let runs: Vec<&str> = list.lines().filter_map(|line| line.split(" of ").next()).collect();
        same(&runs, &vec!["run 1", "run 2", "run 3"])?;
        let started: Vec<&str> = list.lines().filter_map(|line| line.rsplit("started ").next()).collect();
        same(&started.is_sorted_by(|earlier, later| earlier > later), &true)?;
        same(&clocked.succeed(&["log"])?.contains("run 3"), &true)
    }

    pub(super) fn back_while_a_task_runs() -> Result<(), Failed> {
        let clocked = Clocked::new(
            "
project: clock
phases:
  - name: one
    tasks:
      - id: back
        command: sh -c 'echo -86400 > \"$CLOCK_OFFSET\"; echo 1 > reports/one.txt'
      - id: further
        needs: [back]
        command: sh -c 'echo -172800 > \"$CLOCK_OFFSET\"; echo 2 > reports/two.txt'
",
        )?;
        clocked.set(0)?;
        clocked.succeed(&["start", "--intake", "intake.yaml"])?;
        clocked.succeed(&["next", "--all"])?;
        clocked.check_durations(1)?;
        same(&clocked.ground.read("reports/two.txt")?, &"2\n".to_owned())
    }
}
