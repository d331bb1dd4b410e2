//! The run file: kernels, their launches and their arguments, as TOML. docs/run-files.md has all of it.
//!
//! ```toml
//! kernel = "my.cl"          # or .s, .cu, .ptx
//! entry = "my_kernel"
//! options = ["-DSIZE=16"]   # of the compiler, if there are any
//! global_size = [256]       # 1 to 3 dimensions
//! local_size  = [256]
//! private_bytes = 65536     # of a work-item, if recursion needs more than there is
//! [[args]]
//! buffer = { file = "keys.npy" }          # with type = "u32": its numbers as these
//! [[args]]
//! buffer = { zeros = 1024, type = "u32", dump = "table.npy" }
//! [[args]]
//! u32 = 16                  # or i32, f32, u64, float4 = [1, 2, 3, 4], local = BYTES, image, sampler ...
//! ```
//!
//! Paths are relative to the run file. The file itself and each of its `[[launch]]` are one kind of table: a launch, or
//! several in a row.

use super::argument::Argument;
use super::arguments::{Arguments, Buffers};
use super::front_end::{FrontEnd, FrontEnds};
use super::job::Job;
use super::kernel_text::{Field, Texts};
use super::launch::Launch;
use super::options::Options;
use super::program::{Block, Body, Launched, Program, Repeat, Write};
use super::schema::{self, Set, Table, Until};
use super::source::{Source, LAUNCH};
use super::types::ValueType;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use toml::Spanned;
use turnstile_tools::file::{read_name, read_text};
use turnstile_tools::{Error, Result};

/// Most bytes of private memory of a work-item.
const MOST_PRIVATE_BYTES: u32 = 1 << 20;

/// Reads a run file, compiling its kernels if they are OpenCL C, and checks all its launches. From standard input, which is
/// `-`, paths are relative to the current folder. The front end is that of `target`; without it that of the first kernel's file.
///
/// # Errors
/// If the file cannot be read, or something in it is wrong.
pub fn load(path: &Path, options: Options) -> Result<Program> {
    let name = read_name(path);
    let text = read_text(path).map_err(|error| {
        let what = format!("the run file cannot be read ({error})");
        Error::input(&name, what, "check the path")
    })?;
    let source = Source { path, text: &text };
    let table = source.parse()?;
    let front_end = front_end(&source, &table, options.front_ends)?;
    program(&source, &table, options, front_end)
}

/// The front end of a run file's kernels.
fn front_end(source: &Source, table: &Table, all: FrontEnds) -> Result<&'static dyn FrontEnd> {
    if let Some(named) = &table.target {
        let name = named.get_ref();
        return all.find(|target| target.name == name).ok_or_else(|| {
            Error::input(
                source.place(named, "target"),
                format!("there is no target `{name}`"),
                format!("write {}", all.fields()),
            )
        });
    }
    let ending = first_kernel(table).and_then(|kernel| kernel.extension());
    Ok(all.of_ending(ending.and_then(OsStr::to_str).unwrap_or_default()))
}

fn first_kernel(table: &Table) -> Option<&PathBuf> {
    let own = table.kernel.as_ref().map(Spanned::get_ref);
    let mut launches = table.launch.iter().flatten();
    own.or_else(|| launches.find_map(|launch| first_kernel(launch.get_ref())))
}

fn program(
    source: &Source,
    table: &Table,
    options: Options,
    front_end: &'static dyn FrontEnd,
) -> Result<Program> {
    let name = source.name();
    let mut loader = Loader {
        source,
        several: table.launch.is_some() || table.repeat.is_some(),
        texts: Texts::new(front_end.target(), &options, entries(source, table, None)),
        front_end,
        options,
        buffers: Buffers::default(),
        launches: vec![],
    };
    loader.buffers(table)?;
    let plan = loader.block(table, "", 1, &Inherited::default(), 1)?;
    let mut inputs = loader.buffers.files;
    inputs.push(source.path.to_owned());
    inputs.extend(loader.texts.paths().map(Path::to_owned));
    Ok(Program {
        name,
        buffers: loader.buffers.all,
        launches: loader.launches,
        plan,
        inputs,
    })
}

