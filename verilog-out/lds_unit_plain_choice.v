// lds_unit_plain_choice: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Which lanes of a request go to the banks.
//
//  lanes (EXEC) -- first cycle of a pass --+
//  pending ------- later cycles -----------+-- without those of the mask --> want
//  conflict masks -- of slot and half -----+
//
// Combinational. A lane of a transactional request runs iff EXEC & !TCM (LocalTM-Bloom 3.1): the conflict mask (TCM) is that of its slot
// and half, and 0 for other requests. want are of lanes, and once the pass has begun of those pending, the ones that run; 0 if nothing is
// served. Everything waits for this choice.
//
// LANES <= 32 lanes, SLOTS wavefront slots.
// Here LANES = 32, SLOTS = 1, SLOT_BITS = 1.
module lds_unit_plain_choice (
    // There is a request.
    input  wire valid,
    // It is in service.
    input  wire active,
    // A request that is not in service may not start.
    input  wire hold,
    input  wire wavefront,
    // Lanes LANES..2 * LANES of the wavefront.
    input  wire half,
    input  wire transactional,
    // Lanes of this half that execute (EXEC).
    input  wire [31:0] lanes,
    // Conflict masks, two halves a slot.
    input  wire [63:0] tcm,
    // The pass has begun, and lanes pending are left.
    input  wire begun,
    input  wire [31:0] pending,
    output wire [31:0] want,
    // Lanes of the request: lanes without those that have lost.
    output wire [31:0] runs,
    // Number of the work-item of lane 0: 64 a slot, 32 for the upper half.
    output wire [7:0] first_item
);
    wire [31:0] mask;

    function automatic [31:0] mask_of(input reg in_wavefront, input reg in_half, input reg [63:0] in_tcm,
            input reg in_transactional);
        begin
            mask_of = 32'd0;
            if (!in_wavefront) begin
                if (in_half) mask_of = mask_of | in_tcm[1*32 +: 32];
                else mask_of = mask_of | in_tcm[0*32 +: 32];
            end
            if (!in_transactional) mask_of = 32'd0;
        end
    endfunction
    assign mask = mask_of(wavefront, half, tcm, transactional);

    function automatic [7:0] first_item_of(input reg in_wavefront, input reg in_half);
        begin
            first_item_of = 8'd0;
            if (!in_wavefront) first_item_of = 8'd0;
            if (in_half) first_item_of = first_item_of | 8'h20;
        end
    endfunction
    assign first_item = first_item_of(wavefront, half);
    assign runs = lanes & ~mask;

    function automatic [31:0] want_of(input reg in_valid, input reg in_active, input reg in_hold,
            input reg [31:0] in_lanes, input reg in_begun, input reg [31:0] in_pending, input reg [31:0] in_mask);
        begin
            want_of = 32'd0;
            if (in_valid & (in_active | !in_hold)) begin
                want_of = in_lanes;
                if (in_begun) want_of = in_pending;
                want_of = want_of & ~in_mask;
            end
        end
    endfunction
    assign want = want_of(valid, active, hold, lanes, begun, pending, mask);
endmodule
