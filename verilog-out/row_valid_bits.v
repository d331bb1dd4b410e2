// row_valid_bits: written by `turnstile export`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

// Valid bits of one bank's state rows: for each wavefront slot and each row, "this slot has a live entry here".
//
//                 +---------------------+
//  query_row    ->|  slots x rows bits  |-> marks (one bit a slot, same cycle)
//  set          ->|                     |   (sets the mark of query_row)
//  unset        ->|                     |   (clears that of unset_row)
//  flush        ->|                     |
//  scan_slot,   ->|                     |-> scan_any, scan_row (next marked row of the classes
//  scan_on,     ->|                     |   asked for: the first, or with scan_on the first after
//  scan_after,  ->|                     |   scan_after; same cycle)
//  scan_classes ->|                     |
//                 +---------------------+
//
// A plane of bits a slot, in flip-flops, makes the end of a transaction one cycle: all entries a
// wavefront still holds when it commits belong to lanes that commit, so its plane is flushed whole.
//
// set acts on query_row, unset on unset_row, at the rising edge: the row a walk leaves comes later in the cycle than
// the row of an access, and would slow its look-up. Same-cycle priority: clear, then
// flush, then unset, then set. scan_classes bit i admits the rows of class i: row % CLASSES == i, or what a
// hash of the row says (with_hash). Rows are scanned class by class, and in a class by number, so the
// search inside the classes does not wait for scan_classes, which are late: they only choose among the classes' first rows.
// Without scan_any the row means nothing.
//
// SLOTS planes of rows <= 2^STATE_BITS bits.
module row_valid_bits (
    input  wire clock,
    input  wire clear,
    input  wire [7:0] query_row,
    output wire [3:0] marks,
    input  wire set_valid,
    input  wire [1:0] set_slot,
    input  wire unset_valid,
    input  wire [1:0] unset_slot,
    input  wire [7:0] unset_row,
    input  wire flush_valid,
    input  wire [1:0] flush_slot,
    input  wire [1:0] scan_slot,
    input  wire scan_on,
    input  wire [7:0] scan_after,
    input  wire [7:0] scan_classes,
    output wire scan_any,
    output wire [7:0] scan_row
);
    reg [227:0] plane0, plane1, plane2, plane3;
    wire [227:0] scanned = scan_slot == 2'd3 ? plane3 : scan_slot == 2'd2 ? plane2 : scan_slot == 2'd1 ? plane1 :
            scan_slot == 2'd0 ? plane0 : 228'd0;
    wire [3:0] block = scan_after[7:4];
    wire [3:0] row_in_block = scan_after[3:0];
    wire [15:0] at_block = 16'd1 << block;
    wire [15:0] past_block = {16{1'b1}} << block << 1;
    wire [15:0] past_row = {16{1'b1}} << row_in_block << 1;
    wire [255:0] higher;
    assign higher[15:0] = {16{past_block[0]}} | ({16{at_block[0]}} & past_row);
    assign higher[31:16] = {16{past_block[1]}} | ({16{at_block[1]}} & past_row);
    assign higher[47:32] = {16{past_block[2]}} | ({16{at_block[2]}} & past_row);
    assign higher[63:48] = {16{past_block[3]}} | ({16{at_block[3]}} & past_row);
    assign higher[79:64] = {16{past_block[4]}} | ({16{at_block[4]}} & past_row);
    assign higher[95:80] = {16{past_block[5]}} | ({16{at_block[5]}} & past_row);
    assign higher[111:96] = {16{past_block[6]}} | ({16{at_block[6]}} & past_row);
    assign higher[127:112] = {16{past_block[7]}} | ({16{at_block[7]}} & past_row);
    assign higher[143:128] = {16{past_block[8]}} | ({16{at_block[8]}} & past_row);
    assign higher[159:144] = {16{past_block[9]}} | ({16{at_block[9]}} & past_row);
    assign higher[175:160] = {16{past_block[10]}} | ({16{at_block[10]}} & past_row);
    assign higher[191:176] = {16{past_block[11]}} | ({16{at_block[11]}} & past_row);
    assign higher[207:192] = {16{past_block[12]}} | ({16{at_block[12]}} & past_row);
    assign higher[223:208] = {16{past_block[13]}} | ({16{at_block[13]}} & past_row);
    assign higher[239:224] = {16{past_block[14]}} | ({16{at_block[14]}} & past_row);
    assign higher[255:240] = {16{past_block[15]}} | ({16{at_block[15]}} & past_row);
    (* maybe_unused *) wire unused_higher;
    assign unused_higher = &higher;
    wire [2:0] after_class = {scan_after[2], scan_after[1], scan_after[0]};
    wire [227:0] ahead0 = ~scan_on ? 228'h101010101010101010101010101010101010101010101010101010101 : after_class ==
            3'd0 ? higher[227:0] & 228'h101010101010101010101010101010101010101010101010101010101 : 228'd0;
    wire [227:0] ahead1 = ~scan_on || after_class < 3'd1 ?
            228'h202020202020202020202020202020202020202020202020202020202 : after_class == 3'd1 ? higher[227:0] &
            228'h202020202020202020202020202020202020202020202020202020202 : 228'd0;
    wire [227:0] ahead2 = ~scan_on || after_class < 3'd2 ?
            228'h404040404040404040404040404040404040404040404040404040404 : after_class == 3'd2 ? higher[227:0] &
            228'h404040404040404040404040404040404040404040404040404040404 : 228'd0;
    wire [227:0] ahead3 = ~scan_on || after_class < 3'd3 ?
            228'h808080808080808080808080808080808080808080808080808080808 : after_class == 3'd3 ? higher[227:0] &
            228'h808080808080808080808080808080808080808080808080808080808 : 228'd0;
    wire [227:0] ahead4 = ~scan_on || after_class < 3'd4 ?
            228'h010101010101010101010101010101010101010101010101010101010 : after_class == 3'd4 ? higher[227:0] &
            228'h010101010101010101010101010101010101010101010101010101010 : 228'd0;
    wire [227:0] ahead5 = ~scan_on || after_class < 3'd5 ?
            228'h020202020202020202020202020202020202020202020202020202020 : after_class == 3'd5 ? higher[227:0] &
            228'h020202020202020202020202020202020202020202020202020202020 : 228'd0;
    wire [227:0] ahead6 = ~scan_on || after_class < 3'd6 ?
            228'h040404040404040404040404040404040404040404040404040404040 : after_class == 3'd6 ? higher[227:0] &
            228'h040404040404040404040404040404040404040404040404040404040 : 228'd0;
    wire [227:0] ahead7 = ~scan_on || after_class < 3'd7 ?
            228'h080808080808080808080808080808080808080808080808080808080 : after_class == 3'd7 ? higher[227:0] &
            228'h080808080808080808080808080808080808080808080808080808080 : 228'd0;
    wire [227:0] ahead = ahead0 | ahead1 | ahead2 | ahead3 | ahead4 | ahead5 | ahead6 | ahead7;
    wire [227:0] eligible = scanned & ahead;
    wire any0 = eligible[0] || eligible[8];
    wire [7:0] row0 = eligible[0] ? 8'd0 : 8'd8;
    wire any1 = eligible[16] || eligible[24];
    wire [7:0] row1 = eligible[16] ? 8'd16 : 8'd24;
    wire any2 = any0 || any1;
    wire [7:0] row2 = any0 ? row0 : row1;
    wire any3 = eligible[32] || eligible[40];
    wire [7:0] row3 = eligible[32] ? 8'd32 : 8'd40;
    wire any4 = eligible[48] || eligible[56];
    wire [7:0] row4 = eligible[48] ? 8'd48 : 8'd56;
    wire any5 = any3 || any4;
    wire [7:0] row5 = any3 ? row3 : row4;
    wire any6 = any2 || any5;
    wire [7:0] row6 = any2 ? row2 : row5;
    wire any7 = eligible[64] || eligible[72];
    wire [7:0] row7 = eligible[64] ? 8'd64 : 8'd72;
    wire any8 = eligible[80] || eligible[88];
    wire [7:0] row8 = eligible[80] ? 8'd80 : 8'd88;
    wire any9 = any7 || any8;
    wire [7:0] row9 = any7 ? row7 : row8;
    wire any10 = eligible[96] || eligible[104];
    wire [7:0] row10 = eligible[96] ? 8'd96 : 8'd104;
    wire any11 = eligible[112] || eligible[120];
    wire [7:0] row11 = eligible[112] ? 8'd112 : 8'd120;
    wire any12 = any10 || any11;
    wire [7:0] row12 = any10 ? row10 : row11;
    wire any13 = any9 || any12;
    wire [7:0] row13 = any9 ? row9 : row12;
    wire any14 = any6 || any13;
    wire [7:0] row14 = any6 ? row6 : row13;
    wire any15 = eligible[128] || eligible[136];
    wire [7:0] row15 = eligible[128] ? 8'd128 : 8'd136;
    wire any16 = eligible[144] || eligible[152];
    wire [7:0] row16 = eligible[144] ? 8'd144 : 8'd152;
    wire any17 = any15 || any16;
    wire [7:0] row17 = any15 ? row15 : row16;
    wire any18 = eligible[160] || eligible[168];
    wire [7:0] row18 = eligible[160] ? 8'd160 : 8'd168;
    wire any19 = eligible[176] || eligible[184];
    wire [7:0] row19 = eligible[176] ? 8'd176 : 8'd184;
    wire any20 = any18 || any19;
    wire [7:0] row20 = any18 ? row18 : row19;
    wire any21 = any17 || any20;
    wire [7:0] row21 = any17 ? row17 : row20;
    wire any22 = eligible[192] || eligible[200];
    wire [7:0] row22 = eligible[192] ? 8'd192 : 8'd200;
    wire any23 = eligible[208] || eligible[216];
    wire [7:0] row23 = eligible[208] ? 8'd208 : 8'd216;
    wire any24 = any22 || any23;
    wire [7:0] row24 = any22 ? row22 : row23;
    wire any25 = any24 || eligible[224];
    wire [7:0] row25 = any24 ? row24 : 8'd224;
    wire any26 = any21 || any25;
    wire [7:0] row26 = any21 ? row21 : row25;
    wire any27 = any14 || any26;
    wire [7:0] row27 = any14 ? row14 : row26;
    wire class0 = any27 && scan_classes[0];
    wire any28 = eligible[1] || eligible[9];
    wire [7:0] row28 = eligible[1] ? 8'd1 : 8'd9;
    wire any29 = eligible[17] || eligible[25];
    wire [7:0] row29 = eligible[17] ? 8'd17 : 8'd25;
    wire any30 = any28 || any29;
    wire [7:0] row30 = any28 ? row28 : row29;
    wire any31 = eligible[33] || eligible[41];
    wire [7:0] row31 = eligible[33] ? 8'd33 : 8'd41;
    wire any32 = eligible[49] || eligible[57];
    wire [7:0] row32 = eligible[49] ? 8'd49 : 8'd57;
    wire any33 = any31 || any32;
    wire [7:0] row33 = any31 ? row31 : row32;
    wire any34 = any30 || any33;
    wire [7:0] row34 = any30 ? row30 : row33;
    wire any35 = eligible[65] || eligible[73];
    wire [7:0] row35 = eligible[65] ? 8'd65 : 8'd73;
    wire any36 = eligible[81] || eligible[89];
    wire [7:0] row36 = eligible[81] ? 8'd81 : 8'd89;
    wire any37 = any35 || any36;
    wire [7:0] row37 = any35 ? row35 : row36;
    wire any38 = eligible[97] || eligible[105];
    wire [7:0] row38 = eligible[97] ? 8'd97 : 8'd105;
    wire any39 = eligible[113] || eligible[121];
    wire [7:0] row39 = eligible[113] ? 8'd113 : 8'd121;
    wire any40 = any38 || any39;
    wire [7:0] row40 = any38 ? row38 : row39;
    wire any41 = any37 || any40;
    wire [7:0] row41 = any37 ? row37 : row40;
    wire any42 = any34 || any41;
    wire [7:0] row42 = any34 ? row34 : row41;
    wire any43 = eligible[129] || eligible[137];
    wire [7:0] row43 = eligible[129] ? 8'd129 : 8'd137;
    wire any44 = eligible[145] || eligible[153];
    wire [7:0] row44 = eligible[145] ? 8'd145 : 8'd153;
    wire any45 = any43 || any44;
    wire [7:0] row45 = any43 ? row43 : row44;
    wire any46 = eligible[161] || eligible[169];
    wire [7:0] row46 = eligible[161] ? 8'd161 : 8'd169;
    wire any47 = eligible[177] || eligible[185];
    wire [7:0] row47 = eligible[177] ? 8'd177 : 8'd185;
    wire any48 = any46 || any47;
    wire [7:0] row48 = any46 ? row46 : row47;
    wire any49 = any45 || any48;
    wire [7:0] row49 = any45 ? row45 : row48;
    wire any50 = eligible[193] || eligible[201];
    wire [7:0] row50 = eligible[193] ? 8'd193 : 8'd201;
    wire any51 = eligible[209] || eligible[217];
    wire [7:0] row51 = eligible[209] ? 8'd209 : 8'd217;
    wire any52 = any50 || any51;
    wire [7:0] row52 = any50 ? row50 : row51;
    wire any53 = any52 || eligible[225];
    wire [7:0] row53 = any52 ? row52 : 8'd225;
    wire any54 = any49 || any53;
    wire [7:0] row54 = any49 ? row49 : row53;
    wire any55 = any42 || any54;
    wire [7:0] row55 = any42 ? row42 : row54;
    wire class1 = any55 && scan_classes[1];
    wire any56 = eligible[2] || eligible[10];
    wire [7:0] row56 = eligible[2] ? 8'd2 : 8'd10;
    wire any57 = eligible[18] || eligible[26];
    wire [7:0] row57 = eligible[18] ? 8'd18 : 8'd26;
    wire any58 = any56 || any57;
    wire [7:0] row58 = any56 ? row56 : row57;
    wire any59 = eligible[34] || eligible[42];
    wire [7:0] row59 = eligible[34] ? 8'd34 : 8'd42;
    wire any60 = eligible[50] || eligible[58];
    wire [7:0] row60 = eligible[50] ? 8'd50 : 8'd58;
    wire any61 = any59 || any60;
    wire [7:0] row61 = any59 ? row59 : row60;
    wire any62 = any58 || any61;
    wire [7:0] row62 = any58 ? row58 : row61;
    wire any63 = eligible[66] || eligible[74];
    wire [7:0] row63 = eligible[66] ? 8'd66 : 8'd74;
    wire any64 = eligible[82] || eligible[90];
    wire [7:0] row64 = eligible[82] ? 8'd82 : 8'd90;
    wire any65 = any63 || any64;
    wire [7:0] row65 = any63 ? row63 : row64;
    wire any66 = eligible[98] || eligible[106];
    wire [7:0] row66 = eligible[98] ? 8'd98 : 8'd106;
    wire any67 = eligible[114] || eligible[122];
    wire [7:0] row67 = eligible[114] ? 8'd114 : 8'd122;
    wire any68 = any66 || any67;
    wire [7:0] row68 = any66 ? row66 : row67;
    wire any69 = any65 || any68;
    wire [7:0] row69 = any65 ? row65 : row68;
    wire any70 = any62 || any69;
    wire [7:0] row70 = any62 ? row62 : row69;
    wire any71 = eligible[130] || eligible[138];
    wire [7:0] row71 = eligible[130] ? 8'd130 : 8'd138;
    wire any72 = eligible[146] || eligible[154];
    wire [7:0] row72 = eligible[146] ? 8'd146 : 8'd154;
    wire any73 = any71 || any72;
    wire [7:0] row73 = any71 ? row71 : row72;
    wire any74 = eligible[162] || eligible[170];
    wire [7:0] row74 = eligible[162] ? 8'd162 : 8'd170;
    wire any75 = eligible[178] || eligible[186];
    wire [7:0] row75 = eligible[178] ? 8'd178 : 8'd186;
    wire any76 = any74 || any75;
    wire [7:0] row76 = any74 ? row74 : row75;
    wire any77 = any73 || any76;
    wire [7:0] row77 = any73 ? row73 : row76;
    wire any78 = eligible[194] || eligible[202];
    wire [7:0] row78 = eligible[194] ? 8'd194 : 8'd202;
    wire any79 = eligible[210] || eligible[218];
    wire [7:0] row79 = eligible[210] ? 8'd210 : 8'd218;
    wire any80 = any78 || any79;
    wire [7:0] row80 = any78 ? row78 : row79;
    wire any81 = any80 || eligible[226];
    wire [7:0] row81 = any80 ? row80 : 8'd226;
    wire any82 = any77 || any81;
    wire [7:0] row82 = any77 ? row77 : row81;
    wire any83 = any70 || any82;
    wire [7:0] row83 = any70 ? row70 : row82;
    wire class2 = any83 && scan_classes[2];
    wire any84 = eligible[3] || eligible[11];
    wire [7:0] row84 = eligible[3] ? 8'd3 : 8'd11;
    wire any85 = eligible[19] || eligible[27];
    wire [7:0] row85 = eligible[19] ? 8'd19 : 8'd27;
    wire any86 = any84 || any85;
    wire [7:0] row86 = any84 ? row84 : row85;
    wire any87 = eligible[35] || eligible[43];
    wire [7:0] row87 = eligible[35] ? 8'd35 : 8'd43;
    wire any88 = eligible[51] || eligible[59];
    wire [7:0] row88 = eligible[51] ? 8'd51 : 8'd59;
    wire any89 = any87 || any88;
    wire [7:0] row89 = any87 ? row87 : row88;
    wire any90 = any86 || any89;
    wire [7:0] row90 = any86 ? row86 : row89;
    wire any91 = eligible[67] || eligible[75];
    wire [7:0] row91 = eligible[67] ? 8'd67 : 8'd75;
    wire any92 = eligible[83] || eligible[91];
    wire [7:0] row92 = eligible[83] ? 8'd83 : 8'd91;
    wire any93 = any91 || any92;
    wire [7:0] row93 = any91 ? row91 : row92;
    wire any94 = eligible[99] || eligible[107];
    wire [7:0] row94 = eligible[99] ? 8'd99 : 8'd107;
    wire any95 = eligible[115] || eligible[123];
    wire [7:0] row95 = eligible[115] ? 8'd115 : 8'd123;
    wire any96 = any94 || any95;
    wire [7:0] row96 = any94 ? row94 : row95;
    wire any97 = any93 || any96;
    wire [7:0] row97 = any93 ? row93 : row96;
    wire any98 = any90 || any97;
    wire [7:0] row98 = any90 ? row90 : row97;
    wire any99 = eligible[131] || eligible[139];
    wire [7:0] row99 = eligible[131] ? 8'd131 : 8'd139;
    wire any100 = eligible[147] || eligible[155];
    wire [7:0] row100 = eligible[147] ? 8'd147 : 8'd155;
    wire any101 = any99 || any100;
    wire [7:0] row101 = any99 ? row99 : row100;
    wire any102 = eligible[163] || eligible[171];
    wire [7:0] row102 = eligible[163] ? 8'd163 : 8'd171;
    wire any103 = eligible[179] || eligible[187];
    wire [7:0] row103 = eligible[179] ? 8'd179 : 8'd187;
    wire any104 = any102 || any103;
    wire [7:0] row104 = any102 ? row102 : row103;
    wire any105 = any101 || any104;
    wire [7:0] row105 = any101 ? row101 : row104;
    wire any106 = eligible[195] || eligible[203];
    wire [7:0] row106 = eligible[195] ? 8'd195 : 8'd203;
    wire any107 = eligible[211] || eligible[219];
    wire [7:0] row107 = eligible[211] ? 8'd211 : 8'd219;
    wire any108 = any106 || any107;
    wire [7:0] row108 = any106 ? row106 : row107;
    wire any109 = any108 || eligible[227];
    wire [7:0] row109 = any108 ? row108 : 8'd227;
    wire any110 = any105 || any109;
    wire [7:0] row110 = any105 ? row105 : row109;
    wire any111 = any98 || any110;
    wire [7:0] row111 = any98 ? row98 : row110;
    wire class3 = any111 && scan_classes[3];
    wire any112 = eligible[4] || eligible[12];
    wire [7:0] row112 = eligible[4] ? 8'd4 : 8'd12;
    wire any113 = eligible[20] || eligible[28];
    wire [7:0] row113 = eligible[20] ? 8'd20 : 8'd28;
    wire any114 = any112 || any113;
    wire [7:0] row114 = any112 ? row112 : row113;
    wire any115 = eligible[36] || eligible[44];
    wire [7:0] row115 = eligible[36] ? 8'd36 : 8'd44;
    wire any116 = eligible[52] || eligible[60];
    wire [7:0] row116 = eligible[52] ? 8'd52 : 8'd60;
    wire any117 = any115 || any116;
    wire [7:0] row117 = any115 ? row115 : row116;
    wire any118 = any114 || any117;
    wire [7:0] row118 = any114 ? row114 : row117;
    wire any119 = eligible[68] || eligible[76];
    wire [7:0] row119 = eligible[68] ? 8'd68 : 8'd76;
    wire any120 = eligible[84] || eligible[92];
    wire [7:0] row120 = eligible[84] ? 8'd84 : 8'd92;
    wire any121 = any119 || any120;
    wire [7:0] row121 = any119 ? row119 : row120;
    wire any122 = eligible[100] || eligible[108];
    wire [7:0] row122 = eligible[100] ? 8'd100 : 8'd108;
    wire any123 = eligible[116] || eligible[124];
    wire [7:0] row123 = eligible[116] ? 8'd116 : 8'd124;
    wire any124 = any122 || any123;
    wire [7:0] row124 = any122 ? row122 : row123;
    wire any125 = any121 || any124;
    wire [7:0] row125 = any121 ? row121 : row124;
    wire any126 = any118 || any125;
    wire [7:0] row126 = any118 ? row118 : row125;
    wire any127 = eligible[132] || eligible[140];
    wire [7:0] row127 = eligible[132] ? 8'd132 : 8'd140;
    wire any128 = eligible[148] || eligible[156];
    wire [7:0] row128 = eligible[148] ? 8'd148 : 8'd156;
    wire any129 = any127 || any128;
    wire [7:0] row129 = any127 ? row127 : row128;
    wire any130 = eligible[164] || eligible[172];
    wire [7:0] row130 = eligible[164] ? 8'd164 : 8'd172;
    wire any131 = eligible[180] || eligible[188];
    wire [7:0] row131 = eligible[180] ? 8'd180 : 8'd188;
    wire any132 = any130 || any131;
    wire [7:0] row132 = any130 ? row130 : row131;
    wire any133 = any129 || any132;
    wire [7:0] row133 = any129 ? row129 : row132;
    wire any134 = eligible[196] || eligible[204];
    wire [7:0] row134 = eligible[196] ? 8'd196 : 8'd204;
    wire any135 = eligible[212] || eligible[220];
    wire [7:0] row135 = eligible[212] ? 8'd212 : 8'd220;
    wire any136 = any134 || any135;
    wire [7:0] row136 = any134 ? row134 : row135;
    wire any137 = any133 || any136;
    wire [7:0] row137 = any133 ? row133 : row136;
    wire any138 = any126 || any137;
    wire [7:0] row138 = any126 ? row126 : row137;
    wire class4 = any138 && scan_classes[4];
    wire any139 = eligible[5] || eligible[13];
    wire [7:0] row139 = eligible[5] ? 8'd5 : 8'd13;
    wire any140 = eligible[21] || eligible[29];
    wire [7:0] row140 = eligible[21] ? 8'd21 : 8'd29;
    wire any141 = any139 || any140;
    wire [7:0] row141 = any139 ? row139 : row140;
    wire any142 = eligible[37] || eligible[45];
    wire [7:0] row142 = eligible[37] ? 8'd37 : 8'd45;
    wire any143 = eligible[53] || eligible[61];
    wire [7:0] row143 = eligible[53] ? 8'd53 : 8'd61;
    wire any144 = any142 || any143;
    wire [7:0] row144 = any142 ? row142 : row143;
    wire any145 = any141 || any144;
    wire [7:0] row145 = any141 ? row141 : row144;
    wire any146 = eligible[69] || eligible[77];
    wire [7:0] row146 = eligible[69] ? 8'd69 : 8'd77;
    wire any147 = eligible[85] || eligible[93];
    wire [7:0] row147 = eligible[85] ? 8'd85 : 8'd93;
    wire any148 = any146 || any147;
    wire [7:0] row148 = any146 ? row146 : row147;
    wire any149 = eligible[101] || eligible[109];
    wire [7:0] row149 = eligible[101] ? 8'd101 : 8'd109;
    wire any150 = eligible[117] || eligible[125];
    wire [7:0] row150 = eligible[117] ? 8'd117 : 8'd125;
    wire any151 = any149 || any150;
    wire [7:0] row151 = any149 ? row149 : row150;
    wire any152 = any148 || any151;
    wire [7:0] row152 = any148 ? row148 : row151;
    wire any153 = any145 || any152;
    wire [7:0] row153 = any145 ? row145 : row152;
    wire any154 = eligible[133] || eligible[141];
    wire [7:0] row154 = eligible[133] ? 8'd133 : 8'd141;
    wire any155 = eligible[149] || eligible[157];
    wire [7:0] row155 = eligible[149] ? 8'd149 : 8'd157;
    wire any156 = any154 || any155;
    wire [7:0] row156 = any154 ? row154 : row155;
    wire any157 = eligible[165] || eligible[173];
    wire [7:0] row157 = eligible[165] ? 8'd165 : 8'd173;
    wire any158 = eligible[181] || eligible[189];
    wire [7:0] row158 = eligible[181] ? 8'd181 : 8'd189;
    wire any159 = any157 || any158;
    wire [7:0] row159 = any157 ? row157 : row158;
    wire any160 = any156 || any159;
    wire [7:0] row160 = any156 ? row156 : row159;
    wire any161 = eligible[197] || eligible[205];
    wire [7:0] row161 = eligible[197] ? 8'd197 : 8'd205;
    wire any162 = eligible[213] || eligible[221];
    wire [7:0] row162 = eligible[213] ? 8'd213 : 8'd221;
    wire any163 = any161 || any162;
    wire [7:0] row163 = any161 ? row161 : row162;
    wire any164 = any160 || any163;
    wire [7:0] row164 = any160 ? row160 : row163;
    wire any165 = any153 || any164;
    wire [7:0] row165 = any153 ? row153 : row164;
    wire class5 = any165 && scan_classes[5];
    wire any166 = eligible[6] || eligible[14];
    wire [7:0] row166 = eligible[6] ? 8'd6 : 8'd14;
    wire any167 = eligible[22] || eligible[30];
    wire [7:0] row167 = eligible[22] ? 8'd22 : 8'd30;
    wire any168 = any166 || any167;
    wire [7:0] row168 = any166 ? row166 : row167;
    wire any169 = eligible[38] || eligible[46];
    wire [7:0] row169 = eligible[38] ? 8'd38 : 8'd46;
    wire any170 = eligible[54] || eligible[62];
    wire [7:0] row170 = eligible[54] ? 8'd54 : 8'd62;
    wire any171 = any169 || any170;
    wire [7:0] row171 = any169 ? row169 : row170;
    wire any172 = any168 || any171;
    wire [7:0] row172 = any168 ? row168 : row171;
    wire any173 = eligible[70] || eligible[78];
    wire [7:0] row173 = eligible[70] ? 8'd70 : 8'd78;
    wire any174 = eligible[86] || eligible[94];
    wire [7:0] row174 = eligible[86] ? 8'd86 : 8'd94;
    wire any175 = any173 || any174;
    wire [7:0] row175 = any173 ? row173 : row174;
    wire any176 = eligible[102] || eligible[110];
    wire [7:0] row176 = eligible[102] ? 8'd102 : 8'd110;
    wire any177 = eligible[118] || eligible[126];
    wire [7:0] row177 = eligible[118] ? 8'd118 : 8'd126;
    wire any178 = any176 || any177;
    wire [7:0] row178 = any176 ? row176 : row177;
    wire any179 = any175 || any178;
    wire [7:0] row179 = any175 ? row175 : row178;
    wire any180 = any172 || any179;
    wire [7:0] row180 = any172 ? row172 : row179;
    wire any181 = eligible[134] || eligible[142];
    wire [7:0] row181 = eligible[134] ? 8'd134 : 8'd142;
    wire any182 = eligible[150] || eligible[158];
    wire [7:0] row182 = eligible[150] ? 8'd150 : 8'd158;
    wire any183 = any181 || any182;
    wire [7:0] row183 = any181 ? row181 : row182;
    wire any184 = eligible[166] || eligible[174];
    wire [7:0] row184 = eligible[166] ? 8'd166 : 8'd174;
    wire any185 = eligible[182] || eligible[190];
    wire [7:0] row185 = eligible[182] ? 8'd182 : 8'd190;
    wire any186 = any184 || any185;
    wire [7:0] row186 = any184 ? row184 : row185;
    wire any187 = any183 || any186;
    wire [7:0] row187 = any183 ? row183 : row186;
    wire any188 = eligible[198] || eligible[206];
    wire [7:0] row188 = eligible[198] ? 8'd198 : 8'd206;
    wire any189 = eligible[214] || eligible[222];
    wire [7:0] row189 = eligible[214] ? 8'd214 : 8'd222;
    wire any190 = any188 || any189;
    wire [7:0] row190 = any188 ? row188 : row189;
    wire any191 = any187 || any190;
    wire [7:0] row191 = any187 ? row187 : row190;
    wire any192 = any180 || any191;
    wire [7:0] row192 = any180 ? row180 : row191;
    wire class6 = any192 && scan_classes[6];
    wire any193 = eligible[7] || eligible[15];
    wire [7:0] row193 = eligible[7] ? 8'd7 : 8'd15;
    wire any194 = eligible[23] || eligible[31];
    wire [7:0] row194 = eligible[23] ? 8'd23 : 8'd31;
    wire any195 = any193 || any194;
    wire [7:0] row195 = any193 ? row193 : row194;
    wire any196 = eligible[39] || eligible[47];
    wire [7:0] row196 = eligible[39] ? 8'd39 : 8'd47;
    wire any197 = eligible[55] || eligible[63];
    wire [7:0] row197 = eligible[55] ? 8'd55 : 8'd63;
    wire any198 = any196 || any197;
    wire [7:0] row198 = any196 ? row196 : row197;
    wire any199 = any195 || any198;
    wire [7:0] row199 = any195 ? row195 : row198;
    wire any200 = eligible[71] || eligible[79];
    wire [7:0] row200 = eligible[71] ? 8'd71 : 8'd79;
    wire any201 = eligible[87] || eligible[95];
    wire [7:0] row201 = eligible[87] ? 8'd87 : 8'd95;
    wire any202 = any200 || any201;
    wire [7:0] row202 = any200 ? row200 : row201;
    wire any203 = eligible[103] || eligible[111];
    wire [7:0] row203 = eligible[103] ? 8'd103 : 8'd111;
    wire any204 = eligible[119] || eligible[127];
    wire [7:0] row204 = eligible[119] ? 8'd119 : 8'd127;
    wire any205 = any203 || any204;
    wire [7:0] row205 = any203 ? row203 : row204;
    wire any206 = any202 || any205;
    wire [7:0] row206 = any202 ? row202 : row205;
    wire any207 = any199 || any206;
    wire [7:0] row207 = any199 ? row199 : row206;
    wire any208 = eligible[135] || eligible[143];
    wire [7:0] row208 = eligible[135] ? 8'd135 : 8'd143;
    wire any209 = eligible[151] || eligible[159];
    wire [7:0] row209 = eligible[151] ? 8'd151 : 8'd159;
    wire any210 = any208 || any209;
    wire [7:0] row210 = any208 ? row208 : row209;
    wire any211 = eligible[167] || eligible[175];
    wire [7:0] row211 = eligible[167] ? 8'd167 : 8'd175;
    wire any212 = eligible[183] || eligible[191];
    wire [7:0] row212 = eligible[183] ? 8'd183 : 8'd191;
    wire any213 = any211 || any212;
    wire [7:0] row213 = any211 ? row211 : row212;
    wire any214 = any210 || any213;
    wire [7:0] row214 = any210 ? row210 : row213;
    wire any215 = eligible[199] || eligible[207];
    wire [7:0] row215 = eligible[199] ? 8'd199 : 8'd207;
    wire any216 = eligible[215] || eligible[223];
    wire [7:0] row216 = eligible[215] ? 8'd215 : 8'd223;
    wire any217 = any215 || any216;
    wire [7:0] row217 = any215 ? row215 : row216;
    wire any218 = any214 || any217;
    wire [7:0] row218 = any214 ? row214 : row217;
    wire any219 = any207 || any218;
    wire [7:0] row219 = any207 ? row207 : row218;
    wire class7 = any219 && scan_classes[7];
    wire any220 = class0 || class1;
    wire [7:0] row220 = class0 ? row27 : row55;
    wire any221 = class2 || class3;
    wire [7:0] row221 = class2 ? row83 : row111;
    wire any222 = any220 || any221;
    wire [7:0] row222 = any220 ? row220 : row221;
    wire any223 = class4 || class5;
    wire [7:0] row223 = class4 ? row138 : row165;
    wire any224 = class6 || class7;
    wire [7:0] row224 = class6 ? row192 : row219;
    wire any225 = any223 || any224;
    wire [7:0] row225 = any223 ? row223 : row224;
    wire any226 = any222 || any225;
    wire [7:0] row226 = any222 ? row222 : row225;
    (* maybe_unused *) wire unused;
    assign unused = &{scan_classes};
    assign marks = {(query_row <= 8'd227) ? plane3[query_row] : 1'd0, (query_row <= 8'd227) ? plane2[query_row] : 1'd0,
            (query_row <= 8'd227) ? plane1[query_row] : 1'd0, (query_row <= 8'd227) ? plane0[query_row] : 1'd0};
    assign scan_any = any226;
    assign scan_row = row226;
    always @(posedge clock) begin
       if (set_valid & (set_slot == 2'd0)) plane0[query_row] <= 1'd1;
       if (unset_valid & (unset_slot == 2'd0)) plane0[unset_row] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd0))) plane0 <= 228'd0;
    end
    always @(posedge clock) begin
       if (set_valid & (set_slot == 2'd1)) plane1[query_row] <= 1'd1;
       if (unset_valid & (unset_slot == 2'd1)) plane1[unset_row] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd1))) plane1 <= 228'd0;
    end
    always @(posedge clock) begin
       if (set_valid & (set_slot == 2'd2)) plane2[query_row] <= 1'd1;
       if (unset_valid & (unset_slot == 2'd2)) plane2[unset_row] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd2))) plane2 <= 228'd0;
    end
    always @(posedge clock) begin
       if (set_valid & (set_slot == 2'd3)) plane3[query_row] <= 1'd1;
       if (unset_valid & (unset_slot == 2'd3)) plane3[unset_row] <= 1'd0;
       if (clear | (flush_valid & (flush_slot == 2'd3))) plane3 <= 228'd0;
    end
    initial begin
       plane0 = 228'd0; plane1 = 228'd0; plane2 = 228'd0; plane3 = 228'd0;
    end
endmodule
