//! Bodies of functions: registers, variables, labels, instructions.

use super::cursor::{integer, Cursor};
use super::module::{
    Body, Function, Instruction, Label, Operand, Parameter, Prototype, Space, Variable,
};
use super::parameters::{parameter, parameters};
use super::source_lines::SourceLines;
use super::token::Token;
use super::variables::variables;
use crate::code::types::Type;
use std::collections::HashMap;
use turnstile_kernel::KernelError;

/// Most registers of one function: as many as the numbers of registers tell apart.
const MOST_REGISTERS: usize = u16::MAX as usize - 1;

/// What a name stands for in a block.
#[derive(Clone, Debug)]
enum Named {
    Register(u32),
    Parameter(String),
    /// A variable, under the name that it has in the module.
    Variable(String),
}

/// Reads a body behind its opening brace, and the variables in it.
pub fn parse(
    cursor: &mut Cursor,
    function: &Function,
    lines: &mut SourceLines,
) -> Result<(Body, Vec<Variable>), KernelError> {
    let of_function = function.parameters.iter().chain(&function.returns);
    let of_function = of_function.map(|one| (one.name.clone(), Named::Parameter(one.name.clone())));
    lines.restart();
    let mut parser = BodyParser {
        cursor,
        lines,
        function: &function.name,
        names: vec![of_function.collect()],
        scope: vec![0],
        scopes: 0,
        body: Body::default(),
        variables: vec![],
    };
    while !parser.names.is_empty() {
        parser.statement()?;
    }
    Ok((parser.body, parser.variables))
}

struct BodyParser<'p, 'a> {
    cursor: &'p mut Cursor<'a>,
    lines: &'p mut SourceLines,
    function: &'p str,
    /// Of each block, from the outermost on.
    names: Vec<HashMap<String, Named>>,
    scope: Vec<u32>,
    scopes: u32,
    body: Body,
    variables: Vec<Variable>,
}

impl BodyParser<'_, '_> {
    fn statement(&mut self) -> Result<(), KernelError> {
        match self.cursor.peek() {
            Some(Token::OpenBrace) => {
                self.cursor.next()?;
                self.scopes += 1;
                self.scope.push(self.scopes);
                self.names.push(HashMap::new());
                Ok(())
            }
            Some(Token::CloseBrace) => {
                self.cursor.next()?;
                self.scope.pop();
                self.names.pop();
                Ok(())
            }
            Some(Token::Dotted(_)) => self.directive(),
            Some(Token::Semicolon) => self.cursor.next().map(drop),
            Some(Token::Name(name)) if self.cursor.peek_at(1) == Some(Token::Colon) => {
                self.cursor.next()?;
                self.cursor.next()?;
                self.label(name)
            }
            _ => self.instruction(),
        }
    }

    fn label(&mut self, name: &str) -> Result<(), KernelError> {
        let mut targets = None;
        match self.cursor.peek() {
            Some(Token::Dotted(".branchtargets")) => targets = Some(self.names()?),
            // Which functions it may lead to shows when it is executed.
            Some(Token::Dotted(".calltargets")) => return self.names().map(drop),
            Some(Token::Dotted(".callprototype")) => return self.prototype(name),
            _ => {}
        }
        self.body.labels.push(Label {
            name: name.to_owned(),
            scope: self.scope.clone(),
            instruction: self.body.instructions.len() as u32,
            targets,
        });
        Ok(())
    }

    /// The list of names behind a directive.
    fn names(&mut self) -> Result<Vec<String>, KernelError> {
        self.cursor.next()?;
        let mut all = vec![];
        loop {
            all.push(self.cursor.name()?.to_owned());
            if !self.cursor.take(Token::Comma) {
                break;
            }
        }
        self.cursor.expect(Token::Semicolon)?;
        Ok(all)
    }

    /// `.callprototype (.param .b32 _) _ (.param .b64 _);`
    fn prototype(&mut self, name: &str) -> Result<(), KernelError> {
        self.cursor.next()?;
        let listed = |cursor: &mut Cursor| match cursor.peek() {
            Some(Token::OpenParenthesis) => parameters(cursor),
            _ => Ok(vec![]),
        };
        let returns = listed(self.cursor)?;
        self.cursor.expect(Token::Sink)?;
        let parameters = listed(self.cursor)?;
        self.body.prototypes.push(Prototype {
            name: name.to_owned(),
            returns,
            parameters,
        });
        self.cursor.skip_past(Token::Semicolon)
    }

