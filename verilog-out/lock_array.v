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
// Here LOCK_BITS = 14, PORTS = 32.
module lock_array (
    input  wire clock,
    input  wire clear,
    input  wire [447:0] index,
    input  wire [31:0] acquire,
    input  wire [31:0] unlock,
    output wire [31:0] held
);
    wire [13:0] index_0, index_1, index_2, index_3, index_4, index_5, index_6, index_7, index_8, index_9, index_10,
            index_11, index_12, index_13, index_14, index_15, index_16, index_17, index_18, index_19, index_20, index_21,
            index_22, index_23, index_24, index_25, index_26, index_27, index_28, index_29, index_30, index_31;
    assign {index_31, index_30, index_29, index_28, index_27, index_26, index_25, index_24, index_23, index_22,
            index_21, index_20, index_19, index_18, index_17, index_16, index_15, index_14, index_13, index_12, index_11,
            index_10, index_9, index_8, index_7, index_6, index_5, index_4, index_3, index_2, index_1, index_0} = index;
    reg [31:0] locks0, locks1, locks2, locks3, locks4, locks5, locks6, locks7, locks8, locks9, locks10, locks11,
            locks12, locks13, locks14, locks15, locks16, locks17, locks18, locks19, locks20, locks21, locks22, locks23, locks24,
            locks25, locks26, locks27, locks28, locks29, locks30, locks31;
    (* maybe_unused *) wire unused;
    assign unused = &{index_0, index_1, index_10, index_11, index_12, index_13, index_14, index_15, index_16, index_17,
            index_18, index_19, index_2, index_20, index_21, index_22, index_23, index_24, index_25, index_26, index_27, index_28,
            index_29, index_3, index_30, index_31, index_4, index_5, index_6, index_7, index_8, index_9};
    assign held = {locks31[index_31[9:5]], locks30[index_30[9:5]], locks29[index_29[9:5]], locks28[index_28[9:5]],
            locks27[index_27[9:5]], locks26[index_26[9:5]], locks25[index_25[9:5]], locks24[index_24[9:5]],
            locks23[index_23[9:5]], locks22[index_22[9:5]], locks21[index_21[9:5]], locks20[index_20[9:5]],
            locks19[index_19[9:5]], locks18[index_18[9:5]], locks17[index_17[9:5]], locks16[index_16[9:5]],
            locks15[index_15[9:5]], locks14[index_14[9:5]], locks13[index_13[9:5]], locks12[index_12[9:5]],
            locks11[index_11[9:5]], locks10[index_10[9:5]], locks9[index_9[9:5]], locks8[index_8[9:5]], locks7[index_7[9:5]],
            locks6[index_6[9:5]], locks5[index_5[9:5]], locks4[index_4[9:5]], locks3[index_3[9:5]], locks2[index_2[9:5]],
            locks1[index_1[9:5]], locks0[index_0[9:5]]};
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
    initial begin
       locks0 = 32'd0; locks1 = 32'd0; locks2 = 32'd0; locks3 = 32'd0; locks4 = 32'd0; locks5 = 32'd0; locks6 = 32'd0;
               locks7 = 32'd0; locks8 = 32'd0; locks9 = 32'd0; locks10 = 32'd0; locks11 = 32'd0; locks12 = 32'd0; locks13 = 32'd0;
               locks14 = 32'd0; locks15 = 32'd0; locks16 = 32'd0; locks17 = 32'd0; locks18 = 32'd0; locks19 = 32'd0; locks20 = 32'd0;
               locks21 = 32'd0; locks22 = 32'd0; locks23 = 32'd0; locks24 = 32'd0; locks25 = 32'd0; locks26 = 32'd0; locks27 = 32'd0;
               locks28 = 32'd0; locks29 = 32'd0; locks30 = 32'd0; locks31 = 32'd0;
    end
endmodule
