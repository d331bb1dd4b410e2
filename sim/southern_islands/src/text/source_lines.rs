//! Which line of an OpenCL source an instruction comes from, by clang's `.file` and `.loc` directives.

/// Follows the directives of an assembly text.
#[derive(Debug, Default)]
pub(crate) struct SourceLines<'a> {
    /// Name of the source, without folder; none if the assembly text is the source.
    source: Option<&'a str>,
    /// Numbers that `.file` has given the source.
    numbers: Vec<&'a str>,
    /// The line, and those of the calls through which it was inlined, the innermost first.
    lines: Vec<u32>,
}

impl<'a> SourceLines<'a> {
    /// For the assembly text of `file`: of a `.cl` file the lines of the source count, of any other its own.
    pub fn new(file: &'a str) -> Self {
        let name = file.rsplit('/').next();
        Self {
            source: name.filter(|name| name.ends_with(".cl")),
            ..Self::default()
        }
    }

    /// Takes in a directive: `.file 1 "folder" "k.cl" md5 0x12` or `.loc 1 12 3 prologue_end`. Behind a word `lines` stand those of the
    /// source through which the code was inlined, and its own first, if it is of the source.
    ///
    /// What is inlined from another file belongs to the line of the call in the source; if that is unknown, to the line of the source
    /// before it, as do instructions of no line.
    pub fn directive(&mut self, head: &str, rest: &'a str) {
        match head {
            ".file" => {
                let number = rest.split_whitespace().next();
                let name = rest.split('"').skip(1).step_by(2).last();
                let name = name.and_then(|name| name.rsplit('/').next());
                if name.is_some() && name == self.source {
                    self.numbers.extend(number);
                }
            }
            ".loc" => {
                let mut words = rest.split_whitespace();
                let here = words
                    .next()
                    .is_some_and(|file| self.numbers.contains(&file));
                let line = words.next().and_then(|line| line.parse().ok());
                let told: Vec<u32> = words
                    .skip_while(|word| *word != "lines")
                    .filter_map(|word| word.parse().ok())
                    .collect();
                if self.source.is_some() && !told.is_empty() {
                    self.lines = told;
                } else if let Some(line) = line.filter(|line| here && *line != 0) {
                    self.lines = vec![line];
                }
            }
            _ => {}
        }
    }

    /// The line for messages about line `number` of the assembly text.
    pub fn at(&self, number: u32) -> u32 {
        self.lines.first().copied().unwrap_or(number)
    }

    /// Lines of the calls through which it was inlined, the innermost first.
    pub fn inlined_at(&self) -> &[u32] {
        self.lines.get(1..).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn follow(file: &'static str) -> Vec<u32> {
        let mut lines = SourceLines::new(file);
        let directives = [
            (".file", "0 \"/home/me\" \"k.cl\" md5 0xfa95591d"),
            (".file", "1 \"./turnstile.h\""),
            (".loc", "0 5 0"),
            (".loc", "1 22 1"),
            (".loc", "0 0 0"),
            (".loc", "0 7 9 is_stmt 0"),
        ];
        let mut seen = vec![lines.at(99)];
        for (head, rest) in directives {
            lines.directive(head, rest);
            seen.push(lines.at(99));
        }
        seen
    }

    #[test]
    fn lines_of_a_source_are_those_of_its_loc_directives() {
        assert_eq!(follow("/home/me/k.cl"), [99, 99, 99, 5, 5, 5, 7]);
    }

    #[test]
    fn what_is_inlined_has_the_lines_of_its_calls() {
        let mut lines = SourceLines::new("k.cl");
        lines.directive(".file", "0 \"k.cl\"");
        let mut after = |location| {
            lines.directive(".loc", location);
            (lines.at(99), lines.inlined_at().to_vec())
        };
        assert_eq!(after("0 2 3 is_stmt 0 lines 2 5 9"), (2, vec![5, 9]));
        assert_eq!(after("7 30 1 lines 6 10"), (6, vec![10]));
        assert_eq!(after("7 30 1"), (6, vec![10]));
        assert_eq!(after("0 11 1"), (11, vec![]));
    }

    #[test]
    fn an_assembly_file_has_lines_of_its_own() {
        assert_eq!(follow("k.s"), [99; 7]);
    }
}