    fn directive(&mut self) -> Result<(), KernelError> {
        let word = self.cursor.dotted().expect("a directive");
        match word {
            "reg" => self.registers(),
            "loc" => self.lines.loc(self.cursor),
            "pragma" => self.cursor.skip_past(Token::Semicolon),
            "param" => {
                let parameter = parameter(self.cursor)?;
                self.cursor.expect(Token::Semicolon)?;
                self.call_parameter(parameter);
                Ok(())
            }
            "shared" | "local" | "global" | "const" => {
                let space = Space::of(word).expect("a space");
                for mut variable in variables(self.cursor, space, false)? {
                    let name = variable.name;
                    variable.name = format!("{}.{name}", self.function);
                    if self.variables.iter().any(|one| one.name == variable.name) {
                        variable.name += &format!(".{}", self.variables.len());
                    }
                    self.declare(name, Named::Variable(variable.name.clone()));
                    self.variables.push(variable);
                }
                Ok(())
            }
            word => Err(self.cursor.fault(&format!("`.{word}` is not known here"))),
        }
    }

    /// Each has a name of its own, though blocks use the same ones again.
    fn call_parameter(&mut self, parameter: Parameter) {
        let number = self.body.call_parameters.len();
        let unique = format!("{}#{number}", parameter.name);
        self.declare(parameter.name.clone(), Named::Parameter(unique.clone()));
        self.body.call_parameters.push(Parameter {
            name: unique,
            ..parameter
        });
    }

    /// `.reg .b32 %r<13>, temp;`
    fn registers(&mut self) -> Result<(), KernelError> {
        let type_name = self.cursor.dotted().unwrap_or_default();
        let Some(of) = Type::of(type_name) else {
            let what = format!("registers of type `.{type_name}` are not known");
            return Err(self.cursor.fault(&what));
        };
        loop {
            let name = self.cursor.name()?;
            if self.cursor.take(Token::Less) {
                let count = self.cursor.count()?;
                self.cursor.expect(Token::Greater)?;
                if self.body.registers.len() + count as usize > MOST_REGISTERS {
                    let what = format!("a function has more than {MOST_REGISTERS} registers");
                    return Err(self.cursor.fault(&what));
                }
                (0..count).for_each(|number| self.register(format!("{name}{number}"), of));
            } else {
                self.register(name.to_owned(), of);
            }
            if !self.cursor.take(Token::Comma) {
                return self.cursor.expect(Token::Semicolon);
            }
        }
    }

    fn register(&mut self, name: String, of: Type) {
        let number = self.body.registers.len() as u32;
        self.body.registers.push(of);
        self.declare(name, Named::Register(number));
    }

    fn declare(&mut self, name: String, named: Named) {
        let block = self.names.last_mut().expect("a block is open");
        block.insert(name, named);
    }

    fn named(&self, name: &str) -> Option<&Named> {
        self.names.iter().rev().find_map(|block| block.get(name))
    }

    fn instruction(&mut self) -> Result<(), KernelError> {
        let (line, start) = (self.cursor.line(), self.cursor.start());
        let guard = match self.cursor.take(Token::At) {
            true => {
                let negated = self.cursor.take(Token::Not);
                match self.operand()? {
                    Operand::Register(register) => Some((register, negated)),
                    _ => return Err(self.cursor.fault("a guard is a predicate register")),
                }
            }
            false => None,
        };
        let opcode = self.cursor.name()?.to_owned();
        let mut modifiers = vec![];
        while let Some(modifier) = self.cursor.dotted() {
            modifiers.push(modifier.to_owned());
        }
        let mut operands = vec![];
        if self.cursor.peek() != Some(Token::Semicolon) {
            loop {
                self.skip_debugging()?;
                operands.push(self.operand()?);
                if !self.cursor.take(Token::Comma) {
                    break;
                }
            }
        }
        let text = self.cursor.text_from(start);
        self.cursor.expect(Token::Semicolon)?;
        let instruction = Instruction {
            guard,
            opcode,
            modifiers,
            operands,
            scope: self.scope.clone(),
            line,
            source_line: self.lines.line(),
            inlined_at: self.lines.inlined_at().into(),
            text,
        };
        if self.body.carry.is_none() && instruction.carries() {
            self.body.carry = Some(self.body.registers.len() as u32);
            self.body.registers.push(Type::PREDICATE);
        }
        self.body.instructions.push(instruction);
        Ok(())
    }

