// meeting_lanes: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Lanes that lose together: those of one access that meet on a word.
//
// LocalTM-directory 3 contradicts itself: a conflict marks "those work-items involved in a conflict" (intra-bank conflict
// detection), or "the bit of the work-item accessing to memory" (DCD). A bank reports the second. With the strap all_lose this
// unit makes it the first:
//
// > If a lane loses on a word, every lane of the same access that wants the word loses, in both halves of the wavefront.
//
//  losers  ----> [ todo      ] --lowest--> its word --= each lane's word?--> joined, joined_lower
//                [ kept_todo ]                ^            ^
//  planes  ------------------------------------------------+
//     +--------> [ kept planes: the words of the lower half, until the upper half ]
//
// A lane that met the loser before or after it, and won, has written: its entries are restored as those of any loser, and nobody
// else has seen them, because whoever came to the word in this access loses too. Lanes that do not run lose nothing, so a lane
// that runs alone never loses by this rule: serialisation makes progress as it does without it.
//
// Use: ask is high from the cycle in which all losers of a half are known to that of done. done is high in the first of
// them without the strap, or without a loser in this half or the lower one; else after 1 + W cycles more, W the
// number of words on which a lane of either half has lost. losers grows by those that have joined; the other inputs stay as
// they are. joined are lanes of this half that lose besides, for one cycle each; joined_lower those of the lower half, with done.
// With settled those in losers are all, if there are any.
//
// What is kept: the lower half's words, lanes and losers when it is done. They count for an upper half that continues it, and for no
// other: kept for longer, a loser of a pass that is over takes a lane with it that runs alone, and the wavefront never ends.
//
// Same-cycle priority: clear over ask.
//
// LANES <= 32 lanes of a half, with words in 2^BANK_BITS banks of 2^ROW_BITS rows.
// Here BANK_BITS = 5, LANES = 32, ROW_BITS = 9.
module meeting_lanes (
    input  wire clock,
    input  wire clear,
    input  wire all_lose,
    input  wire ask,
    // Lanes of this half that run.
    input  wire [31:0] runs,
    // Those of them that lost to a bank, or joined before this cycle.
    input  wire [31:0] losers,
    input  wire upper,
    // The lower half was the ask before, and is of the same access.
    input  wire continues,
    input  wire [159:0] bank_plane,
    input  wire [287:0] row_plane,
    output wire done,
    // Early in the cycle: nobody joins the losers any more, whoever they are.
    output wire settled,
    output wire [31:0] joined,
    output wire [31:0] joined_lower
);
    reg  looking;
    reg  [31:0] todo, kept, kept_todo, kept_joined;
    reg  [159:0] kept_bank;
    reg  [287:0] kept_row;
    wire [31:0] lower, lower_todo, below, first, below_lower, first_lower, same, same_lower;
    wire [447:0] has_bit;
    wire looks_up, some_lose;
    genvar g;

    assign lower = upper & continues ? kept : 32'd0;
    assign lower_todo = upper & continues ? kept_todo : 32'd0;
    assign below = todo - 32'd1;
    assign first = todo & ~below;
    assign below_lower = lower_todo - 32'd1;
    assign first_lower = |todo ? 32'd0 : lower_todo & ~below_lower;

    function automatic [31:0] same_of(input reg [31:0] in_runs, input reg [447:0] in_has_bit,
            input reg [159:0] in_bank_plane, input reg [287:0] in_row_plane);
        integer i;
        begin
            same_of = in_runs;
            for (i = 0; i < 5; i = i + 1) begin
                if (|in_has_bit[32 * i +: 32]) same_of = same_of & in_bank_plane[32 * i +: 32];
                else same_of = same_of & ~in_bank_plane[32 * i +: 32];
            end
            for (i = 5; i < 14; i = i + 1) begin
                if (|in_has_bit[32 * i +: 32]) same_of = same_of & in_row_plane[32 * i - 160 +: 32];
                else same_of = same_of & ~in_row_plane[32 * i - 160 +: 32];
            end
        end
    endfunction
    assign same = same_of(runs, has_bit, bank_plane, row_plane);

    function automatic [31:0] same_lower_of(input reg [31:0] in_lower, input reg [447:0] in_has_bit,
            input reg [159:0] in_kept_bank, input reg [287:0] in_kept_row);
        integer i;
        begin
            same_lower_of = in_lower;
            for (i = 0; i < 5; i = i + 1) begin
                if (|in_has_bit[32 * i +: 32]) same_lower_of = same_lower_of & in_kept_bank[32 * i +: 32];
                else same_lower_of = same_lower_of & ~in_kept_bank[32 * i +: 32];
            end
            for (i = 5; i < 14; i = i + 1) begin
                if (|in_has_bit[32 * i +: 32]) same_lower_of = same_lower_of & in_kept_row[32 * i - 160 +: 32];
                else same_lower_of = same_lower_of & ~in_kept_row[32 * i - 160 +: 32];
            end
        end
    endfunction
    assign same_lower = same_lower_of(lower, has_bit, kept_bank, kept_row);

    for (g = 0; g < 5; g = g + 1) begin : gen_has_bit
        assign has_bit[32 * g +: 32] = (bank_plane[32 * g +: 32] & first) | (kept_bank[32 * g +: 32] & first_lower);
    end

    for (g = 5; g < 14; g = g + 1) begin : gen_has_bit_2
        assign has_bit[32 * g +: 32] = (row_plane[32 * g - 160 +: 32] & first) | (kept_row[32 * g - 160 +: 32] &
                first_lower);
    end

    assign looks_up = looking & ((|todo) | (|lower_todo));
    assign settled = looking ? !looks_up : !all_lose;
    assign some_lose = looking | (|losers) | (|lower_todo);
    assign done = ask & (settled | !some_lose);
    assign joined = looks_up ? same : 32'd0;
    assign joined_lower = looking & upper & continues ? kept_joined : 32'd0;

    always @(posedge clock) begin
        if (ask & !looking & !done) begin
            looking <= 1'b1;
            todo <= losers;
            kept_joined <= 32'd0;
        end
        if (looks_up) begin
            todo <= todo & ~same;
            kept_todo <= kept_todo & ~same_lower;
            kept_joined <= kept_joined | (same_lower & ~kept_todo);
        end
        if (done) begin
            looking <= 1'b0;
            if (all_lose & !upper) begin
                kept <= runs;
                kept_todo <= losers;
                kept_bank <= bank_plane;
                kept_row <= row_plane;
            end
        end
        if (clear) begin
            looking <= 1'b0;
            kept <= 32'd0;
            kept_todo <= 32'd0;
        end
    end

    initial begin
        looking = 1'b0; todo = 32'd0; kept = 32'd0; kept_todo = 32'd0; kept_joined = 32'd0; kept_bank = {160{1'b0}};
        kept_row = {288{1'b0}};
    end
endmodule