/// The kernels that a table and those in it launch, each with its file; `outer` is that of the tables around.
fn entries(source: &Source, table: &Table, outer: Option<&Path>) -> Vec<(PathBuf, String)> {
    let own = table.kernel.as_ref();
    let kernel = own.map(|kernel| kernel.get_ref().as_path()).or(outer);
    let entry = table.entry.iter().map(|entry| entry.get_ref().clone());
    let entry = entry
        .zip(kernel)
        .map(|(entry, path)| (source.resolve(path), entry));
    let launches = table.launch.iter().flatten();
    let inner = launches.flat_map(|launch| entries(source, launch.get_ref(), kernel));
    entry.chain(inner).collect()
}

/// What a table has of those around it, unless it says otherwise.
#[derive(Clone, Default)]
struct Inherited<'a> {
    kernel: Option<Field<'a, PathBuf>>,
    options: Option<Field<'a, Vec<String>>>,
    global_size: Option<Field<'a, Vec<u32>>>,
    local_size: Option<Field<'a, Vec<u32>>>,
    global_offset: Option<Field<'a, Vec<u32>>>,
    private_bytes: Option<Field<'a, u32>>,
    shared_bytes: Option<Field<'a, u32>>,
}

impl<'a> Inherited<'a> {
    /// What those in `table` inherit.
    fn with(&self, table: &'a Table, prefix: &str, front_ends: FrontEnds) -> Self {
        fn of<'a, T>(
            outer: &Option<Field<'a, T>>,
            own: &'a Option<Spanned<T>>,
            field: String,
        ) -> Option<Field<'a, T>> {
            own.as_ref()
                .map(|value| (field, value))
                .or_else(|| outer.clone())
        }
        let field = |name: &str| format!("{prefix}{name}");
        // Assembly text is not compiled, whatever those around it are.
        let kernel = table.kernel.as_ref().map(|kernel| kernel.get_ref());
        let ending = kernel.and_then(|kernel| kernel.extension()?.to_str());
        let is_text = ending.is_some_and(|ending| front_ends.is_text(ending));
        let options = match &table.options {
            None if is_text => None,
            own => of(&self.options, own, field("options")),
        };
        Self {
            kernel: of(&self.kernel, &table.kernel, field("kernel")),
            options,
            global_size: of(&self.global_size, &table.global_size, field("global_size")),
            local_size: of(&self.local_size, &table.local_size, field("local_size")),
            global_offset: of(
                &self.global_offset,
                &table.global_offset,
                field("global_offset"),
            ),
            private_bytes: of(
                &self.private_bytes,
                &table.private_bytes,
                field("private_bytes"),
            ),
            shared_bytes: of(
                &self.shared_bytes,
                &table.shared_bytes,
                field("shared_bytes"),
            ),
        }
    }
}

/// Makes a program of the tables of a run file.
struct Loader<'a> {
    source: &'a Source<'a>,
    front_end: &'static dyn FrontEnd,
    options: Options,
    /// Launches have labels.
    several: bool,
    texts: Texts,
    buffers: Buffers,
    launches: Vec<Launched>,
}

