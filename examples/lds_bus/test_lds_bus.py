"""lds_bus driven by cocotb: two wavefronts transfer between accounts, all lanes at once, in transactions."""

import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge

ACCESS, BEGIN, COMMIT, LAYOUT = range(4)
READ_B32, WRITE_B32 = 0, 6
ROWS = 2
ACCOUNTS = 16
BALANCE = 100


def lanes_of(mask):
    return [lane for lane in range(64) if mask >> lane & 1]


def packed(words, bits):
    """A dict of lanes as one vector."""
    return sum(word << bits * lane for lane, word in words.items())


class Bus:
    """Commands and answers, one at a time; answers wait at random."""

    def __init__(self, dut, rng):
        self.dut = dut
        self.rng = rng

    async def start(self):
        dut = self.dut
        cocotb.start_soon(Clock(dut.clock, 10, "ns").start())
        for pin in ("cmd_valid", "ans_ready", "cmd_half", "cmd_data2"):
            getattr(dut, pin).value = 0
        dut.clear.value = 1
        await FallingEdge(dut.clock)
        dut.clear.value = 0

    async def command(self, kind, wavefront, answered=True, **operands):
        """Pins are driven at the falling edge and looked at before the rising one."""
        dut = self.dut
        dut.cmd_kind.value = kind
        dut.cmd_wavefront.value = wavefront
        for pin, value in operands.items():
            getattr(dut, f"cmd_{pin}").value = value
        dut.cmd_valid.value = 1
        await self.taken(dut.cmd_ready)
        dut.cmd_valid.value = 0
        if not answered:
            return
        while True:
            dut.ans_ready.value = self.rng.randrange(2)
            if await self.clocked(dut.ans_valid) and dut.ans_ready.value == 1:
                break
            await FallingEdge(dut.clock)
        await FallingEdge(dut.clock)
        dut.ans_ready.value = 0

    async def clocked(self, pin):
        """The pin's value at the rising edge."""
        await ReadOnly()
        value = int(pin.value)
        await RisingEdge(self.dut.clock)
        return value

    async def taken(self, ready):
        while not await self.clocked(ready):
            await FallingEdge(self.dut.clock)
        await FallingEdge(self.dut.clock)

    async def place(self, wavefront):
        await self.command(
            LAYOUT, wavefront, answered=False, row_base=0, rows=ROWS, state_base=0, group=0b11
        )

    async def access(self, wavefront, op, addresses, data=None, transactional=True):
        """Words and losers of an access; `addresses` and `data` are dicts of lanes."""
        await self.command(
            ACCESS,
            wavefront,
            op=op,
            transactional=int(transactional),
            lanes=sum(1 << lane for lane in addresses),
            addr=packed(addresses, 16),
            data=packed(data or {}, 32),
        )
        # A lane that was never asked may be undefined.
        bits = str(self.dut.ans_data.value)[::-1]
        words = {lane: int(bits[32 * lane : 32 * lane + 32][::-1], 2) for lane in addresses}
        return words, int(self.dut.ans_lost.value)

    async def begin(self, wavefront, exec_mask):
        await self.command(BEGIN, wavefront, exec=exec_mask)

    async def commit(self, wavefront):
        """Lanes that committed, and those that have to go again."""
        await self.command(COMMIT, wavefront, exec=0)
        again = int(self.dut.ans_exec.value) if int(self.dut.ans_retry.value) else 0
        return lanes_of(int(self.dut.ans_committed.value)), again


@cocotb.test()
async def transfers(dut):
    rng = random.Random(49)
    bus = Bus(dut, rng)
    await bus.start()
    for wavefront in range(2):
        await bus.place(wavefront)
    accounts = {lane: 4 * lane for lane in range(ACCOUNTS)}
    balances = {lane: BALANCE for lane in accounts}
    await bus.access(0, WRITE_B32, accounts, balances, transactional=False)

    # Each lane moves an amount from one account to another.
    moves = {}
    for wavefront in range(2):
        for lane in range(8):
            source, target = rng.sample(range(ACCOUNTS), 2)
            moves[wavefront, lane] = (4 * source, 4 * target, rng.randrange(1, 20))
    wanted = dict(balances)
    for source, target, amount in moves.values():
        wanted[source // 4] -= amount
        wanted[target // 4] += amount

    pending = [0xFF, 0xFF]
    committed = 0
    while any(pending):
        running = [w for w in range(2) if pending[w] and not int(dut.begin_stall.value) >> w & 1]
        for wavefront in running:
            await bus.begin(wavefront, pending[wavefront])
        for wavefront in running:
            lanes = lanes_of(pending[wavefront])
            for end, sign in ((0, -1), (1, 1)):
                at = {lane: moves[wavefront, lane][end] for lane in lanes}
                words, _ = await bus.access(wavefront, READ_B32, at)
                # The LDS masks lanes that have lost.
                words = {
                    lane: (word + sign * moves[wavefront, lane][2]) % 2**32
                    for lane, word in words.items()
                }
                await bus.access(wavefront, WRITE_B32, at, words)
        for wavefront in running:
            done, pending[wavefront] = await bus.commit(wavefront)
            committed += len(done)

    found, _ = await bus.access(0, READ_B32, accounts, transactional=False)
    assert found == wanted
    assert committed == len(moves)
