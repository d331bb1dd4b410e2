// The hazard check: who waits, waits for other warps, and for no one too old.
//
// Numbers of 4 bits; any writer, any answer of the last-writer table that is not below it.
//
// Proved: the youngest to wait for is below the reader's warp, so no lane waits for one of its own warp, whose retirement waits for the
// reader. A transaction of an older warp that wrote the word and had not retired is waited for, whatever aliases say.
module wrapper (
    input wire clock,
    input wire [3:0] answer,
    input wire [3:0] writer,
    input wire [3:0] oldest,
    input wire [3:0] first
);
    // Assertions count from the second cycle on, as in the other wrappers.
    reg started = 0;
    always @(posedge clock) started <= 1;
    always @(*) assume (first != 0 & oldest != 0);

    wire hazard;
    wire [3:0] youngest;
    hazard_check check (
        .writer(answer),
        .oldest(oldest),
        .first(first),
        .hazard(hazard),
        .youngest(youngest)
    );

    always @(*) if (started) begin
        assert (youngest < first);
        if (writer < first & writer >= oldest & answer >= writer) assert (hazard & youngest >= writer);
        if (answer < oldest) assert (!hazard);
        cover (hazard & answer >= first);
        cover (hazard & answer < first);
    end
endmodule
