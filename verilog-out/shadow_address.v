// shadow_address: written by `turnstile export shadow_address`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module shadow_address (
    req_valid,
    req_row,
    owner_bias,
    visit,
    owner_known,
    walk_row,
    walk_owner_bias,
    walk_backup_bias,
    other_row,
    row
);
    // Module arguments
    input wire req_valid;
    input wire [8:0] req_row;
    input wire [15:0] owner_bias;
    input wire visit;
    input wire owner_known;
    input wire [7:0] walk_row;
    input wire [15:0] walk_owner_bias;
    input wire [8:0] walk_backup_bias;
    input wire [8:0] other_row;
    output reg [8:0] row;

    // Local signals
    reg [15:0] req_byte;
    reg [15:0] walk_byte;

    // Update code
    reg [8:0] next_row;
    always @(*) begin
        req_byte = 32'h0;
        walk_byte = 32'h0;
        next_row = other_row;
        if (visit) begin
            walk_byte = ((walk_row) & 16'hffff) + walk_owner_bias;
            next_row = ((walk_byte >> 32'h2) & 9'h1ff);
            if (owner_known) begin
                next_row = ((walk_row) & 9'h1ff) + walk_backup_bias;
            end
        end
        if (req_valid) begin
            req_byte = ((req_row) & 16'hffff) + owner_bias;
            next_row = ((req_byte >> 32'h2) & 9'h1ff);
        end
        row = next_row;
    end
endmodule