impl Loader<'_> {
    /// The `[buffers]` of the file.
    fn buffers(&mut self, table: &Table) -> Result<()> {
        for (name, given) in table.buffers.iter().flat_map(|all| all.get_ref()) {
            let place = self.source.place(given, &format!("buffers.{name}"));
            if name == "null" {
                return Err(Error::input(
                    place,
                    "a buffer cannot be called `null`, which is the null pointer",
                    "choose another name",
                ));
            }
            let told = |origin: &str| format!("buffer `{name}`{origin}");
            let buffers = &mut self.buffers;
            let (number, _) = buffers.add(self.source, given.get_ref(), told, &place)?;
            buffers.names.insert(name.clone(), number);
        }
        Ok(())
    }

    /// A table that stands in `line`. `rounds` are those of the loop around it.
    fn block(
        &mut self,
        table: &Table,
        prefix: &str,
        line: usize,
        outer: &Inherited,
        rounds: u64,
    ) -> Result<Block> {
        let repeat = table.repeat.as_ref();
        let repeat = repeat
            .map(|repeat| self.repeat(repeat, prefix))
            .transpose()?;
        let rounds = repeat.as_ref().map_or(rounds, Repeat::most);
        let writes = self.writes(table, prefix)?;
        let inherited = outer.with(table, prefix, self.options.front_ends);
        let body = match &table.launch {
            Some(launches) => {
                self.check_group(table, prefix)?;
                if launches.is_empty() {
                    return Err(Error::input(
                        format!("{}: {prefix}launch", self.source.name()),
                        "there is no launch in this list",
                        LAUNCH,
                    ));
                }
                let mut blocks = vec![];
                for (index, launch) in launches.iter().enumerate() {
                    let prefix = format!("{prefix}launch[{index}].");
                    let line = self.source.line_of(launch);
                    if let Some(target) = &launch.get_ref().target {
                        return Err(Error::input(
                            self.source.place(target, &format!("{prefix}target")),
                            "all kernels of a run are for one machine",
                            "write target at the top of the file, above the first [[launch]]",
                        ));
                    }
                    if let Some(buffers) = &launch.get_ref().buffers {
                        return Err(Error::input(
                            self.source.place(buffers, &format!("{prefix}buffers")),
                            "buffers stay for the whole run",
                            "write [buffers.NAME] at the top of the file, above the first [[launch]]",
                        ));
                    }
                    blocks.push(self.block(launch.get_ref(), &prefix, line, &inherited, rounds)?);
                }
                Body::Blocks(blocks)
            }
            None => {
                let launched = self.launch(table, prefix, line, &inherited, rounds)?;
                self.launches.push(launched);
                Body::Launch(self.launches.len() - 1)
            }
        };
        Ok(Block {
            writes,
            body,
            repeat,
        })
    }

    /// A table with launches in it launches nothing itself.
    fn check_group(&self, table: &Table, prefix: &str) -> Result<()> {
        let entry = table.entry.as_ref();
        let args = table.args.iter().flatten().next();
        let entry = entry.map(|entry| self.source.place(entry, &format!("{prefix}entry")));
        let args = args.map(|arg| self.source.place(arg, &format!("{prefix}args")));
        match entry.or(args) {
            None => Ok(()),
            Some(place) => Err(Error::input(
                place,
                "there are [[launch]] in this table, which launches nothing itself",
                "move entry and args into a [[launch]] of their own",
            )),
        }
    }

    fn launch(
        &mut self,
        table: &Table,
        prefix: &str,
        line: usize,
        inherited: &Inherited,
        rounds: u64,
    ) -> Result<Launched> {
        let source = self.source;
        let missing = |field: &str| {
            let place = format!("{}:{line}", source.name());
            let place = match prefix.trim_end_matches('.') {
                "" => place,
                launch => format!("{place}: {launch}"),
            };
            Error::input(place, format!("missing field `{field}`"), LAUNCH)
        };
        let sizes = |sizes: &Option<Field<Vec<u32>>>| {
            let sizes = sizes.as_ref().map(|(_, sizes)| sizes.get_ref().clone());
            sizes.unwrap_or_default()
        };
        let kernel = inherited.kernel.as_ref().ok_or_else(|| missing("kernel"))?;
        let entry = table.entry.as_ref().ok_or_else(|| missing("entry"))?;
        for (field, size) in [
            ("global_size", &inherited.global_size),
            ("local_size", &inherited.local_size),
        ] {
            size.as_ref().ok_or_else(|| missing(field))?;
        }
        let place = |field: &str| match field {
            "entry" => source.place(entry, &format!("{prefix}entry")),
            "local_size" => match &inherited.local_size {
                Some((field, size)) => source.place(size, field),
                None => source.name(),
            },
            "shared_bytes" => match &inherited.shared_bytes {
                Some((field, bytes)) => source.place(bytes, field),
                None => source.name(),
            },
            _ => format!("{}: {prefix}{field}", source.name()),
        };
        self.check_offset(inherited)?;
        let options = inherited.options.as_ref();
        let text = self.texts.get(source, kernel, options, entry.get_ref())?;
        let args = table.args.as_deref().unwrap_or_default();
        let mut arguments = Arguments {
            source,
            buffers: &mut self.buffers,
            parameters: text.parameters(entry.get_ref()),
            value_types: &|| text.value_types(entry.get_ref()),
            prefix,
            rounds,
        };
        let rounds = match text.may_have(entry.get_ref()) {
            true => arguments.read(args, &place("args"))?,
            // Loading says so, in better words than types that nobody knows.
            false => vec![],
        };
        let in_round = |round| -> Vec<Argument> {
            let rounds = rounds.iter();
            rounds.map(|argument| argument.in_round(round)).collect()
        };
        let label = self.several.then(|| match prefix.trim_end_matches('.') {
            "" => entry.get_ref().clone(),
            launch => format!("{launch} ({})", entry.get_ref()),
        });
        let launch = Launch {
            name: &match &label {
                Some(label) => format!("{}: {label}", source.name()),
                None => source.name(),
            },
            place: &place,
            text: &text.assembly,
            file: &text.name,
            entry: entry.get_ref(),
            symbol: text.symbol(entry.get_ref()),
            global_size: &sizes(&inherited.global_size),
            local_size: &sizes(&inherited.local_size),
            global_offset: &sizes(&inherited.global_offset),
            shared_bytes: inherited
                .shared_bytes
                .as_ref()
                .map(|(_, bytes)| *bytes.get_ref()),
            arguments: in_round(0),
            allow_global_stores: self.options.allow_global_stores,
        };
        let mut job = Job::load(self.front_end, launch)?;
        if let Some((field, bytes)) = &inherited.private_bytes {
            let bytes = self.private_bytes(bytes, field, &job)?;
            job.code = job.code.with_private_bytes(bytes);
        }
        // Sizes of arguments repeat after the longest list.
        let lists = rounds.iter().map(|rounds| rounds.alternatives());
        for round in 1..lists.max().unwrap_or(1) {
            job.check(&in_round(round), &place("args"))?;
        }
        Ok(Launched { label, job, rounds })
    }

    /// Private memory of a work-item of the job, which has to be at least as much as without.
    fn private_bytes(&self, bytes: &Spanned<u32>, field: &str, job: &Job) -> Result<u32> {
        let (asked, least) = (*bytes.get_ref(), job.code.private_bytes());
        if (least..=MOST_PRIVATE_BYTES).contains(&asked) && asked.is_multiple_of(4) {
            return Ok(asked);
        }
        Err(Error::input(
            self.source.place(bytes, field),
            format!("a work-item cannot have {asked} bytes of private memory"),
            format!(
                "give a multiple of 4 from {least}, which it has anyway, to {MOST_PRIVATE_BYTES}"
            ),
        ))
    }

    /// An offset has as many dimensions as the launch.
    fn check_offset(&self, inherited: &Inherited) -> Result<()> {
        let sizes = inherited
            .global_offset
            .as_ref()
            .zip(inherited.global_size.as_ref());
        let dimensions = |size: &Spanned<Vec<u32>>| size.get_ref().len();
        match sizes.filter(|((_, offset), (_, size))| dimensions(offset) != dimensions(size)) {
            None => Ok(()),
            Some(((field, offset), (_, size))) => Err(Error::input(
                self.source.place(offset, field),
                format!(
                    "global_offset has {} dimensions and global_size {}",
                    dimensions(offset),
                    dimensions(size)
                ),
                "give both the same number of dimensions",
            )),
        }
    }

    fn repeat(&self, repeat: &Spanned<schema::Repeat>, prefix: &str) -> Result<Repeat> {
        let place = self.source.place(repeat, &format!("{prefix}repeat"));
        let never = |remedy| {
            let what = "a launch runs at least once";
            Err(Error::input(&place, what, remedy))
        };
        let Until {
            until_zero,
            element,
            at_most,
        } = match repeat.get_ref() {
            schema::Repeat::Times(0) => return never("give repeat = 1 or more"),
            schema::Repeat::Times(times) => return Ok(Repeat::Times(*times)),
            schema::Repeat::Until(until) => until,
        };
        if *at_most == 0 {
            return never("give at_most = 1 or more");
        }
        let (buffer, offset) = self.element(until_zero, *element, &place)?;
        let size = self.buffers.all[buffer].buffer.array.element.bytes();
        Ok(Repeat::UntilZero {
            buffer,
            element: offset / size,
            at_most: *at_most,
            place,
            name: format!("element {element} of buffer `{until_zero}`"),
        })
    }

    /// The number of a buffer, and the offset of one of its elements in bytes.
    fn element(&self, name: &str, element: u64, place: &str) -> Result<(usize, usize)> {
        let number = self.buffers.find(name, place)?;
        let array = &self.buffers.all[number].buffer.array;
        let elements = array.bytes.len() / array.element.bytes();
        let index = usize::try_from(element).ok();
        let index = index.filter(|&index| index < elements).ok_or_else(|| {
            Error::input(
                place,
                format!("buffer `{name}` has {elements} elements and none with number {element}"),
                "elements are counted from 0",
            )
        })?;
        Ok((number, index * array.element.bytes()))
    }

    /// What the host writes before each round, in order.
    fn writes(&self, table: &Table, prefix: &str) -> Result<Vec<Write>> {
        let mut writes = vec![];
        for (to, from) in &table.copy {
            let place = self.source.place(from, &format!("{prefix}copy.{to}"));
            writes.push(self.copy(to, from.get_ref(), &place)?);
        }
        for (index, name) in table.clear.iter().enumerate() {
            let place = self.source.place(name, &format!("{prefix}clear[{index}]"));
            let to = self.buffers.find(name.get_ref(), &place)?;
            let element = vec![0];
            writes.push(Write::Fill { to, element });
        }
        for (name, set) in &table.set {
            let place = self.source.place(set, &format!("{prefix}set.{name}"));
            writes.push(self.set(name, set.get_ref(), &place)?);
        }
        Ok(writes)
    }

    fn copy(&self, to: &str, from: &str, place: &str) -> Result<Write> {
        let (to_number, from_number) = (
            self.buffers.find(to, place)?,
            self.buffers.find(from, place)?,
        );
        let bytes = |number: usize| self.buffers.all[number].buffer.array.bytes.len();
        if bytes(to_number) != bytes(from_number) {
            return Err(Error::input(
                place,
                format!(
                    "`{to}` has {} bytes, and `{from}` has {}",
                    bytes(to_number),
                    bytes(from_number)
                ),
                "copy between buffers of one size",
            ));
        }
        Ok(Write::Copy {
            from: from_number,
            to: to_number,
        })
    }

    fn set(&self, name: &str, set: &Set, place: &str) -> Result<Write> {
        let (element, value) = match set {
            Set::All(value) => (None, value),
            Set::One(one) => (Some(one.element), &one.value),
        };
        let to = self.buffers.find(name, place)?;
        let wanted = ValueType::scalar(self.buffers.all[to].buffer.array.element);
        let bytes = value.value(wanted);
        let bytes = bytes.map_err(|unfit| Error::input(place, unfit.what, unfit.remedy))?;
        Ok(match element {
            None => Write::Fill { to, element: bytes },
            Some(element) => Write::At {
                to,
                offset: self.element(name, element, place)?.1,
                bytes,
            },
        })
    }
}
