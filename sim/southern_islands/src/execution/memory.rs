//! Addresses and data of memory instructions; the machine performs the access.

use super::loads::{Destination, LOCAL, VECTOR};
use super::wavefront::{LaneWords, Wavefront, LANES};
use crate::code::inst::{BufferAddress, BufferInst, LdsInst, Src};
use turnstile_hdl::lds_op::LdsOp;
use turnstile_kernel as kernel;
use turnstile_kernel::{Fault, MemoryAtomic, MemoryOp, Space};

type LocalAccess = kernel::LocalAccess<LANES>;
type LocalRequest = kernel::LocalRequest<LANES>;
type LocalUpdate = kernel::LocalUpdate<LANES>;
type MemoryRequest = kernel::MemoryRequest<LANES>;

/// A buffer resource, from its four registers.
struct Resource {
    base: u64,
    stride: u64,
    records: u64,
    /// Lanes are interleaved: element bytes and lanes of a group.
    swizzle: Option<(u64, u64)>,
    /// The lane number is added to the index.
    add_lane: bool,
}

impl Resource {
    fn new(words: [u32; 4]) -> Self {
        let swizzled = words[1] >> 31 == 1;
        Self {
            base: u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32,
            stride: u64::from(words[1] >> 16 & 0x3fff),
            records: words[2].into(),
            swizzle: swizzled.then_some((2 << (words[3] >> 19 & 3), 8 << (words[3] >> 21 & 3))),
            add_lane: words[3] >> 23 & 1 == 1,
        }
    }

    /// Private memory: byte `offset` of a lane, with a scalar offset that counts the bytes of all lanes, lies in it.
    fn check_private(&self, offset: u64, soffset: u32, bytes: u64) -> Result<(), Fault> {
        let Some((_, lanes)) = self.swizzle.filter(|_| self.add_lane) else {
            return Ok(());
        };
        let end = u64::from(soffset) / lanes + offset + bytes;
        if end <= self.records {
            return Ok(());
        }
        Err(Fault::new(
            format!(
                "a work-item accesses byte {} of its private memory, which has {}: the stack is full, or an index is wrong",
                end - bytes, self.records
            ),
            "recurse less deeply, give more `private_bytes` in the run file, or check the indices of private arrays",
        ))
    }

    /// Byte offset of `offset` bytes into record `index`.
    fn place(&self, index: u64, offset: u64, bytes: u64) -> Result<u64, Fault> {
        let inside = if self.stride == 0 {
            offset + bytes <= self.records
        } else {
            index < self.records
        };
        if !inside {
            let what = format!(
                "record {index}, offset {offset} is outside a buffer resource of {}",
                self.records
            );
            return Err(Fault::new(
                what,
                "check the index; no lane may leave its buffer",
            ));
        }
        match self.swizzle {
            None => Ok(self.stride * index + offset),
            Some((element, _)) if offset % element + bytes > element => Err(Fault::new(
                format!("an access of {bytes} bytes at offset {offset} crosses the {element}-byte elements of its buffer"),
                "align private variables to their size",
            )),
            Some((element, group)) => {
                let block = index / group * self.stride + offset / element * element;
                Ok(block * group + index % group * element + offset % element)
            }
        }
    }
}

impl Wavefront {
    /// Address of an SMRD load; the low two bits do not count.
    pub(crate) fn scalar_address(
        &self,
        base: u8,
        offset: Src,
        words: u8,
        buffer: bool,
    ) -> Result<u64, Fault> {
        let offset = u64::from(self.read32(offset));
        if !buffer {
            if self.first_lane_only >> base & 0b11 != 0 {
                return Err(Fault::new(
                    "a constant is read for all work-items where the first one wants it, and others want another one: clang-16 compiles \
                     an element of a vector in constant memory so, if its index differs between work-items",
                    "read it through a pointer to elements, as in ((__constant int *)&table[i])[element]",
                ));
            }
            return Ok(self.scalar_pair(base).wrapping_add(offset) & !3);
        }
        let resource = Resource::new(std::array::from_fn(|i| self.scalar_word(base + i as u8)));
        let size = resource.records * resource.stride.max(1);
        if offset + 4 * u64::from(words) > size {
            let what = format!(
                "scalar load of {words} words at offset {offset} from a buffer of {size} bytes"
            );
            return Err(Fault::new(what, "check the index"));
        }
        Ok(resource.base.wrapping_add(offset) & !3)
    }

    pub(crate) fn lds_request(
        &mut self,
        inst: &LdsInst,
        lanes: u64,
    ) -> Result<LocalRequest, Fault> {
        let mut accesses = vec![self.lds_access(inst, inst.offset.0, inst.data[0], lanes)?];
        if let Some(offset) = inst.offset.1 {
            accesses.push(self.lds_access(inst, offset, inst.data[1], lanes)?);
        }
        let destination = inst.dst.map(|first| Destination::Vector {
            first,
            words: lds_words(inst.op),
        });
        Ok(LocalRequest {
            token: self.loads.token(LOCAL, destination),
            lanes,
            accesses,
            update: inst.update.map(|op| Box::new(self.lds_update(inst, op))),
        })
    }

