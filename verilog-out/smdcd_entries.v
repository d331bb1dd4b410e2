// smdcd_entries: written by `turnstile export`, version 0.1.0. Do not edit.
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
module smdcd_entries (
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
    input  wire scan_classes,
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
    wire [227:0] ahead0 = scan_on ? higher[227:0] & 228'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffff :
            228'hfffffffffffffffffffffffffffffffffffffffffffffffffffffffff;
    wire [227:0] ahead = ahead0;
    wire [227:0] eligible = scanned & ahead;
    wire any0 = eligible[0] || eligible[1];
    wire [7:0] row0 = eligible[0] ? 8'd0 : 8'd1;
    wire any1 = eligible[2] || eligible[3];
    wire [7:0] row1 = eligible[2] ? 8'd2 : 8'd3;
    wire any2 = any0 || any1;
    wire [7:0] row2 = any0 ? row0 : row1;
    wire any3 = eligible[4] || eligible[5];
    wire [7:0] row3 = eligible[4] ? 8'd4 : 8'd5;
    wire any4 = eligible[6] || eligible[7];
    wire [7:0] row4 = eligible[6] ? 8'd6 : 8'd7;
    wire any5 = any3 || any4;
    wire [7:0] row5 = any3 ? row3 : row4;
    wire any6 = any2 || any5;
    wire [7:0] row6 = any2 ? row2 : row5;
    wire any7 = eligible[8] || eligible[9];
    wire [7:0] row7 = eligible[8] ? 8'd8 : 8'd9;
    wire any8 = eligible[10] || eligible[11];
    wire [7:0] row8 = eligible[10] ? 8'd10 : 8'd11;
    wire any9 = any7 || any8;
    wire [7:0] row9 = any7 ? row7 : row8;
    wire any10 = eligible[12] || eligible[13];
    wire [7:0] row10 = eligible[12] ? 8'd12 : 8'd13;
    wire any11 = eligible[14] || eligible[15];
    wire [7:0] row11 = eligible[14] ? 8'd14 : 8'd15;
    wire any12 = any10 || any11;
    wire [7:0] row12 = any10 ? row10 : row11;
    wire any13 = any9 || any12;
    wire [7:0] row13 = any9 ? row9 : row12;
    wire any14 = any6 || any13;
    wire [7:0] row14 = any6 ? row6 : row13;
    wire any15 = eligible[16] || eligible[17];
    wire [7:0] row15 = eligible[16] ? 8'd16 : 8'd17;
    wire any16 = eligible[18] || eligible[19];
    wire [7:0] row16 = eligible[18] ? 8'd18 : 8'd19;
    wire any17 = any15 || any16;
    wire [7:0] row17 = any15 ? row15 : row16;
    wire any18 = eligible[20] || eligible[21];
    wire [7:0] row18 = eligible[20] ? 8'd20 : 8'd21;
    wire any19 = eligible[22] || eligible[23];
    wire [7:0] row19 = eligible[22] ? 8'd22 : 8'd23;
    wire any20 = any18 || any19;
    wire [7:0] row20 = any18 ? row18 : row19;
    wire any21 = any17 || any20;
    wire [7:0] row21 = any17 ? row17 : row20;
    wire any22 = eligible[24] || eligible[25];
    wire [7:0] row22 = eligible[24] ? 8'd24 : 8'd25;
    wire any23 = eligible[26] || eligible[27];
    wire [7:0] row23 = eligible[26] ? 8'd26 : 8'd27;
    wire any24 = any22 || any23;
    wire [7:0] row24 = any22 ? row22 : row23;
    wire any25 = eligible[28] || eligible[29];
    wire [7:0] row25 = eligible[28] ? 8'd28 : 8'd29;
    wire any26 = eligible[30] || eligible[31];
    wire [7:0] row26 = eligible[30] ? 8'd30 : 8'd31;
    wire any27 = any25 || any26;
    wire [7:0] row27 = any25 ? row25 : row26;
    wire any28 = any24 || any27;
    wire [7:0] row28 = any24 ? row24 : row27;
    wire any29 = any21 || any28;
    wire [7:0] row29 = any21 ? row21 : row28;
    wire any30 = any14 || any29;
    wire [7:0] row30 = any14 ? row14 : row29;
    wire any31 = eligible[32] || eligible[33];
    wire [7:0] row31 = eligible[32] ? 8'd32 : 8'd33;
    wire any32 = eligible[34] || eligible[35];
    wire [7:0] row32 = eligible[34] ? 8'd34 : 8'd35;
    wire any33 = any31 || any32;
    wire [7:0] row33 = any31 ? row31 : row32;
    wire any34 = eligible[36] || eligible[37];
    wire [7:0] row34 = eligible[36] ? 8'd36 : 8'd37;
    wire any35 = eligible[38] || eligible[39];
    wire [7:0] row35 = eligible[38] ? 8'd38 : 8'd39;
    wire any36 = any34 || any35;
    wire [7:0] row36 = any34 ? row34 : row35;
    wire any37 = any33 || any36;
    wire [7:0] row37 = any33 ? row33 : row36;
    wire any38 = eligible[40] || eligible[41];
    wire [7:0] row38 = eligible[40] ? 8'd40 : 8'd41;
    wire any39 = eligible[42] || eligible[43];
    wire [7:0] row39 = eligible[42] ? 8'd42 : 8'd43;
    wire any40 = any38 || any39;
    wire [7:0] row40 = any38 ? row38 : row39;
    wire any41 = eligible[44] || eligible[45];
    wire [7:0] row41 = eligible[44] ? 8'd44 : 8'd45;
    wire any42 = eligible[46] || eligible[47];
    wire [7:0] row42 = eligible[46] ? 8'd46 : 8'd47;
    wire any43 = any41 || any42;
    wire [7:0] row43 = any41 ? row41 : row42;
    wire any44 = any40 || any43;
    wire [7:0] row44 = any40 ? row40 : row43;
    wire any45 = any37 || any44;
    wire [7:0] row45 = any37 ? row37 : row44;
    wire any46 = eligible[48] || eligible[49];
    wire [7:0] row46 = eligible[48] ? 8'd48 : 8'd49;
    wire any47 = eligible[50] || eligible[51];
    wire [7:0] row47 = eligible[50] ? 8'd50 : 8'd51;
    wire any48 = any46 || any47;
    wire [7:0] row48 = any46 ? row46 : row47;
    wire any49 = eligible[52] || eligible[53];
    wire [7:0] row49 = eligible[52] ? 8'd52 : 8'd53;
    wire any50 = eligible[54] || eligible[55];
    wire [7:0] row50 = eligible[54] ? 8'd54 : 8'd55;
    wire any51 = any49 || any50;
    wire [7:0] row51 = any49 ? row49 : row50;
    wire any52 = any48 || any51;
    wire [7:0] row52 = any48 ? row48 : row51;
    wire any53 = eligible[56] || eligible[57];
    wire [7:0] row53 = eligible[56] ? 8'd56 : 8'd57;
    wire any54 = eligible[58] || eligible[59];
    wire [7:0] row54 = eligible[58] ? 8'd58 : 8'd59;
    wire any55 = any53 || any54;
    wire [7:0] row55 = any53 ? row53 : row54;
    wire any56 = eligible[60] || eligible[61];
    wire [7:0] row56 = eligible[60] ? 8'd60 : 8'd61;
    wire any57 = eligible[62] || eligible[63];
    wire [7:0] row57 = eligible[62] ? 8'd62 : 8'd63;
    wire any58 = any56 || any57;
    wire [7:0] row58 = any56 ? row56 : row57;
    wire any59 = any55 || any58;
    wire [7:0] row59 = any55 ? row55 : row58;
    wire any60 = any52 || any59;
    wire [7:0] row60 = any52 ? row52 : row59;
    wire any61 = any45 || any60;
    wire [7:0] row61 = any45 ? row45 : row60;
    wire any62 = any30 || any61;
    wire [7:0] row62 = any30 ? row30 : row61;
    wire any63 = eligible[64] || eligible[65];
    wire [7:0] row63 = eligible[64] ? 8'd64 : 8'd65;
    wire any64 = eligible[66] || eligible[67];
    wire [7:0] row64 = eligible[66] ? 8'd66 : 8'd67;
    wire any65 = any63 || any64;
    wire [7:0] row65 = any63 ? row63 : row64;
    wire any66 = eligible[68] || eligible[69];
    wire [7:0] row66 = eligible[68] ? 8'd68 : 8'd69;
    wire any67 = eligible[70] || eligible[71];
    wire [7:0] row67 = eligible[70] ? 8'd70 : 8'd71;
    wire any68 = any66 || any67;
    wire [7:0] row68 = any66 ? row66 : row67;
    wire any69 = any65 || any68;
    wire [7:0] row69 = any65 ? row65 : row68;
    wire any70 = eligible[72] || eligible[73];
    wire [7:0] row70 = eligible[72] ? 8'd72 : 8'd73;
    wire any71 = eligible[74] || eligible[75];
    wire [7:0] row71 = eligible[74] ? 8'd74 : 8'd75;
    wire any72 = any70 || any71;
    wire [7:0] row72 = any70 ? row70 : row71;
    wire any73 = eligible[76] || eligible[77];
    wire [7:0] row73 = eligible[76] ? 8'd76 : 8'd77;
    wire any74 = eligible[78] || eligible[79];
    wire [7:0] row74 = eligible[78] ? 8'd78 : 8'd79;
    wire any75 = any73 || any74;
    wire [7:0] row75 = any73 ? row73 : row74;
    wire any76 = any72 || any75;
    wire [7:0] row76 = any72 ? row72 : row75;
    wire any77 = any69 || any76;
    wire [7:0] row77 = any69 ? row69 : row76;
    wire any78 = eligible[80] || eligible[81];
    wire [7:0] row78 = eligible[80] ? 8'd80 : 8'd81;
    wire any79 = eligible[82] || eligible[83];
    wire [7:0] row79 = eligible[82] ? 8'd82 : 8'd83;
    wire any80 = any78 || any79;
    wire [7:0] row80 = any78 ? row78 : row79;
    wire any81 = eligible[84] || eligible[85];
    wire [7:0] row81 = eligible[84] ? 8'd84 : 8'd85;
    wire any82 = eligible[86] || eligible[87];
    wire [7:0] row82 = eligible[86] ? 8'd86 : 8'd87;
    wire any83 = any81 || any82;
    wire [7:0] row83 = any81 ? row81 : row82;
    wire any84 = any80 || any83;
    wire [7:0] row84 = any80 ? row80 : row83;
    wire any85 = eligible[88] || eligible[89];
    wire [7:0] row85 = eligible[88] ? 8'd88 : 8'd89;
    wire any86 = eligible[90] || eligible[91];
    wire [7:0] row86 = eligible[90] ? 8'd90 : 8'd91;
    wire any87 = any85 || any86;
    wire [7:0] row87 = any85 ? row85 : row86;
    wire any88 = eligible[92] || eligible[93];
    wire [7:0] row88 = eligible[92] ? 8'd92 : 8'd93;
    wire any89 = eligible[94] || eligible[95];
    wire [7:0] row89 = eligible[94] ? 8'd94 : 8'd95;
    wire any90 = any88 || any89;
    wire [7:0] row90 = any88 ? row88 : row89;
    wire any91 = any87 || any90;
    wire [7:0] row91 = any87 ? row87 : row90;
    wire any92 = any84 || any91;
    wire [7:0] row92 = any84 ? row84 : row91;
    wire any93 = any77 || any92;
    wire [7:0] row93 = any77 ? row77 : row92;
    wire any94 = eligible[96] || eligible[97];
    wire [7:0] row94 = eligible[96] ? 8'd96 : 8'd97;
    wire any95 = eligible[98] || eligible[99];
    wire [7:0] row95 = eligible[98] ? 8'd98 : 8'd99;
    wire any96 = any94 || any95;
    wire [7:0] row96 = any94 ? row94 : row95;
    wire any97 = eligible[100] || eligible[101];
    wire [7:0] row97 = eligible[100] ? 8'd100 : 8'd101;
    wire any98 = eligible[102] || eligible[103];
    wire [7:0] row98 = eligible[102] ? 8'd102 : 8'd103;
    wire any99 = any97 || any98;
    wire [7:0] row99 = any97 ? row97 : row98;
    wire any100 = any96 || any99;
    wire [7:0] row100 = any96 ? row96 : row99;
    wire any101 = eligible[104] || eligible[105];
    wire [7:0] row101 = eligible[104] ? 8'd104 : 8'd105;
    wire any102 = eligible[106] || eligible[107];
    wire [7:0] row102 = eligible[106] ? 8'd106 : 8'd107;
    wire any103 = any101 || any102;
    wire [7:0] row103 = any101 ? row101 : row102;
    wire any104 = eligible[108] || eligible[109];
    wire [7:0] row104 = eligible[108] ? 8'd108 : 8'd109;
    wire any105 = eligible[110] || eligible[111];
    wire [7:0] row105 = eligible[110] ? 8'd110 : 8'd111;
    wire any106 = any104 || any105;
    wire [7:0] row106 = any104 ? row104 : row105;
    wire any107 = any103 || any106;
    wire [7:0] row107 = any103 ? row103 : row106;
    wire any108 = any100 || any107;
    wire [7:0] row108 = any100 ? row100 : row107;
    wire any109 = eligible[112] || eligible[113];
    wire [7:0] row109 = eligible[112] ? 8'd112 : 8'd113;
    wire any110 = eligible[114] || eligible[115];
    wire [7:0] row110 = eligible[114] ? 8'd114 : 8'd115;
    wire any111 = any109 || any110;
    wire [7:0] row111 = any109 ? row109 : row110;
    wire any112 = eligible[116] || eligible[117];
    wire [7:0] row112 = eligible[116] ? 8'd116 : 8'd117;
    wire any113 = eligible[118] || eligible[119];
    wire [7:0] row113 = eligible[118] ? 8'd118 : 8'd119;
    wire any114 = any112 || any113;
    wire [7:0] row114 = any112 ? row112 : row113;
    wire any115 = any111 || any114;
    wire [7:0] row115 = any111 ? row111 : row114;
    wire any116 = eligible[120] || eligible[121];
    wire [7:0] row116 = eligible[120] ? 8'd120 : 8'd121;
    wire any117 = eligible[122] || eligible[123];
    wire [7:0] row117 = eligible[122] ? 8'd122 : 8'd123;
    wire any118 = any116 || any117;
    wire [7:0] row118 = any116 ? row116 : row117;
    wire any119 = eligible[124] || eligible[125];
    wire [7:0] row119 = eligible[124] ? 8'd124 : 8'd125;
    wire any120 = eligible[126] || eligible[127];
    wire [7:0] row120 = eligible[126] ? 8'd126 : 8'd127;
    wire any121 = any119 || any120;
    wire [7:0] row121 = any119 ? row119 : row120;
    wire any122 = any118 || any121;
    wire [7:0] row122 = any118 ? row118 : row121;
    wire any123 = any115 || any122;
    wire [7:0] row123 = any115 ? row115 : row122;
    wire any124 = any108 || any123;
    wire [7:0] row124 = any108 ? row108 : row123;
    wire any125 = any93 || any124;
    wire [7:0] row125 = any93 ? row93 : row124;
    wire any126 = any62 || any125;
    wire [7:0] row126 = any62 ? row62 : row125;
    wire any127 = eligible[128] || eligible[129];
    wire [7:0] row127 = eligible[128] ? 8'd128 : 8'd129;
    wire any128 = eligible[130] || eligible[131];
    wire [7:0] row128 = eligible[130] ? 8'd130 : 8'd131;
    wire any129 = any127 || any128;
    wire [7:0] row129 = any127 ? row127 : row128;
    wire any130 = eligible[132] || eligible[133];
    wire [7:0] row130 = eligible[132] ? 8'd132 : 8'd133;
    wire any131 = eligible[134] || eligible[135];
    wire [7:0] row131 = eligible[134] ? 8'd134 : 8'd135;
    wire any132 = any130 || any131;
    wire [7:0] row132 = any130 ? row130 : row131;
    wire any133 = any129 || any132;
    wire [7:0] row133 = any129 ? row129 : row132;
    wire any134 = eligible[136] || eligible[137];
    wire [7:0] row134 = eligible[136] ? 8'd136 : 8'd137;
    wire any135 = eligible[138] || eligible[139];
    wire [7:0] row135 = eligible[138] ? 8'd138 : 8'd139;
    wire any136 = any134 || any135;
    wire [7:0] row136 = any134 ? row134 : row135;
    wire any137 = eligible[140] || eligible[141];
    wire [7:0] row137 = eligible[140] ? 8'd140 : 8'd141;
    wire any138 = eligible[142] || eligible[143];
    wire [7:0] row138 = eligible[142] ? 8'd142 : 8'd143;
    wire any139 = any137 || any138;
    wire [7:0] row139 = any137 ? row137 : row138;
    wire any140 = any136 || any139;
    wire [7:0] row140 = any136 ? row136 : row139;
    wire any141 = any133 || any140;
    wire [7:0] row141 = any133 ? row133 : row140;
    wire any142 = eligible[144] || eligible[145];
    wire [7:0] row142 = eligible[144] ? 8'd144 : 8'd145;
    wire any143 = eligible[146] || eligible[147];
    wire [7:0] row143 = eligible[146] ? 8'd146 : 8'd147;
    wire any144 = any142 || any143;
    wire [7:0] row144 = any142 ? row142 : row143;
    wire any145 = eligible[148] || eligible[149];
    wire [7:0] row145 = eligible[148] ? 8'd148 : 8'd149;
    wire any146 = eligible[150] || eligible[151];
    wire [7:0] row146 = eligible[150] ? 8'd150 : 8'd151;
    wire any147 = any145 || any146;
    wire [7:0] row147 = any145 ? row145 : row146;
    wire any148 = any144 || any147;
    wire [7:0] row148 = any144 ? row144 : row147;
    wire any149 = eligible[152] || eligible[153];
    wire [7:0] row149 = eligible[152] ? 8'd152 : 8'd153;
    wire any150 = eligible[154] || eligible[155];
    wire [7:0] row150 = eligible[154] ? 8'd154 : 8'd155;
    wire any151 = any149 || any150;
    wire [7:0] row151 = any149 ? row149 : row150;
    wire any152 = eligible[156] || eligible[157];
    wire [7:0] row152 = eligible[156] ? 8'd156 : 8'd157;
    wire any153 = eligible[158] || eligible[159];
    wire [7:0] row153 = eligible[158] ? 8'd158 : 8'd159;
    wire any154 = any152 || any153;
    wire [7:0] row154 = any152 ? row152 : row153;
    wire any155 = any151 || any154;
    wire [7:0] row155 = any151 ? row151 : row154;
    wire any156 = any148 || any155;
    wire [7:0] row156 = any148 ? row148 : row155;
    wire any157 = any141 || any156;
    wire [7:0] row157 = any141 ? row141 : row156;
    wire any158 = eligible[160] || eligible[161];
    wire [7:0] row158 = eligible[160] ? 8'd160 : 8'd161;
    wire any159 = eligible[162] || eligible[163];
    wire [7:0] row159 = eligible[162] ? 8'd162 : 8'd163;
    wire any160 = any158 || any159;
    wire [7:0] row160 = any158 ? row158 : row159;
    wire any161 = eligible[164] || eligible[165];
    wire [7:0] row161 = eligible[164] ? 8'd164 : 8'd165;
    wire any162 = eligible[166] || eligible[167];
    wire [7:0] row162 = eligible[166] ? 8'd166 : 8'd167;
    wire any163 = any161 || any162;
    wire [7:0] row163 = any161 ? row161 : row162;
    wire any164 = any160 || any163;
    wire [7:0] row164 = any160 ? row160 : row163;
    wire any165 = eligible[168] || eligible[169];
    wire [7:0] row165 = eligible[168] ? 8'd168 : 8'd169;
    wire any166 = eligible[170] || eligible[171];
    wire [7:0] row166 = eligible[170] ? 8'd170 : 8'd171;
    wire any167 = any165 || any166;
    wire [7:0] row167 = any165 ? row165 : row166;
    wire any168 = eligible[172] || eligible[173];
    wire [7:0] row168 = eligible[172] ? 8'd172 : 8'd173;
    wire any169 = eligible[174] || eligible[175];
    wire [7:0] row169 = eligible[174] ? 8'd174 : 8'd175;
    wire any170 = any168 || any169;
    wire [7:0] row170 = any168 ? row168 : row169;
    wire any171 = any167 || any170;
    wire [7:0] row171 = any167 ? row167 : row170;
    wire any172 = any164 || any171;
    wire [7:0] row172 = any164 ? row164 : row171;
    wire any173 = eligible[176] || eligible[177];
    wire [7:0] row173 = eligible[176] ? 8'd176 : 8'd177;
    wire any174 = eligible[178] || eligible[179];
    wire [7:0] row174 = eligible[178] ? 8'd178 : 8'd179;
    wire any175 = any173 || any174;
    wire [7:0] row175 = any173 ? row173 : row174;
    wire any176 = eligible[180] || eligible[181];
    wire [7:0] row176 = eligible[180] ? 8'd180 : 8'd181;
    wire any177 = eligible[182] || eligible[183];
    wire [7:0] row177 = eligible[182] ? 8'd182 : 8'd183;
    wire any178 = any176 || any177;
    wire [7:0] row178 = any176 ? row176 : row177;
    wire any179 = any175 || any178;
    wire [7:0] row179 = any175 ? row175 : row178;
    wire any180 = eligible[184] || eligible[185];
    wire [7:0] row180 = eligible[184] ? 8'd184 : 8'd185;
    wire any181 = eligible[186] || eligible[187];
    wire [7:0] row181 = eligible[186] ? 8'd186 : 8'd187;
    wire any182 = any180 || any181;
    wire [7:0] row182 = any180 ? row180 : row181;
    wire any183 = eligible[188] || eligible[189];
    wire [7:0] row183 = eligible[188] ? 8'd188 : 8'd189;
    wire any184 = eligible[190] || eligible[191];
    wire [7:0] row184 = eligible[190] ? 8'd190 : 8'd191;
    wire any185 = any183 || any184;
    wire [7:0] row185 = any183 ? row183 : row184;
    wire any186 = any182 || any185;
    wire [7:0] row186 = any182 ? row182 : row185;
    wire any187 = any179 || any186;
    wire [7:0] row187 = any179 ? row179 : row186;
    wire any188 = any172 || any187;
    wire [7:0] row188 = any172 ? row172 : row187;
    wire any189 = any157 || any188;
    wire [7:0] row189 = any157 ? row157 : row188;
    wire any190 = eligible[192] || eligible[193];
    wire [7:0] row190 = eligible[192] ? 8'd192 : 8'd193;
    wire any191 = eligible[194] || eligible[195];
    wire [7:0] row191 = eligible[194] ? 8'd194 : 8'd195;
    wire any192 = any190 || any191;
    wire [7:0] row192 = any190 ? row190 : row191;
    wire any193 = eligible[196] || eligible[197];
    wire [7:0] row193 = eligible[196] ? 8'd196 : 8'd197;
    wire any194 = eligible[198] || eligible[199];
    wire [7:0] row194 = eligible[198] ? 8'd198 : 8'd199;
    wire any195 = any193 || any194;
    wire [7:0] row195 = any193 ? row193 : row194;
    wire any196 = any192 || any195;
    wire [7:0] row196 = any192 ? row192 : row195;
    wire any197 = eligible[200] || eligible[201];
    wire [7:0] row197 = eligible[200] ? 8'd200 : 8'd201;
    wire any198 = eligible[202] || eligible[203];
    wire [7:0] row198 = eligible[202] ? 8'd202 : 8'd203;
    wire any199 = any197 || any198;
    wire [7:0] row199 = any197 ? row197 : row198;
    wire any200 = eligible[204] || eligible[205];
    wire [7:0] row200 = eligible[204] ? 8'd204 : 8'd205;
    wire any201 = eligible[206] || eligible[207];
    wire [7:0] row201 = eligible[206] ? 8'd206 : 8'd207;
    wire any202 = any200 || any201;
    wire [7:0] row202 = any200 ? row200 : row201;
    wire any203 = any199 || any202;
    wire [7:0] row203 = any199 ? row199 : row202;
    wire any204 = any196 || any203;
    wire [7:0] row204 = any196 ? row196 : row203;
    wire any205 = eligible[208] || eligible[209];
    wire [7:0] row205 = eligible[208] ? 8'd208 : 8'd209;
    wire any206 = eligible[210] || eligible[211];
    wire [7:0] row206 = eligible[210] ? 8'd210 : 8'd211;
    wire any207 = any205 || any206;
    wire [7:0] row207 = any205 ? row205 : row206;
    wire any208 = eligible[212] || eligible[213];
    wire [7:0] row208 = eligible[212] ? 8'd212 : 8'd213;
    wire any209 = eligible[214] || eligible[215];
    wire [7:0] row209 = eligible[214] ? 8'd214 : 8'd215;
    wire any210 = any208 || any209;
    wire [7:0] row210 = any208 ? row208 : row209;
    wire any211 = any207 || any210;
    wire [7:0] row211 = any207 ? row207 : row210;
    wire any212 = eligible[216] || eligible[217];
    wire [7:0] row212 = eligible[216] ? 8'd216 : 8'd217;
    wire any213 = eligible[218] || eligible[219];
    wire [7:0] row213 = eligible[218] ? 8'd218 : 8'd219;
    wire any214 = any212 || any213;
    wire [7:0] row214 = any212 ? row212 : row213;
    wire any215 = eligible[220] || eligible[221];
    wire [7:0] row215 = eligible[220] ? 8'd220 : 8'd221;
    wire any216 = eligible[222] || eligible[223];
    wire [7:0] row216 = eligible[222] ? 8'd222 : 8'd223;
    wire any217 = any215 || any216;
    wire [7:0] row217 = any215 ? row215 : row216;
    wire any218 = any214 || any217;
    wire [7:0] row218 = any214 ? row214 : row217;
    wire any219 = any211 || any218;
    wire [7:0] row219 = any211 ? row211 : row218;
    wire any220 = any204 || any219;
    wire [7:0] row220 = any204 ? row204 : row219;
    wire any221 = eligible[224] || eligible[225];
    wire [7:0] row221 = eligible[224] ? 8'd224 : 8'd225;
    wire any222 = eligible[226] || eligible[227];
    wire [7:0] row222 = eligible[226] ? 8'd226 : 8'd227;
    wire any223 = any221 || any222;
    wire [7:0] row223 = any221 ? row221 : row222;
    wire any224 = any220 || any223;
    wire [7:0] row224 = any220 ? row220 : row223;
    wire any225 = any189 || any224;
    wire [7:0] row225 = any189 ? row189 : row224;
    wire any226 = any126 || any225;
    wire [7:0] row226 = any126 ? row126 : row225;
    wire class0 = any226 && scan_classes;
    (* maybe_unused *) wire unused;
    assign unused = &{scan_classes};
    assign marks = {(query_row <= 8'd227) ? plane3[query_row] : 1'd0, (query_row <= 8'd227) ? plane2[query_row] : 1'd0,
            (query_row <= 8'd227) ? plane1[query_row] : 1'd0, (query_row <= 8'd227) ? plane0[query_row] : 1'd0};
    assign scan_any = class0;
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
