// lock_array: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// The lock bits: one look-up, one acquire and one unlock port a bank.
//
//                +--------------+
//  index (each)->|              |-> held (one bit a port, same cycle)
//  acquire,    ->|  locks bits  |
//  unlock        |              |
//                +--------------+
//
// acquire and unlock act on the port's index at the rising edge; held is the bit before it
// (read-first). Same-cycle priority: clear, then acquire, then unlock. No lock is held at first.
//
// partitioned gives port p the locks with lock % PORTS == p: the array is then one small array a
// port, and of index only the bits above those count. Otherwise every port reaches every lock, and index must be
// below locks.
//
// locks <= 2^LOCK_BITS lock bits behind PORTS <= 32 ports.
module lock_array (
    input  wire clock,
    input  wire clear,
    input  wire [13:0] index_0, index_1, index_2, index_3, index_4, index_5, index_6, index_7, index_8, index_9,
            index_10, index_11, index_12, index_13, index_14, index_15, index_16, index_17, index_18, index_19, index_20,
            index_21, index_22, index_23, index_24, index_25, index_26, index_27, index_28, index_29, index_30, index_31,
    input  wire [31:0] acquire,
    input  wire [31:0] unlock,
    output reg  [31:0] held
);
    reg [31:0] locks0;
    reg [31:0] locks1;
    reg [31:0] locks2;
    reg [31:0] locks3;
    reg [31:0] locks4;
    reg [31:0] locks5;
    reg [31:0] locks6;
    reg [31:0] locks7;
    reg [31:0] locks8;
    reg [31:0] locks9;
    reg [31:0] locks10;
    reg [31:0] locks11;
    reg [31:0] locks12;
    reg [31:0] locks13;
    reg [31:0] locks14;
    reg [31:0] locks15;
    reg [31:0] locks16;
    reg [31:0] locks17;
    reg [31:0] locks18;
    reg [31:0] locks19;
    reg [31:0] locks20;
    reg [31:0] locks21;
    reg [31:0] locks22;
    reg [31:0] locks23;
    reg [31:0] locks24;
    reg [31:0] locks25;
    reg [31:0] locks26;
    reg [31:0] locks27;
    reg [31:0] locks28;
    reg [31:0] locks29;
    reg [31:0] locks30;
    reg [31:0] locks31;
    (* maybe_unused *) wire unused_index_0;
    assign unused_index_0 = &index_0;
    (* maybe_unused *) wire unused_index_1;
    assign unused_index_1 = &index_1;
    (* maybe_unused *) wire unused_index_2;
    assign unused_index_2 = &index_2;
    (* maybe_unused *) wire unused_index_3;
    assign unused_index_3 = &index_3;
    (* maybe_unused *) wire unused_index_4;
    assign unused_index_4 = &index_4;
    (* maybe_unused *) wire unused_index_5;
    assign unused_index_5 = &index_5;
    (* maybe_unused *) wire unused_index_6;
    assign unused_index_6 = &index_6;
    (* maybe_unused *) wire unused_index_7;
    assign unused_index_7 = &index_7;
    (* maybe_unused *) wire unused_index_8;
    assign unused_index_8 = &index_8;
    (* maybe_unused *) wire unused_index_9;
    assign unused_index_9 = &index_9;
    (* maybe_unused *) wire unused_index_10;
    assign unused_index_10 = &index_10;
    (* maybe_unused *) wire unused_index_11;
    assign unused_index_11 = &index_11;
    (* maybe_unused *) wire unused_index_12;
    assign unused_index_12 = &index_12;
    (* maybe_unused *) wire unused_index_13;
    assign unused_index_13 = &index_13;
    (* maybe_unused *) wire unused_index_14;
    assign unused_index_14 = &index_14;
    (* maybe_unused *) wire unused_index_15;
    assign unused_index_15 = &index_15;
    (* maybe_unused *) wire unused_index_16;
    assign unused_index_16 = &index_16;
    (* maybe_unused *) wire unused_index_17;
    assign unused_index_17 = &index_17;
    (* maybe_unused *) wire unused_index_18;
    assign unused_index_18 = &index_18;
    (* maybe_unused *) wire unused_index_19;
    assign unused_index_19 = &index_19;
    (* maybe_unused *) wire unused_index_20;
    assign unused_index_20 = &index_20;
    (* maybe_unused *) wire unused_index_21;
    assign unused_index_21 = &index_21;
    (* maybe_unused *) wire unused_index_22;
    assign unused_index_22 = &index_22;
    (* maybe_unused *) wire unused_index_23;
    assign unused_index_23 = &index_23;
    (* maybe_unused *) wire unused_index_24;
    assign unused_index_24 = &index_24;
    (* maybe_unused *) wire unused_index_25;
    assign unused_index_25 = &index_25;
    (* maybe_unused *) wire unused_index_26;
    assign unused_index_26 = &index_26;
    (* maybe_unused *) wire unused_index_27;
    assign unused_index_27 = &index_27;
    (* maybe_unused *) wire unused_index_28;
    assign unused_index_28 = &index_28;
    (* maybe_unused *) wire unused_index_29;
    assign unused_index_29 = &index_29;
    (* maybe_unused *) wire unused_index_30;
    assign unused_index_30 = &index_30;
    (* maybe_unused *) wire unused_index_31;
    assign unused_index_31 = &index_31;
    always @(*) begin
       held = {locks31[index_31[9:5]],
       locks30[index_30[9:5]],
       locks29[index_29[9:5]],
       locks28[index_28[9:5]],
       locks27[index_27[9:5]],
       locks26[index_26[9:5]],
       locks25[index_25[9:5]],
       locks24[index_24[9:5]],
       locks23[index_23[9:5]],
       locks22[index_22[9:5]],
       locks21[index_21[9:5]],
       locks20[index_20[9:5]],
       locks19[index_19[9:5]],
       locks18[index_18[9:5]],
       locks17[index_17[9:5]],
       locks16[index_16[9:5]],
       locks15[index_15[9:5]],
       locks14[index_14[9:5]],
       locks13[index_13[9:5]],
       locks12[index_12[9:5]],
       locks11[index_11[9:5]],
       locks10[index_10[9:5]],
       locks9[index_9[9:5]],
       locks8[index_8[9:5]],
       locks7[index_7[9:5]],
       locks6[index_6[9:5]],
       locks5[index_5[9:5]],
       locks4[index_4[9:5]],
       locks3[index_3[9:5]],
       locks2[index_2[9:5]],
       locks1[index_1[9:5]],
       locks0[index_0[9:5]]};
    end
    always @(posedge clock) begin
       if (unlock[0]) locks0[index_0[9:5]] <= 1'd0;
       if (acquire[0]) locks0[index_0[9:5]] <= 1'd1;
       if (clear) locks0 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[1]) locks1[index_1[9:5]] <= 1'd0;
       if (acquire[1]) locks1[index_1[9:5]] <= 1'd1;
       if (clear) locks1 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[2]) locks2[index_2[9:5]] <= 1'd0;
       if (acquire[2]) locks2[index_2[9:5]] <= 1'd1;
       if (clear) locks2 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[3]) locks3[index_3[9:5]] <= 1'd0;
       if (acquire[3]) locks3[index_3[9:5]] <= 1'd1;
       if (clear) locks3 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[4]) locks4[index_4[9:5]] <= 1'd0;
       if (acquire[4]) locks4[index_4[9:5]] <= 1'd1;
       if (clear) locks4 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[5]) locks5[index_5[9:5]] <= 1'd0;
       if (acquire[5]) locks5[index_5[9:5]] <= 1'd1;
       if (clear) locks5 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[6]) locks6[index_6[9:5]] <= 1'd0;
       if (acquire[6]) locks6[index_6[9:5]] <= 1'd1;
       if (clear) locks6 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[7]) locks7[index_7[9:5]] <= 1'd0;
       if (acquire[7]) locks7[index_7[9:5]] <= 1'd1;
       if (clear) locks7 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[8]) locks8[index_8[9:5]] <= 1'd0;
       if (acquire[8]) locks8[index_8[9:5]] <= 1'd1;
       if (clear) locks8 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[9]) locks9[index_9[9:5]] <= 1'd0;
       if (acquire[9]) locks9[index_9[9:5]] <= 1'd1;
       if (clear) locks9 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[10]) locks10[index_10[9:5]] <= 1'd0;
       if (acquire[10]) locks10[index_10[9:5]] <= 1'd1;
       if (clear) locks10 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[11]) locks11[index_11[9:5]] <= 1'd0;
       if (acquire[11]) locks11[index_11[9:5]] <= 1'd1;
       if (clear) locks11 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[12]) locks12[index_12[9:5]] <= 1'd0;
       if (acquire[12]) locks12[index_12[9:5]] <= 1'd1;
       if (clear) locks12 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[13]) locks13[index_13[9:5]] <= 1'd0;
       if (acquire[13]) locks13[index_13[9:5]] <= 1'd1;
       if (clear) locks13 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[14]) locks14[index_14[9:5]] <= 1'd0;
       if (acquire[14]) locks14[index_14[9:5]] <= 1'd1;
       if (clear) locks14 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[15]) locks15[index_15[9:5]] <= 1'd0;
       if (acquire[15]) locks15[index_15[9:5]] <= 1'd1;
       if (clear) locks15 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[16]) locks16[index_16[9:5]] <= 1'd0;
       if (acquire[16]) locks16[index_16[9:5]] <= 1'd1;
       if (clear) locks16 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[17]) locks17[index_17[9:5]] <= 1'd0;
       if (acquire[17]) locks17[index_17[9:5]] <= 1'd1;
       if (clear) locks17 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[18]) locks18[index_18[9:5]] <= 1'd0;
       if (acquire[18]) locks18[index_18[9:5]] <= 1'd1;
       if (clear) locks18 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[19]) locks19[index_19[9:5]] <= 1'd0;
       if (acquire[19]) locks19[index_19[9:5]] <= 1'd1;
       if (clear) locks19 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[20]) locks20[index_20[9:5]] <= 1'd0;
       if (acquire[20]) locks20[index_20[9:5]] <= 1'd1;
       if (clear) locks20 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[21]) locks21[index_21[9:5]] <= 1'd0;
       if (acquire[21]) locks21[index_21[9:5]] <= 1'd1;
       if (clear) locks21 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[22]) locks22[index_22[9:5]] <= 1'd0;
       if (acquire[22]) locks22[index_22[9:5]] <= 1'd1;
       if (clear) locks22 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[23]) locks23[index_23[9:5]] <= 1'd0;
       if (acquire[23]) locks23[index_23[9:5]] <= 1'd1;
       if (clear) locks23 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[24]) locks24[index_24[9:5]] <= 1'd0;
       if (acquire[24]) locks24[index_24[9:5]] <= 1'd1;
       if (clear) locks24 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[25]) locks25[index_25[9:5]] <= 1'd0;
       if (acquire[25]) locks25[index_25[9:5]] <= 1'd1;
       if (clear) locks25 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[26]) locks26[index_26[9:5]] <= 1'd0;
       if (acquire[26]) locks26[index_26[9:5]] <= 1'd1;
       if (clear) locks26 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[27]) locks27[index_27[9:5]] <= 1'd0;
       if (acquire[27]) locks27[index_27[9:5]] <= 1'd1;
       if (clear) locks27 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[28]) locks28[index_28[9:5]] <= 1'd0;
       if (acquire[28]) locks28[index_28[9:5]] <= 1'd1;
       if (clear) locks28 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[29]) locks29[index_29[9:5]] <= 1'd0;
       if (acquire[29]) locks29[index_29[9:5]] <= 1'd1;
       if (clear) locks29 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[30]) locks30[index_30[9:5]] <= 1'd0;
       if (acquire[30]) locks30[index_30[9:5]] <= 1'd1;
       if (clear) locks30 <= 32'd0;
    end
    always @(posedge clock) begin
       if (unlock[31]) locks31[index_31[9:5]] <= 1'd0;
       if (acquire[31]) locks31[index_31[9:5]] <= 1'd1;
       if (clear) locks31 <= 32'd0;
    end
    initial locks0 = 32'd0;
    initial locks1 = 32'd0;
    initial locks2 = 32'd0;
    initial locks3 = 32'd0;
    initial locks4 = 32'd0;
    initial locks5 = 32'd0;
    initial locks6 = 32'd0;
    initial locks7 = 32'd0;
    initial locks8 = 32'd0;
    initial locks9 = 32'd0;
    initial locks10 = 32'd0;
    initial locks11 = 32'd0;
    initial locks12 = 32'd0;
    initial locks13 = 32'd0;
    initial locks14 = 32'd0;
    initial locks15 = 32'd0;
    initial locks16 = 32'd0;
    initial locks17 = 32'd0;
    initial locks18 = 32'd0;
    initial locks19 = 32'd0;
    initial locks20 = 32'd0;
    initial locks21 = 32'd0;
    initial locks22 = 32'd0;
    initial locks23 = 32'd0;
    initial locks24 = 32'd0;
    initial locks25 = 32'd0;
    initial locks26 = 32'd0;
    initial locks27 = 32'd0;
    initial locks28 = 32'd0;
    initial locks29 = 32'd0;
    initial locks30 = 32'd0;
    initial locks31 = 32'd0;
endmodule