    fn lds_update(&self, inst: &LdsInst, op: MemoryAtomic) -> LocalUpdate {
        let pair = |register: Option<u8>| {
            let word = |r: u8| self.vgpr[usize::from(r)].map(u64::from);
            register.map_or([0; LANES], |r| {
                let (low, high) = (word(r), word(r + 1));
                std::array::from_fn(|lane| low[lane] | high[lane] << 32)
            })
        };
        let (first, second) = (pair(inst.data[0]), pair(inst.data2));
        LocalUpdate {
            op,
            // Local memory is given what it compares with first, global memory what it stores.
            operands: match op {
                MemoryAtomic::CompareSwap => [second, first],
                _ => [first, second],
            },
        }
    }

    fn lds_access(
        &self,
        inst: &LdsInst,
        offset: u32,
        data: Option<u8>,
        lanes: u64,
    ) -> Result<LocalAccess, Fault> {
        let register =
            |register: Option<u8>| register.map_or([0; LANES], |r| self.vgpr[usize::from(r)]);
        let high = if inst.op == LdsOp::WriteB64 {
            data.map(|r| r + 1)
        } else {
            inst.data2
        };
        let address = self.vgpr[usize::from(inst.address)].map(|a| a.wrapping_add(offset));
        self.check_lds_limit(&address, lanes)?;
        Ok(LocalAccess {
            op: inst.op,
            address,
            data: register(data),
            data2: register(high),
        })
    }

    /// M0 limits the addresses of local memory; clang sets it to -1 before the first access.
    fn check_lds_limit(&self, address: &LaneWords, lanes: u64) -> Result<(), Fault> {
        let limit = self.scalar.m0;
        match (0..LANES).find(|lane| lanes >> lane & 1 == 1 && address[*lane] >= limit) {
            None => Ok(()),
            Some(lane) => Err(Fault::new(
                format!("lane {lane} accesses local memory at {:#x}, and M0 limits it to {limit:#x}", address[lane]),
                "set M0 to -1 before the first local memory access, as clang does, and check the address",
            )),
        }
    }

    pub(crate) fn buffer_request(
        &mut self,
        inst: &BufferInst,
        lanes: u64,
    ) -> Result<MemoryRequest, Fault> {
        let (bytes, loads, stores) = match inst.op {
            MemoryOp::Load { bytes, .. } => (bytes, true, 0),
            MemoryOp::Store { bytes } => (bytes, false, bytes.div_ceil(4)),
            MemoryOp::Atomic(atomic) => (4, inst.returns, atomic.operands()),
            MemoryOp::Atomic64(atomic) => (8, inst.returns, 2 * atomic.operands()),
        };
        let address = self.buffer_addresses(inst, bytes.into(), lanes)?;
        let data = (0..stores)
            .map(|word| self.vgpr[usize::from(inst.data + word)])
            .collect();
        let words = if loads { bytes.div_ceil(4) } else { 0 };
        let destination = loads.then_some(Destination::Vector {
            first: inst.data,
            words,
        });
        Ok(MemoryRequest {
            token: self.loads.token(VECTOR, destination),
            op: inst.op,
            space: Space::Global,
            lanes,
            address,
            data,
            words,
        })
    }

    fn buffer_addresses(
        &self,
        inst: &BufferInst,
        bytes: u64,
        lanes: u64,
    ) -> Result<Box<[u64; LANES]>, Fault> {
        let resource = Resource::new(std::array::from_fn(|i| {
            self.scalar_word(inst.resource + i as u8)
        }));
        let soffset = self.read32(inst.soffset);
        let base = resource.base.wrapping_add(soffset.into());
        let mut addresses = Box::new([0; LANES]);
        for lane in (0..LANES).filter(|lane| lanes >> lane & 1 == 1) {
            let word = |register: u8| u64::from(self.vgpr[usize::from(register)][lane]);
            let (index, offset) = match inst.address {
                // A 64-bit address is not checked against the resource.
                BufferAddress::Addr64(register) => {
                    let address = word(register) | word(register + 1) << 32;
                    addresses[lane] = base.wrapping_add(address).wrapping_add(inst.offset.into());
                    continue;
                }
                BufferAddress::Off => (0, 0),
                BufferAddress::Offen(register) => (0, word(register)),
                BufferAddress::Idxen(register) => (word(register), 0),
                BufferAddress::Both(register) => (word(register), word(register + 1)),
            };
            let index = index + if resource.add_lane { lane as u64 } else { 0 };
            let offset = offset + u64::from(inst.offset);
            resource.check_private(offset, soffset, bytes)?;
            let place = resource.place(index, offset, bytes)?;
            addresses[lane] = base.wrapping_add(place);
        }
        Ok(addresses)
    }
}

/// Words that a lane gets back from an access.
fn lds_words(op: LdsOp) -> u8 {
    if op == LdsOp::ReadB64 {
        2
    } else {
        1
    }
}
