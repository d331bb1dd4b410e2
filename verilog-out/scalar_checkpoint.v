// scalar_checkpoint: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Scalar registers of one wavefront with checkpoint, restore and merge.
//
// The LocalTM papers do not checkpoint scalar registers and ask the compiler to keep loop counters
// and lane masks out of them. Stock compilers do not comply: between TX_Begin and TX_Commit they
// update scalar counters, and they carry lane masks in register pairs, where a comparison writes 0
// for lanes that do not run. This unit makes both right without knowing which is which:
//
// - the first TX_Begin takes a checkpoint of every word;
// - a TX_Commit that retries merges and restores: lanes that committed in this pass keep
//   their bit of every pair, merged = merged & !committed | current & committed, and the words
//   return to the checkpoint;
// - the last TX_Commit writes the merged pairs back; lanes outside the EXEC of the first TX_Begin
//   take the current value.
//
// A uniform value is the same in every pass, so merging leaves it; a lane mask becomes the union
// over the passes. What no rule can repair, a scalar that differs between the passes without being a
// lane mask (computed from one, for example) and that is read after the transaction, is for the
// compiler or loader to refuse.
//
//               +--------------------------------+
//  read_word  ->|  current --checkpoint--> saved |-> read_data (same cycle)
//  write_*    ->|     | ^----restore---------+   |
//  checkpoint ->|     v                          |
//  commit,    ->|   merged --final--> current    |
//  retry,     ->|                                |
//  lane masks ->|                                |
//               +--------------------------------+
//
// Words. Word 2 i has lanes 0..31 of pair i, word 2 i + 1 lanes 32..63, and every word is
// half of a pair, whatever it holds. A Southern Islands wavefront has 108: the SGPRs are words 0..103,
// VCC is 104 and 105, M0 is 106, and SCC is bit 0 of 107, the bit of lane 32. EXEC is not among them:
// the transaction sequencer keeps it.
//
// Not cleared: a word holds anything until it is written, its checkpoint until the first one is taken.
//
// Reading shows the word in the same cycle; every other operation takes one cycle. committed_*,
// commit_retry and entry_* are read with commit_valid, entry_* only if it does not retry.
//
// Same-cycle priority. All operations see the words as they are before the clock, so does a read.
// Checkpoint and write: the checkpoint holds the old word, the write takes place. Commit and write: the
// write is lost, to whichever word. Commit and checkpoint: the commit merges and restores as if alone,
// and the checkpoint to which later commits return is of the words before it; a wavefront never asks
// for both.
//
// WORDS <= 2^WORD_BITS scalar words, an even number.
module scalar_checkpoint (
    input  wire clock,
    input  wire [6:0] read_word,
    output wire [31:0] read_data,
    input  wire write_valid,
    input  wire [6:0] write_word,
    input  wire [31:0] write_data,
    input  wire checkpoint_valid,
    input  wire commit_valid,
    // Lanes are left to retry: restore after merging.
    input  wire commit_retry,
    input  wire [31:0] committed_lo,
    input  wire [31:0] committed_hi,
    // EXEC of the first TX_Begin; not read if commit_retry.
    input  wire [31:0] entry_lo,
    input  wire [31:0] entry_hi
);
    reg  [31:0] current_0, current_1, current_2, current_3, current_4, current_5, current_6, current_7, current_8,
            current_9, current_10, current_11, current_12, current_13, current_14, current_15, current_16, current_17,
            current_18, current_19, current_20, current_21, current_22, current_23, current_24, current_25, current_26,
            current_27, current_28, current_29, current_30, current_31, current_32, current_33, current_34, current_35,
            current_36, current_37, current_38, current_39, current_40, current_41, current_42, current_43, current_44,
            current_45, current_46, current_47, current_48, current_49, current_50, current_51, current_52, current_53,
            current_54, current_55, current_56, current_57, current_58, current_59, current_60, current_61, current_62,
            current_63, current_64, current_65, current_66, current_67, current_68, current_69, current_70, current_71,
            current_72, current_73, current_74, current_75, current_76, current_77, current_78, current_79, current_80,
            current_81, current_82, current_83, current_84, current_85, current_86, current_87, current_88, current_89,
            current_90, current_91, current_92, current_93, current_94, current_95, current_96, current_97, current_98,
            current_99, current_100, current_101, current_102, current_103, current_104, current_105, current_106,
            current_107;
    reg  [31:0] saved_0, saved_1, saved_2, saved_3, saved_4, saved_5, saved_6, saved_7, saved_8, saved_9, saved_10,
            saved_11, saved_12, saved_13, saved_14, saved_15, saved_16, saved_17, saved_18, saved_19, saved_20,
            saved_21, saved_22, saved_23, saved_24, saved_25, saved_26, saved_27, saved_28, saved_29, saved_30,
            saved_31, saved_32, saved_33, saved_34, saved_35, saved_36, saved_37, saved_38, saved_39, saved_40,
            saved_41, saved_42, saved_43, saved_44, saved_45, saved_46, saved_47, saved_48, saved_49, saved_50,
            saved_51, saved_52, saved_53, saved_54, saved_55, saved_56, saved_57, saved_58, saved_59, saved_60,
            saved_61, saved_62, saved_63, saved_64, saved_65, saved_66, saved_67, saved_68, saved_69, saved_70,
            saved_71, saved_72, saved_73, saved_74, saved_75, saved_76, saved_77, saved_78, saved_79, saved_80,
            saved_81, saved_82, saved_83, saved_84, saved_85, saved_86, saved_87, saved_88, saved_89, saved_90,
            saved_91, saved_92, saved_93, saved_94, saved_95, saved_96, saved_97, saved_98, saved_99, saved_100,
            saved_101, saved_102, saved_103, saved_104, saved_105, saved_106, saved_107;
    reg  [31:0] merged_0, merged_1, merged_2, merged_3, merged_4, merged_5, merged_6, merged_7, merged_8, merged_9,
            merged_10, merged_11, merged_12, merged_13, merged_14, merged_15, merged_16, merged_17, merged_18,
            merged_19, merged_20, merged_21, merged_22, merged_23, merged_24, merged_25, merged_26, merged_27,
            merged_28, merged_29, merged_30, merged_31, merged_32, merged_33, merged_34, merged_35, merged_36,
            merged_37, merged_38, merged_39, merged_40, merged_41, merged_42, merged_43, merged_44, merged_45,
            merged_46, merged_47, merged_48, merged_49, merged_50, merged_51, merged_52, merged_53, merged_54,
            merged_55, merged_56, merged_57, merged_58, merged_59, merged_60, merged_61, merged_62, merged_63,
            merged_64, merged_65, merged_66, merged_67, merged_68, merged_69, merged_70, merged_71, merged_72,
            merged_73, merged_74, merged_75, merged_76, merged_77, merged_78, merged_79, merged_80, merged_81,
            merged_82, merged_83, merged_84, merged_85, merged_86, merged_87, merged_88, merged_89, merged_90,
            merged_91, merged_92, merged_93, merged_94, merged_95, merged_96, merged_97, merged_98, merged_99,
            merged_100, merged_101, merged_102, merged_103, merged_104, merged_105, merged_106, merged_107;
    wire [31:0] read_even;
    wire [31:0] read_odd;
    wire [31:0] merge_0, merge_1, merge_2, merge_3, merge_4, merge_5, merge_6, merge_7, merge_8, merge_9, merge_10,
            merge_11, merge_12, merge_13, merge_14, merge_15, merge_16, merge_17, merge_18, merge_19, merge_20,
            merge_21, merge_22, merge_23, merge_24, merge_25, merge_26, merge_27, merge_28, merge_29, merge_30,
            merge_31, merge_32, merge_33, merge_34, merge_35, merge_36, merge_37, merge_38, merge_39, merge_40,
            merge_41, merge_42, merge_43, merge_44, merge_45, merge_46, merge_47, merge_48, merge_49, merge_50,
            merge_51, merge_52, merge_53, merge_54, merge_55, merge_56, merge_57, merge_58, merge_59, merge_60,
            merge_61, merge_62, merge_63, merge_64, merge_65, merge_66, merge_67, merge_68, merge_69, merge_70,
            merge_71, merge_72, merge_73, merge_74, merge_75, merge_76, merge_77, merge_78, merge_79, merge_80,
            merge_81, merge_82, merge_83, merge_84, merge_85, merge_86, merge_87, merge_88, merge_89, merge_90,
            merge_91, merge_92, merge_93, merge_94, merge_95, merge_96, merge_97, merge_98, merge_99, merge_100,
            merge_101, merge_102, merge_103, merge_104, merge_105, merge_106, merge_107;


    function automatic [31:0] read_even_of(input reg [6:0] in_read_word, input reg [31:0] in_current_0,
            input reg [31:0] in_current_1, input reg [31:0] in_current_2, input reg [31:0] in_current_3,
            input reg [31:0] in_current_4, input reg [31:0] in_current_5, input reg [31:0] in_current_6,
            input reg [31:0] in_current_7, input reg [31:0] in_current_8, input reg [31:0] in_current_9,
            input reg [31:0] in_current_10, input reg [31:0] in_current_11, input reg [31:0] in_current_12,
            input reg [31:0] in_current_13, input reg [31:0] in_current_14, input reg [31:0] in_current_15,
            input reg [31:0] in_current_16, input reg [31:0] in_current_17, input reg [31:0] in_current_18,
            input reg [31:0] in_current_19, input reg [31:0] in_current_20, input reg [31:0] in_current_21,
            input reg [31:0] in_current_22, input reg [31:0] in_current_23, input reg [31:0] in_current_24,
            input reg [31:0] in_current_25, input reg [31:0] in_current_26, input reg [31:0] in_current_27,
            input reg [31:0] in_current_28, input reg [31:0] in_current_29, input reg [31:0] in_current_30,
            input reg [31:0] in_current_31, input reg [31:0] in_current_32, input reg [31:0] in_current_33,
            input reg [31:0] in_current_34, input reg [31:0] in_current_35, input reg [31:0] in_current_36,
            input reg [31:0] in_current_37, input reg [31:0] in_current_38, input reg [31:0] in_current_39,
            input reg [31:0] in_current_40, input reg [31:0] in_current_41, input reg [31:0] in_current_42,
            input reg [31:0] in_current_43, input reg [31:0] in_current_44, input reg [31:0] in_current_45,
            input reg [31:0] in_current_46, input reg [31:0] in_current_47, input reg [31:0] in_current_48,
            input reg [31:0] in_current_49, input reg [31:0] in_current_50, input reg [31:0] in_current_51,
            input reg [31:0] in_current_52, input reg [31:0] in_current_53);
        begin
            read_even_of = 32'd0;
            if (in_read_word == 7'd0) read_even_of = read_even_of | in_current_0;
            if (in_read_word == 7'd2) read_even_of = read_even_of | in_current_1;
            if (in_read_word == 7'd4) read_even_of = read_even_of | in_current_2;
            if (in_read_word == 7'd6) read_even_of = read_even_of | in_current_3;
            if (in_read_word == 7'd8) read_even_of = read_even_of | in_current_4;
            if (in_read_word == 7'ha) read_even_of = read_even_of | in_current_5;
            if (in_read_word == 7'hc) read_even_of = read_even_of | in_current_6;
            if (in_read_word == 7'he) read_even_of = read_even_of | in_current_7;
            if (in_read_word == 7'h10) read_even_of = read_even_of | in_current_8;
            if (in_read_word == 7'h12) read_even_of = read_even_of | in_current_9;
            if (in_read_word == 7'h14) read_even_of = read_even_of | in_current_10;
            if (in_read_word == 7'h16) read_even_of = read_even_of | in_current_11;
            if (in_read_word == 7'h18) read_even_of = read_even_of | in_current_12;
            if (in_read_word == 7'h1a) read_even_of = read_even_of | in_current_13;
            if (in_read_word == 7'h1c) read_even_of = read_even_of | in_current_14;
            if (in_read_word == 7'h1e) read_even_of = read_even_of | in_current_15;
            if (in_read_word == 7'h20) read_even_of = read_even_of | in_current_16;
            if (in_read_word == 7'h22) read_even_of = read_even_of | in_current_17;
            if (in_read_word == 7'h24) read_even_of = read_even_of | in_current_18;
            if (in_read_word == 7'h26) read_even_of = read_even_of | in_current_19;
            if (in_read_word == 7'h28) read_even_of = read_even_of | in_current_20;
            if (in_read_word == 7'h2a) read_even_of = read_even_of | in_current_21;
            if (in_read_word == 7'h2c) read_even_of = read_even_of | in_current_22;
            if (in_read_word == 7'h2e) read_even_of = read_even_of | in_current_23;
            if (in_read_word == 7'h30) read_even_of = read_even_of | in_current_24;
            if (in_read_word == 7'h32) read_even_of = read_even_of | in_current_25;
            if (in_read_word == 7'h34) read_even_of = read_even_of | in_current_26;
            if (in_read_word == 7'h36) read_even_of = read_even_of | in_current_27;
            if (in_read_word == 7'h38) read_even_of = read_even_of | in_current_28;
            if (in_read_word == 7'h3a) read_even_of = read_even_of | in_current_29;
            if (in_read_word == 7'h3c) read_even_of = read_even_of | in_current_30;
            if (in_read_word == 7'h3e) read_even_of = read_even_of | in_current_31;
            if (in_read_word == 7'h40) read_even_of = read_even_of | in_current_32;
            if (in_read_word == 7'h42) read_even_of = read_even_of | in_current_33;
            if (in_read_word == 7'h44) read_even_of = read_even_of | in_current_34;
            if (in_read_word == 7'h46) read_even_of = read_even_of | in_current_35;
            if (in_read_word == 7'h48) read_even_of = read_even_of | in_current_36;
            if (in_read_word == 7'h4a) read_even_of = read_even_of | in_current_37;
            if (in_read_word == 7'h4c) read_even_of = read_even_of | in_current_38;
            if (in_read_word == 7'h4e) read_even_of = read_even_of | in_current_39;
            if (in_read_word == 7'h50) read_even_of = read_even_of | in_current_40;
            if (in_read_word == 7'h52) read_even_of = read_even_of | in_current_41;
            if (in_read_word == 7'h54) read_even_of = read_even_of | in_current_42;
            if (in_read_word == 7'h56) read_even_of = read_even_of | in_current_43;
            if (in_read_word == 7'h58) read_even_of = read_even_of | in_current_44;
            if (in_read_word == 7'h5a) read_even_of = read_even_of | in_current_45;
            if (in_read_word == 7'h5c) read_even_of = read_even_of | in_current_46;
            if (in_read_word == 7'h5e) read_even_of = read_even_of | in_current_47;
            if (in_read_word == 7'h60) read_even_of = read_even_of | in_current_48;
            if (in_read_word == 7'h62) read_even_of = read_even_of | in_current_49;
            if (in_read_word == 7'h64) read_even_of = read_even_of | in_current_50;
            if (in_read_word == 7'h66) read_even_of = read_even_of | in_current_51;
            if (in_read_word == 7'h68) read_even_of = read_even_of | in_current_52;
            if (in_read_word == 7'h6a) read_even_of = read_even_of | in_current_53;
        end
    endfunction
    assign read_even = read_even_of(read_word, current_0, current_2, current_4, current_6, current_8, current_10,
            current_12, current_14, current_16, current_18, current_20, current_22, current_24, current_26, current_28,
            current_30, current_32, current_34, current_36, current_38, current_40, current_42, current_44, current_46,
            current_48, current_50, current_52, current_54, current_56, current_58, current_60, current_62, current_64,
            current_66, current_68, current_70, current_72, current_74, current_76, current_78, current_80, current_82,
            current_84, current_86, current_88, current_90, current_92, current_94, current_96, current_98, current_100,
            current_102, current_104, current_106);

    function automatic [31:0] read_odd_of(input reg [6:0] in_read_word, input reg [31:0] in_current_0,
            input reg [31:0] in_current_1, input reg [31:0] in_current_2, input reg [31:0] in_current_3,
            input reg [31:0] in_current_4, input reg [31:0] in_current_5, input reg [31:0] in_current_6,
            input reg [31:0] in_current_7, input reg [31:0] in_current_8, input reg [31:0] in_current_9,
            input reg [31:0] in_current_10, input reg [31:0] in_current_11, input reg [31:0] in_current_12,
            input reg [31:0] in_current_13, input reg [31:0] in_current_14, input reg [31:0] in_current_15,
            input reg [31:0] in_current_16, input reg [31:0] in_current_17, input reg [31:0] in_current_18,
            input reg [31:0] in_current_19, input reg [31:0] in_current_20, input reg [31:0] in_current_21,
            input reg [31:0] in_current_22, input reg [31:0] in_current_23, input reg [31:0] in_current_24,
            input reg [31:0] in_current_25, input reg [31:0] in_current_26, input reg [31:0] in_current_27,
            input reg [31:0] in_current_28, input reg [31:0] in_current_29, input reg [31:0] in_current_30,
            input reg [31:0] in_current_31, input reg [31:0] in_current_32, input reg [31:0] in_current_33,
            input reg [31:0] in_current_34, input reg [31:0] in_current_35, input reg [31:0] in_current_36,
            input reg [31:0] in_current_37, input reg [31:0] in_current_38, input reg [31:0] in_current_39,
            input reg [31:0] in_current_40, input reg [31:0] in_current_41, input reg [31:0] in_current_42,
            input reg [31:0] in_current_43, input reg [31:0] in_current_44, input reg [31:0] in_current_45,
            input reg [31:0] in_current_46, input reg [31:0] in_current_47, input reg [31:0] in_current_48,
            input reg [31:0] in_current_49, input reg [31:0] in_current_50, input reg [31:0] in_current_51,
            input reg [31:0] in_current_52, input reg [31:0] in_current_53);
        begin
            read_odd_of = 32'd0;
            if (in_read_word == 7'd1) read_odd_of = read_odd_of | in_current_0;
            if (in_read_word == 7'd3) read_odd_of = read_odd_of | in_current_1;
            if (in_read_word == 7'd5) read_odd_of = read_odd_of | in_current_2;
            if (in_read_word == 7'd7) read_odd_of = read_odd_of | in_current_3;
            if (in_read_word == 7'd9) read_odd_of = read_odd_of | in_current_4;
            if (in_read_word == 7'hb) read_odd_of = read_odd_of | in_current_5;
            if (in_read_word == 7'hd) read_odd_of = read_odd_of | in_current_6;
            if (in_read_word == 7'hf) read_odd_of = read_odd_of | in_current_7;
            if (in_read_word == 7'h11) read_odd_of = read_odd_of | in_current_8;
            if (in_read_word == 7'h13) read_odd_of = read_odd_of | in_current_9;
            if (in_read_word == 7'h15) read_odd_of = read_odd_of | in_current_10;
            if (in_read_word == 7'h17) read_odd_of = read_odd_of | in_current_11;
            if (in_read_word == 7'h19) read_odd_of = read_odd_of | in_current_12;
            if (in_read_word == 7'h1b) read_odd_of = read_odd_of | in_current_13;
            if (in_read_word == 7'h1d) read_odd_of = read_odd_of | in_current_14;
            if (in_read_word == 7'h1f) read_odd_of = read_odd_of | in_current_15;
            if (in_read_word == 7'h21) read_odd_of = read_odd_of | in_current_16;
            if (in_read_word == 7'h23) read_odd_of = read_odd_of | in_current_17;
            if (in_read_word == 7'h25) read_odd_of = read_odd_of | in_current_18;
            if (in_read_word == 7'h27) read_odd_of = read_odd_of | in_current_19;
            if (in_read_word == 7'h29) read_odd_of = read_odd_of | in_current_20;
            if (in_read_word == 7'h2b) read_odd_of = read_odd_of | in_current_21;
            if (in_read_word == 7'h2d) read_odd_of = read_odd_of | in_current_22;
            if (in_read_word == 7'h2f) read_odd_of = read_odd_of | in_current_23;
            if (in_read_word == 7'h31) read_odd_of = read_odd_of | in_current_24;
            if (in_read_word == 7'h33) read_odd_of = read_odd_of | in_current_25;
            if (in_read_word == 7'h35) read_odd_of = read_odd_of | in_current_26;
            if (in_read_word == 7'h37) read_odd_of = read_odd_of | in_current_27;
            if (in_read_word == 7'h39) read_odd_of = read_odd_of | in_current_28;
            if (in_read_word == 7'h3b) read_odd_of = read_odd_of | in_current_29;
            if (in_read_word == 7'h3d) read_odd_of = read_odd_of | in_current_30;
            if (in_read_word == 7'h3f) read_odd_of = read_odd_of | in_current_31;
            if (in_read_word == 7'h41) read_odd_of = read_odd_of | in_current_32;
            if (in_read_word == 7'h43) read_odd_of = read_odd_of | in_current_33;
            if (in_read_word == 7'h45) read_odd_of = read_odd_of | in_current_34;
            if (in_read_word == 7'h47) read_odd_of = read_odd_of | in_current_35;
            if (in_read_word == 7'h49) read_odd_of = read_odd_of | in_current_36;
            if (in_read_word == 7'h4b) read_odd_of = read_odd_of | in_current_37;
            if (in_read_word == 7'h4d) read_odd_of = read_odd_of | in_current_38;
            if (in_read_word == 7'h4f) read_odd_of = read_odd_of | in_current_39;
            if (in_read_word == 7'h51) read_odd_of = read_odd_of | in_current_40;
            if (in_read_word == 7'h53) read_odd_of = read_odd_of | in_current_41;
            if (in_read_word == 7'h55) read_odd_of = read_odd_of | in_current_42;
            if (in_read_word == 7'h57) read_odd_of = read_odd_of | in_current_43;
            if (in_read_word == 7'h59) read_odd_of = read_odd_of | in_current_44;
            if (in_read_word == 7'h5b) read_odd_of = read_odd_of | in_current_45;
            if (in_read_word == 7'h5d) read_odd_of = read_odd_of | in_current_46;
            if (in_read_word == 7'h5f) read_odd_of = read_odd_of | in_current_47;
            if (in_read_word == 7'h61) read_odd_of = read_odd_of | in_current_48;
            if (in_read_word == 7'h63) read_odd_of = read_odd_of | in_current_49;
            if (in_read_word == 7'h65) read_odd_of = read_odd_of | in_current_50;
            if (in_read_word == 7'h67) read_odd_of = read_odd_of | in_current_51;
            if (in_read_word == 7'h69) read_odd_of = read_odd_of | in_current_52;
            if (in_read_word == 7'h6b) read_odd_of = read_odd_of | in_current_53;
        end
    endfunction
    assign read_odd = read_odd_of(read_word, current_1, current_3, current_5, current_7, current_9, current_11,
            current_13, current_15, current_17, current_19, current_21, current_23, current_25, current_27, current_29,
            current_31, current_33, current_35, current_37, current_39, current_41, current_43, current_45, current_47,
            current_49, current_51, current_53, current_55, current_57, current_59, current_61, current_63, current_65,
            current_67, current_69, current_71, current_73, current_75, current_77, current_79, current_81, current_83,
            current_85, current_87, current_89, current_91, current_93, current_95, current_97, current_99, current_101,
            current_103, current_105, current_107);
    assign merge_0 = (merged_0 & ~committed_lo) | (current_0 & committed_lo);
    assign merge_1 = (merged_1 & ~committed_hi) | (current_1 & committed_hi);
    assign merge_2 = (merged_2 & ~committed_lo) | (current_2 & committed_lo);
    assign merge_3 = (merged_3 & ~committed_hi) | (current_3 & committed_hi);
    assign merge_4 = (merged_4 & ~committed_lo) | (current_4 & committed_lo);
    assign merge_5 = (merged_5 & ~committed_hi) | (current_5 & committed_hi);
    assign merge_6 = (merged_6 & ~committed_lo) | (current_6 & committed_lo);
    assign merge_7 = (merged_7 & ~committed_hi) | (current_7 & committed_hi);
    assign merge_8 = (merged_8 & ~committed_lo) | (current_8 & committed_lo);
    assign merge_9 = (merged_9 & ~committed_hi) | (current_9 & committed_hi);
    assign merge_10 = (merged_10 & ~committed_lo) | (current_10 & committed_lo);
    assign merge_11 = (merged_11 & ~committed_hi) | (current_11 & committed_hi);
    assign merge_12 = (merged_12 & ~committed_lo) | (current_12 & committed_lo);
    assign merge_13 = (merged_13 & ~committed_hi) | (current_13 & committed_hi);
    assign merge_14 = (merged_14 & ~committed_lo) | (current_14 & committed_lo);
    assign merge_15 = (merged_15 & ~committed_hi) | (current_15 & committed_hi);
    assign merge_16 = (merged_16 & ~committed_lo) | (current_16 & committed_lo);
    assign merge_17 = (merged_17 & ~committed_hi) | (current_17 & committed_hi);
    assign merge_18 = (merged_18 & ~committed_lo) | (current_18 & committed_lo);
    assign merge_19 = (merged_19 & ~committed_hi) | (current_19 & committed_hi);
    assign merge_20 = (merged_20 & ~committed_lo) | (current_20 & committed_lo);
    assign merge_21 = (merged_21 & ~committed_hi) | (current_21 & committed_hi);
    assign merge_22 = (merged_22 & ~committed_lo) | (current_22 & committed_lo);
    assign merge_23 = (merged_23 & ~committed_hi) | (current_23 & committed_hi);
    assign merge_24 = (merged_24 & ~committed_lo) | (current_24 & committed_lo);
    assign merge_25 = (merged_25 & ~committed_hi) | (current_25 & committed_hi);
    assign merge_26 = (merged_26 & ~committed_lo) | (current_26 & committed_lo);
    assign merge_27 = (merged_27 & ~committed_hi) | (current_27 & committed_hi);
    assign merge_28 = (merged_28 & ~committed_lo) | (current_28 & committed_lo);
    assign merge_29 = (merged_29 & ~committed_hi) | (current_29 & committed_hi);
    assign merge_30 = (merged_30 & ~committed_lo) | (current_30 & committed_lo);
    assign merge_31 = (merged_31 & ~committed_hi) | (current_31 & committed_hi);
    assign merge_32 = (merged_32 & ~committed_lo) | (current_32 & committed_lo);
    assign merge_33 = (merged_33 & ~committed_hi) | (current_33 & committed_hi);
    assign merge_34 = (merged_34 & ~committed_lo) | (current_34 & committed_lo);
    assign merge_35 = (merged_35 & ~committed_hi) | (current_35 & committed_hi);
    assign merge_36 = (merged_36 & ~committed_lo) | (current_36 & committed_lo);
    assign merge_37 = (merged_37 & ~committed_hi) | (current_37 & committed_hi);
    assign merge_38 = (merged_38 & ~committed_lo) | (current_38 & committed_lo);
    assign merge_39 = (merged_39 & ~committed_hi) | (current_39 & committed_hi);
    assign merge_40 = (merged_40 & ~committed_lo) | (current_40 & committed_lo);
    assign merge_41 = (merged_41 & ~committed_hi) | (current_41 & committed_hi);
    assign merge_42 = (merged_42 & ~committed_lo) | (current_42 & committed_lo);
    assign merge_43 = (merged_43 & ~committed_hi) | (current_43 & committed_hi);
    assign merge_44 = (merged_44 & ~committed_lo) | (current_44 & committed_lo);
    assign merge_45 = (merged_45 & ~committed_hi) | (current_45 & committed_hi);
    assign merge_46 = (merged_46 & ~committed_lo) | (current_46 & committed_lo);
    assign merge_47 = (merged_47 & ~committed_hi) | (current_47 & committed_hi);
    assign merge_48 = (merged_48 & ~committed_lo) | (current_48 & committed_lo);
    assign merge_49 = (merged_49 & ~committed_hi) | (current_49 & committed_hi);
    assign merge_50 = (merged_50 & ~committed_lo) | (current_50 & committed_lo);
    assign merge_51 = (merged_51 & ~committed_hi) | (current_51 & committed_hi);
    assign merge_52 = (merged_52 & ~committed_lo) | (current_52 & committed_lo);
    assign merge_53 = (merged_53 & ~committed_hi) | (current_53 & committed_hi);
    assign merge_54 = (merged_54 & ~committed_lo) | (current_54 & committed_lo);
    assign merge_55 = (merged_55 & ~committed_hi) | (current_55 & committed_hi);
    assign merge_56 = (merged_56 & ~committed_lo) | (current_56 & committed_lo);
    assign merge_57 = (merged_57 & ~committed_hi) | (current_57 & committed_hi);
    assign merge_58 = (merged_58 & ~committed_lo) | (current_58 & committed_lo);
    assign merge_59 = (merged_59 & ~committed_hi) | (current_59 & committed_hi);
    assign merge_60 = (merged_60 & ~committed_lo) | (current_60 & committed_lo);
    assign merge_61 = (merged_61 & ~committed_hi) | (current_61 & committed_hi);
    assign merge_62 = (merged_62 & ~committed_lo) | (current_62 & committed_lo);
    assign merge_63 = (merged_63 & ~committed_hi) | (current_63 & committed_hi);
    assign merge_64 = (merged_64 & ~committed_lo) | (current_64 & committed_lo);
    assign merge_65 = (merged_65 & ~committed_hi) | (current_65 & committed_hi);
    assign merge_66 = (merged_66 & ~committed_lo) | (current_66 & committed_lo);
    assign merge_67 = (merged_67 & ~committed_hi) | (current_67 & committed_hi);
    assign merge_68 = (merged_68 & ~committed_lo) | (current_68 & committed_lo);
    assign merge_69 = (merged_69 & ~committed_hi) | (current_69 & committed_hi);
    assign merge_70 = (merged_70 & ~committed_lo) | (current_70 & committed_lo);
    assign merge_71 = (merged_71 & ~committed_hi) | (current_71 & committed_hi);
    assign merge_72 = (merged_72 & ~committed_lo) | (current_72 & committed_lo);
    assign merge_73 = (merged_73 & ~committed_hi) | (current_73 & committed_hi);
    assign merge_74 = (merged_74 & ~committed_lo) | (current_74 & committed_lo);
    assign merge_75 = (merged_75 & ~committed_hi) | (current_75 & committed_hi);
    assign merge_76 = (merged_76 & ~committed_lo) | (current_76 & committed_lo);
    assign merge_77 = (merged_77 & ~committed_hi) | (current_77 & committed_hi);
    assign merge_78 = (merged_78 & ~committed_lo) | (current_78 & committed_lo);
    assign merge_79 = (merged_79 & ~committed_hi) | (current_79 & committed_hi);
    assign merge_80 = (merged_80 & ~committed_lo) | (current_80 & committed_lo);
    assign merge_81 = (merged_81 & ~committed_hi) | (current_81 & committed_hi);
    assign merge_82 = (merged_82 & ~committed_lo) | (current_82 & committed_lo);
    assign merge_83 = (merged_83 & ~committed_hi) | (current_83 & committed_hi);
    assign merge_84 = (merged_84 & ~committed_lo) | (current_84 & committed_lo);
    assign merge_85 = (merged_85 & ~committed_hi) | (current_85 & committed_hi);
    assign merge_86 = (merged_86 & ~committed_lo) | (current_86 & committed_lo);
    assign merge_87 = (merged_87 & ~committed_hi) | (current_87 & committed_hi);
    assign merge_88 = (merged_88 & ~committed_lo) | (current_88 & committed_lo);
    assign merge_89 = (merged_89 & ~committed_hi) | (current_89 & committed_hi);
    assign merge_90 = (merged_90 & ~committed_lo) | (current_90 & committed_lo);
    assign merge_91 = (merged_91 & ~committed_hi) | (current_91 & committed_hi);
    assign merge_92 = (merged_92 & ~committed_lo) | (current_92 & committed_lo);
    assign merge_93 = (merged_93 & ~committed_hi) | (current_93 & committed_hi);
    assign merge_94 = (merged_94 & ~committed_lo) | (current_94 & committed_lo);
    assign merge_95 = (merged_95 & ~committed_hi) | (current_95 & committed_hi);
    assign merge_96 = (merged_96 & ~committed_lo) | (current_96 & committed_lo);
    assign merge_97 = (merged_97 & ~committed_hi) | (current_97 & committed_hi);
    assign merge_98 = (merged_98 & ~committed_lo) | (current_98 & committed_lo);
    assign merge_99 = (merged_99 & ~committed_hi) | (current_99 & committed_hi);
    assign merge_100 = (merged_100 & ~committed_lo) | (current_100 & committed_lo);
    assign merge_101 = (merged_101 & ~committed_hi) | (current_101 & committed_hi);
    assign merge_102 = (merged_102 & ~committed_lo) | (current_102 & committed_lo);
    assign merge_103 = (merged_103 & ~committed_hi) | (current_103 & committed_hi);
    assign merge_104 = (merged_104 & ~committed_lo) | (current_104 & committed_lo);
    assign merge_105 = (merged_105 & ~committed_hi) | (current_105 & committed_hi);
    assign merge_106 = (merged_106 & ~committed_lo) | (current_106 & committed_lo);
    assign merge_107 = (merged_107 & ~committed_hi) | (current_107 & committed_hi);
    assign read_data = read_even | read_odd;

    always @(posedge clock) begin
        if (write_valid & (write_word == 7'd0)) current_0 <= write_data;
        if (checkpoint_valid) begin
            saved_0 <= current_0;
            merged_0 <= current_0;
        end
        if (write_valid & (write_word == 7'd1)) current_1 <= write_data;
        if (checkpoint_valid) begin
            saved_1 <= current_1;
            merged_1 <= current_1;
        end
        if (write_valid & (write_word == 7'd2)) current_2 <= write_data;
        if (checkpoint_valid) begin
            saved_2 <= current_2;
            merged_2 <= current_2;
        end
        if (write_valid & (write_word == 7'd3)) current_3 <= write_data;
        if (checkpoint_valid) begin
            saved_3 <= current_3;
            merged_3 <= current_3;
        end
        if (write_valid & (write_word == 7'd4)) current_4 <= write_data;
        if (checkpoint_valid) begin
            saved_4 <= current_4;
            merged_4 <= current_4;
        end
        if (write_valid & (write_word == 7'd5)) current_5 <= write_data;
        if (checkpoint_valid) begin
            saved_5 <= current_5;
            merged_5 <= current_5;
        end
        if (write_valid & (write_word == 7'd6)) current_6 <= write_data;
        if (checkpoint_valid) begin
            saved_6 <= current_6;
            merged_6 <= current_6;
        end
        if (write_valid & (write_word == 7'd7)) current_7 <= write_data;
        if (checkpoint_valid) begin
            saved_7 <= current_7;
            merged_7 <= current_7;
        end
        if (write_valid & (write_word == 7'd8)) current_8 <= write_data;
        if (checkpoint_valid) begin
            saved_8 <= current_8;
            merged_8 <= current_8;
        end
        if (write_valid & (write_word == 7'd9)) current_9 <= write_data;
        if (checkpoint_valid) begin
            saved_9 <= current_9;
            merged_9 <= current_9;
        end
        if (write_valid & (write_word == 7'ha)) current_10 <= write_data;
        if (checkpoint_valid) begin
            saved_10 <= current_10;
            merged_10 <= current_10;
        end
        if (write_valid & (write_word == 7'hb)) current_11 <= write_data;
        if (checkpoint_valid) begin
            saved_11 <= current_11;
            merged_11 <= current_11;
        end
        if (write_valid & (write_word == 7'hc)) current_12 <= write_data;
        if (checkpoint_valid) begin
            saved_12 <= current_12;
            merged_12 <= current_12;
        end
        if (write_valid & (write_word == 7'hd)) current_13 <= write_data;
        if (checkpoint_valid) begin
            saved_13 <= current_13;
            merged_13 <= current_13;
        end
        if (write_valid & (write_word == 7'he)) current_14 <= write_data;
        if (checkpoint_valid) begin
            saved_14 <= current_14;
            merged_14 <= current_14;
        end
        if (write_valid & (write_word == 7'hf)) current_15 <= write_data;
        if (checkpoint_valid) begin
            saved_15 <= current_15;
            merged_15 <= current_15;
        end
        if (write_valid & (write_word == 7'h10)) current_16 <= write_data;
        if (checkpoint_valid) begin
            saved_16 <= current_16;
            merged_16 <= current_16;
        end
        if (write_valid & (write_word == 7'h11)) current_17 <= write_data;
        if (checkpoint_valid) begin
            saved_17 <= current_17;
            merged_17 <= current_17;
        end
        if (write_valid & (write_word == 7'h12)) current_18 <= write_data;
        if (checkpoint_valid) begin
            saved_18 <= current_18;
            merged_18 <= current_18;
        end
        if (write_valid & (write_word == 7'h13)) current_19 <= write_data;
        if (checkpoint_valid) begin
            saved_19 <= current_19;
            merged_19 <= current_19;
        end
        if (write_valid & (write_word == 7'h14)) current_20 <= write_data;
        if (checkpoint_valid) begin
            saved_20 <= current_20;
            merged_20 <= current_20;
        end
        if (write_valid & (write_word == 7'h15)) current_21 <= write_data;
        if (checkpoint_valid) begin
            saved_21 <= current_21;
            merged_21 <= current_21;
        end
        if (write_valid & (write_word == 7'h16)) current_22 <= write_data;
        if (checkpoint_valid) begin
            saved_22 <= current_22;
            merged_22 <= current_22;
        end
        if (write_valid & (write_word == 7'h17)) current_23 <= write_data;
        if (checkpoint_valid) begin
            saved_23 <= current_23;
            merged_23 <= current_23;
        end
        if (write_valid & (write_word == 7'h18)) current_24 <= write_data;
        if (checkpoint_valid) begin
            saved_24 <= current_24;
            merged_24 <= current_24;
        end
        if (write_valid & (write_word == 7'h19)) current_25 <= write_data;
        if (checkpoint_valid) begin
            saved_25 <= current_25;
            merged_25 <= current_25;
        end
        if (write_valid & (write_word == 7'h1a)) current_26 <= write_data;
        if (checkpoint_valid) begin
            saved_26 <= current_26;
            merged_26 <= current_26;
        end
        if (write_valid & (write_word == 7'h1b)) current_27 <= write_data;
        if (checkpoint_valid) begin
            saved_27 <= current_27;
            merged_27 <= current_27;
        end
        if (write_valid & (write_word == 7'h1c)) current_28 <= write_data;
        if (checkpoint_valid) begin
            saved_28 <= current_28;
            merged_28 <= current_28;
        end
        if (write_valid & (write_word == 7'h1d)) current_29 <= write_data;
        if (checkpoint_valid) begin
            saved_29 <= current_29;
            merged_29 <= current_29;
        end
        if (write_valid & (write_word == 7'h1e)) current_30 <= write_data;
        if (checkpoint_valid) begin
            saved_30 <= current_30;
            merged_30 <= current_30;
        end
        if (write_valid & (write_word == 7'h1f)) current_31 <= write_data;
        if (checkpoint_valid) begin
            saved_31 <= current_31;
            merged_31 <= current_31;
        end
        if (write_valid & (write_word == 7'h20)) current_32 <= write_data;
        if (checkpoint_valid) begin
            saved_32 <= current_32;
            merged_32 <= current_32;
        end
        if (write_valid & (write_word == 7'h21)) current_33 <= write_data;
        if (checkpoint_valid) begin
            saved_33 <= current_33;
            merged_33 <= current_33;
        end
        if (write_valid & (write_word == 7'h22)) current_34 <= write_data;
        if (checkpoint_valid) begin
            saved_34 <= current_34;
            merged_34 <= current_34;
        end
        if (write_valid & (write_word == 7'h23)) current_35 <= write_data;
        if (checkpoint_valid) begin
            saved_35 <= current_35;
            merged_35 <= current_35;
        end
        if (write_valid & (write_word == 7'h24)) current_36 <= write_data;
        if (checkpoint_valid) begin
            saved_36 <= current_36;
            merged_36 <= current_36;
        end
        if (write_valid & (write_word == 7'h25)) current_37 <= write_data;
        if (checkpoint_valid) begin
            saved_37 <= current_37;
            merged_37 <= current_37;
        end
        if (write_valid & (write_word == 7'h26)) current_38 <= write_data;
        if (checkpoint_valid) begin
            saved_38 <= current_38;
            merged_38 <= current_38;
        end
        if (write_valid & (write_word == 7'h27)) current_39 <= write_data;
        if (checkpoint_valid) begin
            saved_39 <= current_39;
            merged_39 <= current_39;
        end
        if (write_valid & (write_word == 7'h28)) current_40 <= write_data;
        if (checkpoint_valid) begin
            saved_40 <= current_40;
            merged_40 <= current_40;
        end
        if (write_valid & (write_word == 7'h29)) current_41 <= write_data;
        if (checkpoint_valid) begin
            saved_41 <= current_41;
            merged_41 <= current_41;
        end
        if (write_valid & (write_word == 7'h2a)) current_42 <= write_data;
        if (checkpoint_valid) begin
            saved_42 <= current_42;
            merged_42 <= current_42;
        end
        if (write_valid & (write_word == 7'h2b)) current_43 <= write_data;
        if (checkpoint_valid) begin
            saved_43 <= current_43;
            merged_43 <= current_43;
        end
        if (write_valid & (write_word == 7'h2c)) current_44 <= write_data;
        if (checkpoint_valid) begin
            saved_44 <= current_44;
            merged_44 <= current_44;
        end
        if (write_valid & (write_word == 7'h2d)) current_45 <= write_data;
        if (checkpoint_valid) begin
            saved_45 <= current_45;
            merged_45 <= current_45;
        end
        if (write_valid & (write_word == 7'h2e)) current_46 <= write_data;
        if (checkpoint_valid) begin
            saved_46 <= current_46;
            merged_46 <= current_46;
        end
        if (write_valid & (write_word == 7'h2f)) current_47 <= write_data;
        if (checkpoint_valid) begin
            saved_47 <= current_47;
            merged_47 <= current_47;
        end
        if (write_valid & (write_word == 7'h30)) current_48 <= write_data;
        if (checkpoint_valid) begin
            saved_48 <= current_48;
            merged_48 <= current_48;
        end
        if (write_valid & (write_word == 7'h31)) current_49 <= write_data;
        if (checkpoint_valid) begin
            saved_49 <= current_49;
            merged_49 <= current_49;
        end
        if (write_valid & (write_word == 7'h32)) current_50 <= write_data;
        if (checkpoint_valid) begin
            saved_50 <= current_50;
            merged_50 <= current_50;
        end
        if (write_valid & (write_word == 7'h33)) current_51 <= write_data;
        if (checkpoint_valid) begin
            saved_51 <= current_51;
            merged_51 <= current_51;
        end
        if (write_valid & (write_word == 7'h34)) current_52 <= write_data;
        if (checkpoint_valid) begin
            saved_52 <= current_52;
            merged_52 <= current_52;
        end
        if (write_valid & (write_word == 7'h35)) current_53 <= write_data;
        if (checkpoint_valid) begin
            saved_53 <= current_53;
            merged_53 <= current_53;
        end
        if (write_valid & (write_word == 7'h36)) current_54 <= write_data;
        if (checkpoint_valid) begin
            saved_54 <= current_54;
            merged_54 <= current_54;
        end
        if (write_valid & (write_word == 7'h37)) current_55 <= write_data;
        if (checkpoint_valid) begin
            saved_55 <= current_55;
            merged_55 <= current_55;
        end
        if (write_valid & (write_word == 7'h38)) current_56 <= write_data;
        if (checkpoint_valid) begin
            saved_56 <= current_56;
            merged_56 <= current_56;
        end
        if (write_valid & (write_word == 7'h39)) current_57 <= write_data;
        if (checkpoint_valid) begin
            saved_57 <= current_57;
            merged_57 <= current_57;
        end
        if (write_valid & (write_word == 7'h3a)) current_58 <= write_data;
        if (checkpoint_valid) begin
            saved_58 <= current_58;
            merged_58 <= current_58;
        end
        if (write_valid & (write_word == 7'h3b)) current_59 <= write_data;
        if (checkpoint_valid) begin
            saved_59 <= current_59;
            merged_59 <= current_59;
        end
        if (write_valid & (write_word == 7'h3c)) current_60 <= write_data;
        if (checkpoint_valid) begin
            saved_60 <= current_60;
            merged_60 <= current_60;
        end
        if (write_valid & (write_word == 7'h3d)) current_61 <= write_data;
        if (checkpoint_valid) begin
            saved_61 <= current_61;
            merged_61 <= current_61;
        end
        if (write_valid & (write_word == 7'h3e)) current_62 <= write_data;
        if (checkpoint_valid) begin
            saved_62 <= current_62;
            merged_62 <= current_62;
        end
        if (write_valid & (write_word == 7'h3f)) current_63 <= write_data;
        if (checkpoint_valid) begin
            saved_63 <= current_63;
            merged_63 <= current_63;
        end
        if (write_valid & (write_word == 7'h40)) current_64 <= write_data;
        if (checkpoint_valid) begin
            saved_64 <= current_64;
            merged_64 <= current_64;
        end
        if (write_valid & (write_word == 7'h41)) current_65 <= write_data;
        if (checkpoint_valid) begin
            saved_65 <= current_65;
            merged_65 <= current_65;
        end
        if (write_valid & (write_word == 7'h42)) current_66 <= write_data;
        if (checkpoint_valid) begin
            saved_66 <= current_66;
            merged_66 <= current_66;
        end
        if (write_valid & (write_word == 7'h43)) current_67 <= write_data;
        if (checkpoint_valid) begin
            saved_67 <= current_67;
            merged_67 <= current_67;
        end
        if (write_valid & (write_word == 7'h44)) current_68 <= write_data;
        if (checkpoint_valid) begin
            saved_68 <= current_68;
            merged_68 <= current_68;
        end
        if (write_valid & (write_word == 7'h45)) current_69 <= write_data;
        if (checkpoint_valid) begin
            saved_69 <= current_69;
            merged_69 <= current_69;
        end
        if (write_valid & (write_word == 7'h46)) current_70 <= write_data;
        if (checkpoint_valid) begin
            saved_70 <= current_70;
            merged_70 <= current_70;
        end
        if (write_valid & (write_word == 7'h47)) current_71 <= write_data;
        if (checkpoint_valid) begin
            saved_71 <= current_71;
            merged_71 <= current_71;
        end
        if (write_valid & (write_word == 7'h48)) current_72 <= write_data;
        if (checkpoint_valid) begin
            saved_72 <= current_72;
            merged_72 <= current_72;
        end
        if (write_valid & (write_word == 7'h49)) current_73 <= write_data;
        if (checkpoint_valid) begin
            saved_73 <= current_73;
            merged_73 <= current_73;
        end
        if (write_valid & (write_word == 7'h4a)) current_74 <= write_data;
        if (checkpoint_valid) begin
            saved_74 <= current_74;
            merged_74 <= current_74;
        end
        if (write_valid & (write_word == 7'h4b)) current_75 <= write_data;
        if (checkpoint_valid) begin
            saved_75 <= current_75;
            merged_75 <= current_75;
        end
        if (write_valid & (write_word == 7'h4c)) current_76 <= write_data;
        if (checkpoint_valid) begin
            saved_76 <= current_76;
            merged_76 <= current_76;
        end
        if (write_valid & (write_word == 7'h4d)) current_77 <= write_data;
        if (checkpoint_valid) begin
            saved_77 <= current_77;
            merged_77 <= current_77;
        end
        if (write_valid & (write_word == 7'h4e)) current_78 <= write_data;
        if (checkpoint_valid) begin
            saved_78 <= current_78;
            merged_78 <= current_78;
        end
        if (write_valid & (write_word == 7'h4f)) current_79 <= write_data;
        if (checkpoint_valid) begin
            saved_79 <= current_79;
            merged_79 <= current_79;
        end
        if (write_valid & (write_word == 7'h50)) current_80 <= write_data;
        if (checkpoint_valid) begin
            saved_80 <= current_80;
            merged_80 <= current_80;
        end
        if (write_valid & (write_word == 7'h51)) current_81 <= write_data;
        if (checkpoint_valid) begin
            saved_81 <= current_81;
            merged_81 <= current_81;
        end
        if (write_valid & (write_word == 7'h52)) current_82 <= write_data;
        if (checkpoint_valid) begin
            saved_82 <= current_82;
            merged_82 <= current_82;
        end
        if (write_valid & (write_word == 7'h53)) current_83 <= write_data;
        if (checkpoint_valid) begin
            saved_83 <= current_83;
            merged_83 <= current_83;
        end
        if (write_valid & (write_word == 7'h54)) current_84 <= write_data;
        if (checkpoint_valid) begin
            saved_84 <= current_84;
            merged_84 <= current_84;
        end
        if (write_valid & (write_word == 7'h55)) current_85 <= write_data;
        if (checkpoint_valid) begin
            saved_85 <= current_85;
            merged_85 <= current_85;
        end
        if (write_valid & (write_word == 7'h56)) current_86 <= write_data;
        if (checkpoint_valid) begin
            saved_86 <= current_86;
            merged_86 <= current_86;
        end
        if (write_valid & (write_word == 7'h57)) current_87 <= write_data;
        if (checkpoint_valid) begin
            saved_87 <= current_87;
            merged_87 <= current_87;
        end
        if (write_valid & (write_word == 7'h58)) current_88 <= write_data;
        if (checkpoint_valid) begin
            saved_88 <= current_88;
            merged_88 <= current_88;
        end
        if (write_valid & (write_word == 7'h59)) current_89 <= write_data;
        if (checkpoint_valid) begin
            saved_89 <= current_89;
            merged_89 <= current_89;
        end
        if (write_valid & (write_word == 7'h5a)) current_90 <= write_data;
        if (checkpoint_valid) begin
            saved_90 <= current_90;
            merged_90 <= current_90;
        end
        if (write_valid & (write_word == 7'h5b)) current_91 <= write_data;
        if (checkpoint_valid) begin
            saved_91 <= current_91;
            merged_91 <= current_91;
        end
        if (write_valid & (write_word == 7'h5c)) current_92 <= write_data;
        if (checkpoint_valid) begin
            saved_92 <= current_92;
            merged_92 <= current_92;
        end
        if (write_valid & (write_word == 7'h5d)) current_93 <= write_data;
        if (checkpoint_valid) begin
            saved_93 <= current_93;
            merged_93 <= current_93;
        end
        if (write_valid & (write_word == 7'h5e)) current_94 <= write_data;
        if (checkpoint_valid) begin
            saved_94 <= current_94;
            merged_94 <= current_94;
        end
        if (write_valid & (write_word == 7'h5f)) current_95 <= write_data;
        if (checkpoint_valid) begin
            saved_95 <= current_95;
            merged_95 <= current_95;
        end
        if (write_valid & (write_word == 7'h60)) current_96 <= write_data;
        if (checkpoint_valid) begin
            saved_96 <= current_96;
            merged_96 <= current_96;
        end
        if (write_valid & (write_word == 7'h61)) current_97 <= write_data;
        if (checkpoint_valid) begin
            saved_97 <= current_97;
            merged_97 <= current_97;
        end
        if (write_valid & (write_word == 7'h62)) current_98 <= write_data;
        if (checkpoint_valid) begin
            saved_98 <= current_98;
            merged_98 <= current_98;
        end
        if (write_valid & (write_word == 7'h63)) current_99 <= write_data;
        if (checkpoint_valid) begin
            saved_99 <= current_99;
            merged_99 <= current_99;
        end
        if (write_valid & (write_word == 7'h64)) current_100 <= write_data;
        if (checkpoint_valid) begin
            saved_100 <= current_100;
            merged_100 <= current_100;
        end
        if (write_valid & (write_word == 7'h65)) current_101 <= write_data;
        if (checkpoint_valid) begin
            saved_101 <= current_101;
            merged_101 <= current_101;
        end
        if (write_valid & (write_word == 7'h66)) current_102 <= write_data;
        if (checkpoint_valid) begin
            saved_102 <= current_102;
            merged_102 <= current_102;
        end
        if (write_valid & (write_word == 7'h67)) current_103 <= write_data;
        if (checkpoint_valid) begin
            saved_103 <= current_103;
            merged_103 <= current_103;
        end
        if (write_valid & (write_word == 7'h68)) current_104 <= write_data;
        if (checkpoint_valid) begin
            saved_104 <= current_104;
            merged_104 <= current_104;
        end
        if (write_valid & (write_word == 7'h69)) current_105 <= write_data;
        if (checkpoint_valid) begin
            saved_105 <= current_105;
            merged_105 <= current_105;
        end
        if (write_valid & (write_word == 7'h6a)) current_106 <= write_data;
        if (checkpoint_valid) begin
            saved_106 <= current_106;
            merged_106 <= current_106;
        end
        if (write_valid & (write_word == 7'h6b)) current_107 <= write_data;
        if (checkpoint_valid) begin
            saved_107 <= current_107;
            merged_107 <= current_107;
        end
        if (commit_valid) begin
            merged_0 <= merge_0;
            current_0 <= (merge_0 & entry_lo) | (current_0 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_1 <= merge_1;
            current_1 <= (merge_1 & entry_hi) | (current_1 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_2 <= merge_2;
            current_2 <= (merge_2 & entry_lo) | (current_2 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_3 <= merge_3;
            current_3 <= (merge_3 & entry_hi) | (current_3 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_4 <= merge_4;
            current_4 <= (merge_4 & entry_lo) | (current_4 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_5 <= merge_5;
            current_5 <= (merge_5 & entry_hi) | (current_5 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_6 <= merge_6;
            current_6 <= (merge_6 & entry_lo) | (current_6 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_7 <= merge_7;
            current_7 <= (merge_7 & entry_hi) | (current_7 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_8 <= merge_8;
            current_8 <= (merge_8 & entry_lo) | (current_8 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_9 <= merge_9;
            current_9 <= (merge_9 & entry_hi) | (current_9 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_10 <= merge_10;
            current_10 <= (merge_10 & entry_lo) | (current_10 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_11 <= merge_11;
            current_11 <= (merge_11 & entry_hi) | (current_11 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_12 <= merge_12;
            current_12 <= (merge_12 & entry_lo) | (current_12 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_13 <= merge_13;
            current_13 <= (merge_13 & entry_hi) | (current_13 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_14 <= merge_14;
            current_14 <= (merge_14 & entry_lo) | (current_14 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_15 <= merge_15;
            current_15 <= (merge_15 & entry_hi) | (current_15 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_16 <= merge_16;
            current_16 <= (merge_16 & entry_lo) | (current_16 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_17 <= merge_17;
            current_17 <= (merge_17 & entry_hi) | (current_17 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_18 <= merge_18;
            current_18 <= (merge_18 & entry_lo) | (current_18 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_19 <= merge_19;
            current_19 <= (merge_19 & entry_hi) | (current_19 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_20 <= merge_20;
            current_20 <= (merge_20 & entry_lo) | (current_20 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_21 <= merge_21;
            current_21 <= (merge_21 & entry_hi) | (current_21 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_22 <= merge_22;
            current_22 <= (merge_22 & entry_lo) | (current_22 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_23 <= merge_23;
            current_23 <= (merge_23 & entry_hi) | (current_23 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_24 <= merge_24;
            current_24 <= (merge_24 & entry_lo) | (current_24 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_25 <= merge_25;
            current_25 <= (merge_25 & entry_hi) | (current_25 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_26 <= merge_26;
            current_26 <= (merge_26 & entry_lo) | (current_26 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_27 <= merge_27;
            current_27 <= (merge_27 & entry_hi) | (current_27 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_28 <= merge_28;
            current_28 <= (merge_28 & entry_lo) | (current_28 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_29 <= merge_29;
            current_29 <= (merge_29 & entry_hi) | (current_29 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_30 <= merge_30;
            current_30 <= (merge_30 & entry_lo) | (current_30 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_31 <= merge_31;
            current_31 <= (merge_31 & entry_hi) | (current_31 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_32 <= merge_32;
            current_32 <= (merge_32 & entry_lo) | (current_32 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_33 <= merge_33;
            current_33 <= (merge_33 & entry_hi) | (current_33 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_34 <= merge_34;
            current_34 <= (merge_34 & entry_lo) | (current_34 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_35 <= merge_35;
            current_35 <= (merge_35 & entry_hi) | (current_35 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_36 <= merge_36;
            current_36 <= (merge_36 & entry_lo) | (current_36 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_37 <= merge_37;
            current_37 <= (merge_37 & entry_hi) | (current_37 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_38 <= merge_38;
            current_38 <= (merge_38 & entry_lo) | (current_38 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_39 <= merge_39;
            current_39 <= (merge_39 & entry_hi) | (current_39 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_40 <= merge_40;
            current_40 <= (merge_40 & entry_lo) | (current_40 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_41 <= merge_41;
            current_41 <= (merge_41 & entry_hi) | (current_41 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_42 <= merge_42;
            current_42 <= (merge_42 & entry_lo) | (current_42 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_43 <= merge_43;
            current_43 <= (merge_43 & entry_hi) | (current_43 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_44 <= merge_44;
            current_44 <= (merge_44 & entry_lo) | (current_44 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_45 <= merge_45;
            current_45 <= (merge_45 & entry_hi) | (current_45 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_46 <= merge_46;
            current_46 <= (merge_46 & entry_lo) | (current_46 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_47 <= merge_47;
            current_47 <= (merge_47 & entry_hi) | (current_47 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_48 <= merge_48;
            current_48 <= (merge_48 & entry_lo) | (current_48 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_49 <= merge_49;
            current_49 <= (merge_49 & entry_hi) | (current_49 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_50 <= merge_50;
            current_50 <= (merge_50 & entry_lo) | (current_50 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_51 <= merge_51;
            current_51 <= (merge_51 & entry_hi) | (current_51 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_52 <= merge_52;
            current_52 <= (merge_52 & entry_lo) | (current_52 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_53 <= merge_53;
            current_53 <= (merge_53 & entry_hi) | (current_53 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_54 <= merge_54;
            current_54 <= (merge_54 & entry_lo) | (current_54 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_55 <= merge_55;
            current_55 <= (merge_55 & entry_hi) | (current_55 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_56 <= merge_56;
            current_56 <= (merge_56 & entry_lo) | (current_56 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_57 <= merge_57;
            current_57 <= (merge_57 & entry_hi) | (current_57 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_58 <= merge_58;
            current_58 <= (merge_58 & entry_lo) | (current_58 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_59 <= merge_59;
            current_59 <= (merge_59 & entry_hi) | (current_59 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_60 <= merge_60;
            current_60 <= (merge_60 & entry_lo) | (current_60 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_61 <= merge_61;
            current_61 <= (merge_61 & entry_hi) | (current_61 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_62 <= merge_62;
            current_62 <= (merge_62 & entry_lo) | (current_62 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_63 <= merge_63;
            current_63 <= (merge_63 & entry_hi) | (current_63 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_64 <= merge_64;
            current_64 <= (merge_64 & entry_lo) | (current_64 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_65 <= merge_65;
            current_65 <= (merge_65 & entry_hi) | (current_65 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_66 <= merge_66;
            current_66 <= (merge_66 & entry_lo) | (current_66 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_67 <= merge_67;
            current_67 <= (merge_67 & entry_hi) | (current_67 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_68 <= merge_68;
            current_68 <= (merge_68 & entry_lo) | (current_68 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_69 <= merge_69;
            current_69 <= (merge_69 & entry_hi) | (current_69 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_70 <= merge_70;
            current_70 <= (merge_70 & entry_lo) | (current_70 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_71 <= merge_71;
            current_71 <= (merge_71 & entry_hi) | (current_71 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_72 <= merge_72;
            current_72 <= (merge_72 & entry_lo) | (current_72 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_73 <= merge_73;
            current_73 <= (merge_73 & entry_hi) | (current_73 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_74 <= merge_74;
            current_74 <= (merge_74 & entry_lo) | (current_74 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_75 <= merge_75;
            current_75 <= (merge_75 & entry_hi) | (current_75 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_76 <= merge_76;
            current_76 <= (merge_76 & entry_lo) | (current_76 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_77 <= merge_77;
            current_77 <= (merge_77 & entry_hi) | (current_77 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_78 <= merge_78;
            current_78 <= (merge_78 & entry_lo) | (current_78 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_79 <= merge_79;
            current_79 <= (merge_79 & entry_hi) | (current_79 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_80 <= merge_80;
            current_80 <= (merge_80 & entry_lo) | (current_80 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_81 <= merge_81;
            current_81 <= (merge_81 & entry_hi) | (current_81 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_82 <= merge_82;
            current_82 <= (merge_82 & entry_lo) | (current_82 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_83 <= merge_83;
            current_83 <= (merge_83 & entry_hi) | (current_83 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_84 <= merge_84;
            current_84 <= (merge_84 & entry_lo) | (current_84 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_85 <= merge_85;
            current_85 <= (merge_85 & entry_hi) | (current_85 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_86 <= merge_86;
            current_86 <= (merge_86 & entry_lo) | (current_86 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_87 <= merge_87;
            current_87 <= (merge_87 & entry_hi) | (current_87 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_88 <= merge_88;
            current_88 <= (merge_88 & entry_lo) | (current_88 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_89 <= merge_89;
            current_89 <= (merge_89 & entry_hi) | (current_89 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_90 <= merge_90;
            current_90 <= (merge_90 & entry_lo) | (current_90 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_91 <= merge_91;
            current_91 <= (merge_91 & entry_hi) | (current_91 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_92 <= merge_92;
            current_92 <= (merge_92 & entry_lo) | (current_92 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_93 <= merge_93;
            current_93 <= (merge_93 & entry_hi) | (current_93 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_94 <= merge_94;
            current_94 <= (merge_94 & entry_lo) | (current_94 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_95 <= merge_95;
            current_95 <= (merge_95 & entry_hi) | (current_95 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_96 <= merge_96;
            current_96 <= (merge_96 & entry_lo) | (current_96 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_97 <= merge_97;
            current_97 <= (merge_97 & entry_hi) | (current_97 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_98 <= merge_98;
            current_98 <= (merge_98 & entry_lo) | (current_98 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_99 <= merge_99;
            current_99 <= (merge_99 & entry_hi) | (current_99 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_100 <= merge_100;
            current_100 <= (merge_100 & entry_lo) | (current_100 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_101 <= merge_101;
            current_101 <= (merge_101 & entry_hi) | (current_101 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_102 <= merge_102;
            current_102 <= (merge_102 & entry_lo) | (current_102 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_103 <= merge_103;
            current_103 <= (merge_103 & entry_hi) | (current_103 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_104 <= merge_104;
            current_104 <= (merge_104 & entry_lo) | (current_104 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_105 <= merge_105;
            current_105 <= (merge_105 & entry_hi) | (current_105 & ~entry_hi);
        end
        if (commit_valid) begin
            merged_106 <= merge_106;
            current_106 <= (merge_106 & entry_lo) | (current_106 & ~entry_lo);
        end
        if (commit_valid) begin
            merged_107 <= merge_107;
            current_107 <= (merge_107 & entry_hi) | (current_107 & ~entry_hi);
        end
        if (commit_valid & commit_retry) begin
            current_0 <= saved_0;
            current_1 <= saved_1;
            current_2 <= saved_2;
            current_3 <= saved_3;
            current_4 <= saved_4;
            current_5 <= saved_5;
            current_6 <= saved_6;
            current_7 <= saved_7;
            current_8 <= saved_8;
            current_9 <= saved_9;
            current_10 <= saved_10;
            current_11 <= saved_11;
            current_12 <= saved_12;
            current_13 <= saved_13;
            current_14 <= saved_14;
            current_15 <= saved_15;
            current_16 <= saved_16;
            current_17 <= saved_17;
            current_18 <= saved_18;
            current_19 <= saved_19;
            current_20 <= saved_20;
            current_21 <= saved_21;
            current_22 <= saved_22;
            current_23 <= saved_23;
            current_24 <= saved_24;
            current_25 <= saved_25;
            current_26 <= saved_26;
            current_27 <= saved_27;
            current_28 <= saved_28;
            current_29 <= saved_29;
            current_30 <= saved_30;
            current_31 <= saved_31;
            current_32 <= saved_32;
            current_33 <= saved_33;
            current_34 <= saved_34;
            current_35 <= saved_35;
            current_36 <= saved_36;
            current_37 <= saved_37;
            current_38 <= saved_38;
            current_39 <= saved_39;
            current_40 <= saved_40;
            current_41 <= saved_41;
            current_42 <= saved_42;
            current_43 <= saved_43;
            current_44 <= saved_44;
            current_45 <= saved_45;
            current_46 <= saved_46;
            current_47 <= saved_47;
            current_48 <= saved_48;
            current_49 <= saved_49;
            current_50 <= saved_50;
            current_51 <= saved_51;
            current_52 <= saved_52;
            current_53 <= saved_53;
            current_54 <= saved_54;
            current_55 <= saved_55;
            current_56 <= saved_56;
            current_57 <= saved_57;
            current_58 <= saved_58;
            current_59 <= saved_59;
            current_60 <= saved_60;
            current_61 <= saved_61;
            current_62 <= saved_62;
            current_63 <= saved_63;
            current_64 <= saved_64;
            current_65 <= saved_65;
            current_66 <= saved_66;
            current_67 <= saved_67;
            current_68 <= saved_68;
            current_69 <= saved_69;
            current_70 <= saved_70;
            current_71 <= saved_71;
            current_72 <= saved_72;
            current_73 <= saved_73;
            current_74 <= saved_74;
            current_75 <= saved_75;
            current_76 <= saved_76;
            current_77 <= saved_77;
            current_78 <= saved_78;
            current_79 <= saved_79;
            current_80 <= saved_80;
            current_81 <= saved_81;
            current_82 <= saved_82;
            current_83 <= saved_83;
            current_84 <= saved_84;
            current_85 <= saved_85;
            current_86 <= saved_86;
            current_87 <= saved_87;
            current_88 <= saved_88;
            current_89 <= saved_89;
            current_90 <= saved_90;
            current_91 <= saved_91;
            current_92 <= saved_92;
            current_93 <= saved_93;
            current_94 <= saved_94;
            current_95 <= saved_95;
            current_96 <= saved_96;
            current_97 <= saved_97;
            current_98 <= saved_98;
            current_99 <= saved_99;
            current_100 <= saved_100;
            current_101 <= saved_101;
            current_102 <= saved_102;
            current_103 <= saved_103;
            current_104 <= saved_104;
            current_105 <= saved_105;
            current_106 <= saved_106;
            current_107 <= saved_107;
        end
    end

    initial begin
        current_0 = 32'd0; current_1 = 32'd0; current_2 = 32'd0; current_3 = 32'd0; current_4 = 32'd0; current_5 =
                32'd0; current_6 = 32'd0; current_7 = 32'd0; current_8 = 32'd0; current_9 = 32'd0; current_10 = 32'd0; current_11 =
                32'd0; current_12 = 32'd0; current_13 = 32'd0; current_14 = 32'd0; current_15 = 32'd0; current_16 = 32'd0; current_17
                = 32'd0; current_18 = 32'd0; current_19 = 32'd0; current_20 = 32'd0; current_21 = 32'd0; current_22 = 32'd0;
                current_23 = 32'd0; current_24 = 32'd0; current_25 = 32'd0; current_26 = 32'd0; current_27 = 32'd0; current_28 =
                32'd0; current_29 = 32'd0; current_30 = 32'd0; current_31 = 32'd0; current_32 = 32'd0; current_33 = 32'd0; current_34
                = 32'd0; current_35 = 32'd0; current_36 = 32'd0; current_37 = 32'd0; current_38 = 32'd0; current_39 = 32'd0;
                current_40 = 32'd0; current_41 = 32'd0; current_42 = 32'd0; current_43 = 32'd0; current_44 = 32'd0; current_45 =
                32'd0; current_46 = 32'd0; current_47 = 32'd0; current_48 = 32'd0; current_49 = 32'd0; current_50 = 32'd0; current_51
                = 32'd0; current_52 = 32'd0; current_53 = 32'd0; current_54 = 32'd0; current_55 = 32'd0; current_56 = 32'd0;
                current_57 = 32'd0; current_58 = 32'd0; current_59 = 32'd0; current_60 = 32'd0; current_61 = 32'd0; current_62 =
                32'd0; current_63 = 32'd0; current_64 = 32'd0; current_65 = 32'd0; current_66 = 32'd0; current_67 = 32'd0; current_68
                = 32'd0; current_69 = 32'd0; current_70 = 32'd0; current_71 = 32'd0; current_72 = 32'd0; current_73 = 32'd0;
                current_74 = 32'd0; current_75 = 32'd0; current_76 = 32'd0; current_77 = 32'd0; current_78 = 32'd0; current_79 =
                32'd0; current_80 = 32'd0; current_81 = 32'd0; current_82 = 32'd0; current_83 = 32'd0; current_84 = 32'd0; current_85
                = 32'd0; current_86 = 32'd0; current_87 = 32'd0; current_88 = 32'd0; current_89 = 32'd0; current_90 = 32'd0;
                current_91 = 32'd0; current_92 = 32'd0; current_93 = 32'd0; current_94 = 32'd0; current_95 = 32'd0; current_96 =
                32'd0; current_97 = 32'd0; current_98 = 32'd0; current_99 = 32'd0; current_100 = 32'd0; current_101 = 32'd0;
                current_102 = 32'd0; current_103 = 32'd0; current_104 = 32'd0; current_105 = 32'd0; current_106 = 32'd0; current_107 =
                32'd0;
        saved_0 = 32'd0; saved_1 = 32'd0; saved_2 = 32'd0; saved_3 = 32'd0; saved_4 = 32'd0; saved_5 = 32'd0; saved_6 =
                32'd0; saved_7 = 32'd0; saved_8 = 32'd0; saved_9 = 32'd0; saved_10 = 32'd0; saved_11 = 32'd0; saved_12 = 32'd0;
                saved_13 = 32'd0; saved_14 = 32'd0; saved_15 = 32'd0; saved_16 = 32'd0; saved_17 = 32'd0; saved_18 = 32'd0; saved_19 =
                32'd0; saved_20 = 32'd0; saved_21 = 32'd0; saved_22 = 32'd0; saved_23 = 32'd0; saved_24 = 32'd0; saved_25 = 32'd0;
                saved_26 = 32'd0; saved_27 = 32'd0; saved_28 = 32'd0; saved_29 = 32'd0; saved_30 = 32'd0; saved_31 = 32'd0; saved_32 =
                32'd0; saved_33 = 32'd0; saved_34 = 32'd0; saved_35 = 32'd0; saved_36 = 32'd0; saved_37 = 32'd0; saved_38 = 32'd0;
                saved_39 = 32'd0; saved_40 = 32'd0; saved_41 = 32'd0; saved_42 = 32'd0; saved_43 = 32'd0; saved_44 = 32'd0; saved_45 =
                32'd0; saved_46 = 32'd0; saved_47 = 32'd0; saved_48 = 32'd0; saved_49 = 32'd0; saved_50 = 32'd0; saved_51 = 32'd0;
                saved_52 = 32'd0; saved_53 = 32'd0; saved_54 = 32'd0; saved_55 = 32'd0; saved_56 = 32'd0; saved_57 = 32'd0; saved_58 =
                32'd0; saved_59 = 32'd0; saved_60 = 32'd0; saved_61 = 32'd0; saved_62 = 32'd0; saved_63 = 32'd0; saved_64 = 32'd0;
                saved_65 = 32'd0; saved_66 = 32'd0; saved_67 = 32'd0; saved_68 = 32'd0; saved_69 = 32'd0; saved_70 = 32'd0; saved_71 =
                32'd0; saved_72 = 32'd0; saved_73 = 32'd0; saved_74 = 32'd0; saved_75 = 32'd0; saved_76 = 32'd0; saved_77 = 32'd0;
                saved_78 = 32'd0; saved_79 = 32'd0; saved_80 = 32'd0; saved_81 = 32'd0; saved_82 = 32'd0; saved_83 = 32'd0; saved_84 =
                32'd0; saved_85 = 32'd0; saved_86 = 32'd0; saved_87 = 32'd0; saved_88 = 32'd0; saved_89 = 32'd0; saved_90 = 32'd0;
                saved_91 = 32'd0; saved_92 = 32'd0; saved_93 = 32'd0; saved_94 = 32'd0; saved_95 = 32'd0; saved_96 = 32'd0; saved_97 =
                32'd0; saved_98 = 32'd0; saved_99 = 32'd0; saved_100 = 32'd0; saved_101 = 32'd0; saved_102 = 32'd0; saved_103 = 32'd0;
                saved_104 = 32'd0; saved_105 = 32'd0; saved_106 = 32'd0; saved_107 = 32'd0;
        merged_0 = 32'd0; merged_1 = 32'd0; merged_2 = 32'd0; merged_3 = 32'd0; merged_4 = 32'd0; merged_5 = 32'd0;
                merged_6 = 32'd0; merged_7 = 32'd0; merged_8 = 32'd0; merged_9 = 32'd0; merged_10 = 32'd0; merged_11 = 32'd0;
                merged_12 = 32'd0; merged_13 = 32'd0; merged_14 = 32'd0; merged_15 = 32'd0; merged_16 = 32'd0; merged_17 = 32'd0;
                merged_18 = 32'd0; merged_19 = 32'd0; merged_20 = 32'd0; merged_21 = 32'd0; merged_22 = 32'd0; merged_23 = 32'd0;
                merged_24 = 32'd0; merged_25 = 32'd0; merged_26 = 32'd0; merged_27 = 32'd0; merged_28 = 32'd0; merged_29 = 32'd0;
                merged_30 = 32'd0; merged_31 = 32'd0; merged_32 = 32'd0; merged_33 = 32'd0; merged_34 = 32'd0; merged_35 = 32'd0;
                merged_36 = 32'd0; merged_37 = 32'd0; merged_38 = 32'd0; merged_39 = 32'd0; merged_40 = 32'd0; merged_41 = 32'd0;
                merged_42 = 32'd0; merged_43 = 32'd0; merged_44 = 32'd0; merged_45 = 32'd0; merged_46 = 32'd0; merged_47 = 32'd0;
                merged_48 = 32'd0; merged_49 = 32'd0; merged_50 = 32'd0; merged_51 = 32'd0; merged_52 = 32'd0; merged_53 = 32'd0;
                merged_54 = 32'd0; merged_55 = 32'd0; merged_56 = 32'd0; merged_57 = 32'd0; merged_58 = 32'd0; merged_59 = 32'd0;
                merged_60 = 32'd0; merged_61 = 32'd0; merged_62 = 32'd0; merged_63 = 32'd0; merged_64 = 32'd0; merged_65 = 32'd0;
                merged_66 = 32'd0; merged_67 = 32'd0; merged_68 = 32'd0; merged_69 = 32'd0; merged_70 = 32'd0; merged_71 = 32'd0;
                merged_72 = 32'd0; merged_73 = 32'd0; merged_74 = 32'd0; merged_75 = 32'd0; merged_76 = 32'd0; merged_77 = 32'd0;
                merged_78 = 32'd0; merged_79 = 32'd0; merged_80 = 32'd0; merged_81 = 32'd0; merged_82 = 32'd0; merged_83 = 32'd0;
                merged_84 = 32'd0; merged_85 = 32'd0; merged_86 = 32'd0; merged_87 = 32'd0; merged_88 = 32'd0; merged_89 = 32'd0;
                merged_90 = 32'd0; merged_91 = 32'd0; merged_92 = 32'd0; merged_93 = 32'd0; merged_94 = 32'd0; merged_95 = 32'd0;
                merged_96 = 32'd0; merged_97 = 32'd0; merged_98 = 32'd0; merged_99 = 32'd0; merged_100 = 32'd0; merged_101 = 32'd0;
                merged_102 = 32'd0; merged_103 = 32'd0; merged_104 = 32'd0; merged_105 = 32'd0; merged_106 = 32'd0; merged_107 = 32'd0;
    end
endmodule