    /// clang cuts a call in two for debuggers: with a label, or a line.
    fn skip_debugging(&mut self) -> Result<(), KernelError> {
        loop {
            match (self.cursor.peek(), self.cursor.peek_at(1)) {
                (Some(Token::Name(name)), Some(Token::Colon)) => {
                    self.cursor.next()?;
                    self.cursor.next()?;
                    self.label(name)?;
                }
                (Some(Token::Dotted(".loc")), _) => {
                    self.cursor.next()?;
                    self.lines.loc(self.cursor)?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn operand(&mut self) -> Result<Operand, KernelError> {
        let operand = match self.cursor.peek() {
            Some(Token::OpenBrace) => {
                self.cursor.next()?;
                Operand::Vector(self.operands(Token::CloseBrace)?)
            }
            Some(Token::OpenParenthesis) => {
                self.cursor.next()?;
                Operand::List(self.operands(Token::CloseParenthesis)?)
            }
            Some(Token::OpenBracket) => {
                self.cursor.next()?;
                let base = self.operand()?;
                if self.cursor.take(Token::Comma) {
                    let mut all = vec![base];
                    all.extend(self.operands(Token::CloseBracket)?);
                    return Ok(Operand::Sampled(all));
                }
                let offset = match self.cursor.take(Token::Plus) {
                    true => self.offset()?,
                    false => 0,
                };
                self.cursor.expect(Token::CloseBracket)?;
                match base {
                    Operand::NameOffset(name, inner) => {
                        Operand::Address(Box::new(Operand::Name(name)), inner + offset)
                    }
                    base => Operand::Address(Box::new(base), offset),
                }
            }
            Some(Token::Not) => {
                self.cursor.next()?;
                match self.operand()? {
                    Operand::Register(register) => Operand::Negated(register),
                    _ => return Err(self.cursor.fault("`!` stands before a predicate register")),
                }
            }
            _ => self.scalar()?,
        };
        if self.cursor.take(Token::Bar) {
            let second = self.scalar()?;
            return Ok(Operand::Pair(Box::new(operand), Box::new(second)));
        }
        Ok(operand)
    }

    fn operands(&mut self, end: Token<'static>) -> Result<Vec<Operand>, KernelError> {
        let mut all = vec![];
        while !self.cursor.take(end) {
            all.push(self.operand()?);
            if !self.cursor.take(Token::Comma) && self.cursor.peek() != Some(end) {
                return Err(self.cursor.unexpected("`,` or the end of the list"));
            }
        }
        Ok(all)
    }

    fn scalar(&mut self) -> Result<Operand, KernelError> {
        let negative = self.cursor.take(Token::Minus);
        match self.cursor.peek() {
            Some(Token::Number(number)) => {
                self.cursor.next()?;
                let found = constant(number, negative);
                found.ok_or_else(|| self.cursor.fault(&format!("`{number}` is no number")))
            }
            Some(Token::Sink) if !negative => {
                self.cursor.next()?;
                Ok(Operand::Sink)
            }
            Some(Token::Name(name)) if !negative => {
                self.cursor.next()?;
                self.name(name)
            }
            _ => Err(self.cursor.unexpected("an operand")),
        }
    }

    fn name(&mut self, name: &str) -> Result<Operand, KernelError> {
        let resolved = match self.named(name) {
            Some(Named::Register(register)) => return Ok(Operand::Register(*register)),
            Some(Named::Parameter(parameter)) => Operand::Parameter(parameter.clone()),
            Some(Named::Variable(variable)) => Operand::Name(variable.clone()),
            None if name.starts_with('%') => {
                let mut special = name.to_owned();
                if let Some(Token::Dotted(part @ (".x" | ".y" | ".z" | ".w"))) = self.cursor.peek()
                {
                    self.cursor.next()?;
                    special += part;
                }
                return Ok(Operand::Special(special));
            }
            None => Operand::Name(name.to_owned()),
        };
        // `name+4` outside of brackets; inside, the offset belongs to the address.
        match (resolved, self.cursor.peek()) {
            (Operand::Name(name), Some(Token::Plus)) => {
                self.cursor.next()?;
                Ok(Operand::NameOffset(name, self.offset()?))
            }
            (resolved, _) => Ok(resolved),
        }
    }

    fn offset(&mut self) -> Result<i64, KernelError> {
        match self.scalar()? {
            Operand::Integer(offset) => Ok(offset as i64),
            _ => Err(self.cursor.fault("an offset is a number")),
        }
    }
}

/// A number as an operand.
fn constant(number: &str, negative: bool) -> Option<Operand> {
    let digits = |number: &str| u64::from_str_radix(&number[2..], 16).ok();
    Some(match number.as_bytes() {
        [b'0', b'f' | b'F', ..] => {
            Operand::Single(digits(number)? as u32 ^ u32::from(negative) << 31)
        }
        [b'0', b'd' | b'D', ..] => Operand::Double(digits(number)? ^ u64::from(negative) << 63),
        _ if number.contains('.') => {
            let value: f64 = number.parse().ok()?;
            Operand::Double(value.to_bits() ^ u64::from(negative) << 63)
        }
        _ if negative => Operand::Integer(integer(number)?.wrapping_neg()),
        _ => Operand::Integer(integer(number)?),
    })
}
