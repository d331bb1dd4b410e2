// scalar_checkpoint: written by `turnstile export scalar_checkpoint`, version 0.1.0. Do not edit.
// SPDX-License-Identifier: MIT OR Apache-2.0

module scalar_checkpoint (
    clock,
    read_word,
    read_data,
    write_valid,
    write_word,
    write_data,
    checkpoint_valid,
    commit_valid,
    commit_retry,
    committed_lo,
    committed_hi,
    entry_lo,
    entry_hi
);
    // Module arguments
    input wire clock;
    input wire [6:0] read_word;
    output reg [31:0] read_data;
    input wire write_valid;
    input wire [6:0] write_word;
    input wire [31:0] write_data;
    input wire checkpoint_valid;
    input wire commit_valid;
    input wire commit_retry;
    input wire [31:0] committed_lo;
    input wire [31:0] committed_hi;
    input wire [31:0] entry_lo;
    input wire [31:0] entry_hi;

    // Stub signals
    reg [31:0] current_0_d;
    wire [31:0] current_0_q;
    reg [31:0] current_1_d;
    wire [31:0] current_1_q;
    reg [31:0] current_2_d;
    wire [31:0] current_2_q;
    reg [31:0] current_3_d;
    wire [31:0] current_3_q;
    reg [31:0] current_4_d;
    wire [31:0] current_4_q;
    reg [31:0] current_5_d;
    wire [31:0] current_5_q;
    reg [31:0] current_6_d;
    wire [31:0] current_6_q;
    reg [31:0] current_7_d;
    wire [31:0] current_7_q;
    reg [31:0] current_8_d;
    wire [31:0] current_8_q;
    reg [31:0] current_9_d;
    wire [31:0] current_9_q;
    reg [31:0] current_10_d;
    wire [31:0] current_10_q;
    reg [31:0] current_11_d;
    wire [31:0] current_11_q;
    reg [31:0] current_12_d;
    wire [31:0] current_12_q;
    reg [31:0] current_13_d;
    wire [31:0] current_13_q;
    reg [31:0] current_14_d;
    wire [31:0] current_14_q;
    reg [31:0] current_15_d;
    wire [31:0] current_15_q;
    reg [31:0] current_16_d;
    wire [31:0] current_16_q;
    reg [31:0] current_17_d;
    wire [31:0] current_17_q;
    reg [31:0] current_18_d;
    wire [31:0] current_18_q;
    reg [31:0] current_19_d;
    wire [31:0] current_19_q;
    reg [31:0] current_20_d;
    wire [31:0] current_20_q;
    reg [31:0] current_21_d;
    wire [31:0] current_21_q;
    reg [31:0] current_22_d;
    wire [31:0] current_22_q;
    reg [31:0] current_23_d;
    wire [31:0] current_23_q;
    reg [31:0] current_24_d;
    wire [31:0] current_24_q;
    reg [31:0] current_25_d;
    wire [31:0] current_25_q;
    reg [31:0] current_26_d;
    wire [31:0] current_26_q;
    reg [31:0] current_27_d;
    wire [31:0] current_27_q;
    reg [31:0] current_28_d;
    wire [31:0] current_28_q;
    reg [31:0] current_29_d;
    wire [31:0] current_29_q;
    reg [31:0] current_30_d;
    wire [31:0] current_30_q;
    reg [31:0] current_31_d;
    wire [31:0] current_31_q;
    reg [31:0] current_32_d;
    wire [31:0] current_32_q;
    reg [31:0] current_33_d;
    wire [31:0] current_33_q;
    reg [31:0] current_34_d;
    wire [31:0] current_34_q;
    reg [31:0] current_35_d;
    wire [31:0] current_35_q;
    reg [31:0] current_36_d;
    wire [31:0] current_36_q;
    reg [31:0] current_37_d;
    wire [31:0] current_37_q;
    reg [31:0] current_38_d;
    wire [31:0] current_38_q;
    reg [31:0] current_39_d;
    wire [31:0] current_39_q;
    reg [31:0] current_40_d;
    wire [31:0] current_40_q;
    reg [31:0] current_41_d;
    wire [31:0] current_41_q;
    reg [31:0] current_42_d;
    wire [31:0] current_42_q;
    reg [31:0] current_43_d;
    wire [31:0] current_43_q;
    reg [31:0] current_44_d;
    wire [31:0] current_44_q;
    reg [31:0] current_45_d;
    wire [31:0] current_45_q;
    reg [31:0] current_46_d;
    wire [31:0] current_46_q;
    reg [31:0] current_47_d;
    wire [31:0] current_47_q;
    reg [31:0] current_48_d;
    wire [31:0] current_48_q;
    reg [31:0] current_49_d;
    wire [31:0] current_49_q;
    reg [31:0] current_50_d;
    wire [31:0] current_50_q;
    reg [31:0] current_51_d;
    wire [31:0] current_51_q;
    reg [31:0] current_52_d;
    wire [31:0] current_52_q;
    reg [31:0] current_53_d;
    wire [31:0] current_53_q;
    reg [31:0] current_54_d;
    wire [31:0] current_54_q;
    reg [31:0] current_55_d;
    wire [31:0] current_55_q;
    reg [31:0] current_56_d;
    wire [31:0] current_56_q;
    reg [31:0] current_57_d;
    wire [31:0] current_57_q;
    reg [31:0] current_58_d;
    wire [31:0] current_58_q;
    reg [31:0] current_59_d;
    wire [31:0] current_59_q;
    reg [31:0] current_60_d;
    wire [31:0] current_60_q;
    reg [31:0] current_61_d;
    wire [31:0] current_61_q;
    reg [31:0] current_62_d;
    wire [31:0] current_62_q;
    reg [31:0] current_63_d;
    wire [31:0] current_63_q;
    reg [31:0] current_64_d;
    wire [31:0] current_64_q;
    reg [31:0] current_65_d;
    wire [31:0] current_65_q;
    reg [31:0] current_66_d;
    wire [31:0] current_66_q;
    reg [31:0] current_67_d;
    wire [31:0] current_67_q;
    reg [31:0] current_68_d;
    wire [31:0] current_68_q;
    reg [31:0] current_69_d;
    wire [31:0] current_69_q;
    reg [31:0] current_70_d;
    wire [31:0] current_70_q;
    reg [31:0] current_71_d;
    wire [31:0] current_71_q;
    reg [31:0] current_72_d;
    wire [31:0] current_72_q;
    reg [31:0] current_73_d;
    wire [31:0] current_73_q;
    reg [31:0] current_74_d;
    wire [31:0] current_74_q;
    reg [31:0] current_75_d;
    wire [31:0] current_75_q;
    reg [31:0] current_76_d;
    wire [31:0] current_76_q;
    reg [31:0] current_77_d;
    wire [31:0] current_77_q;
    reg [31:0] current_78_d;
    wire [31:0] current_78_q;
    reg [31:0] current_79_d;
    wire [31:0] current_79_q;
    reg [31:0] current_80_d;
    wire [31:0] current_80_q;
    reg [31:0] current_81_d;
    wire [31:0] current_81_q;
    reg [31:0] current_82_d;
    wire [31:0] current_82_q;
    reg [31:0] current_83_d;
    wire [31:0] current_83_q;
    reg [31:0] current_84_d;
    wire [31:0] current_84_q;
    reg [31:0] current_85_d;
    wire [31:0] current_85_q;
    reg [31:0] current_86_d;
    wire [31:0] current_86_q;
    reg [31:0] current_87_d;
    wire [31:0] current_87_q;
    reg [31:0] current_88_d;
    wire [31:0] current_88_q;
    reg [31:0] current_89_d;
    wire [31:0] current_89_q;
    reg [31:0] current_90_d;
    wire [31:0] current_90_q;
    reg [31:0] current_91_d;
    wire [31:0] current_91_q;
    reg [31:0] current_92_d;
    wire [31:0] current_92_q;
    reg [31:0] current_93_d;
    wire [31:0] current_93_q;
    reg [31:0] current_94_d;
    wire [31:0] current_94_q;
    reg [31:0] current_95_d;
    wire [31:0] current_95_q;
    reg [31:0] current_96_d;
    wire [31:0] current_96_q;
    reg [31:0] current_97_d;
    wire [31:0] current_97_q;
    reg [31:0] current_98_d;
    wire [31:0] current_98_q;
    reg [31:0] current_99_d;
    wire [31:0] current_99_q;
    reg [31:0] current_100_d;
    wire [31:0] current_100_q;
    reg [31:0] current_101_d;
    wire [31:0] current_101_q;
    reg [31:0] current_102_d;
    wire [31:0] current_102_q;
    reg [31:0] current_103_d;
    wire [31:0] current_103_q;
    reg [31:0] current_104_d;
    wire [31:0] current_104_q;
    reg [31:0] current_105_d;
    wire [31:0] current_105_q;
    reg [31:0] current_106_d;
    wire [31:0] current_106_q;
    reg [31:0] current_107_d;
    wire [31:0] current_107_q;
    reg [31:0] saved_0_d;
    wire [31:0] saved_0_q;
    reg [31:0] saved_1_d;
    wire [31:0] saved_1_q;
    reg [31:0] saved_2_d;
    wire [31:0] saved_2_q;
    reg [31:0] saved_3_d;
    wire [31:0] saved_3_q;
    reg [31:0] saved_4_d;
    wire [31:0] saved_4_q;
    reg [31:0] saved_5_d;
    wire [31:0] saved_5_q;
    reg [31:0] saved_6_d;
    wire [31:0] saved_6_q;
    reg [31:0] saved_7_d;
    wire [31:0] saved_7_q;
    reg [31:0] saved_8_d;
    wire [31:0] saved_8_q;
    reg [31:0] saved_9_d;
    wire [31:0] saved_9_q;
    reg [31:0] saved_10_d;
    wire [31:0] saved_10_q;
    reg [31:0] saved_11_d;
    wire [31:0] saved_11_q;
    reg [31:0] saved_12_d;
    wire [31:0] saved_12_q;
    reg [31:0] saved_13_d;
    wire [31:0] saved_13_q;
    reg [31:0] saved_14_d;
    wire [31:0] saved_14_q;
    reg [31:0] saved_15_d;
    wire [31:0] saved_15_q;
    reg [31:0] saved_16_d;
    wire [31:0] saved_16_q;
    reg [31:0] saved_17_d;
    wire [31:0] saved_17_q;
    reg [31:0] saved_18_d;
    wire [31:0] saved_18_q;
    reg [31:0] saved_19_d;
    wire [31:0] saved_19_q;
    reg [31:0] saved_20_d;
    wire [31:0] saved_20_q;
    reg [31:0] saved_21_d;
    wire [31:0] saved_21_q;
    reg [31:0] saved_22_d;
    wire [31:0] saved_22_q;
    reg [31:0] saved_23_d;
    wire [31:0] saved_23_q;
    reg [31:0] saved_24_d;
    wire [31:0] saved_24_q;
    reg [31:0] saved_25_d;
    wire [31:0] saved_25_q;
    reg [31:0] saved_26_d;
    wire [31:0] saved_26_q;
    reg [31:0] saved_27_d;
    wire [31:0] saved_27_q;
    reg [31:0] saved_28_d;
    wire [31:0] saved_28_q;
    reg [31:0] saved_29_d;
    wire [31:0] saved_29_q;
    reg [31:0] saved_30_d;
    wire [31:0] saved_30_q;
    reg [31:0] saved_31_d;
    wire [31:0] saved_31_q;
    reg [31:0] saved_32_d;
    wire [31:0] saved_32_q;
    reg [31:0] saved_33_d;
    wire [31:0] saved_33_q;
    reg [31:0] saved_34_d;
    wire [31:0] saved_34_q;
    reg [31:0] saved_35_d;
    wire [31:0] saved_35_q;
    reg [31:0] saved_36_d;
    wire [31:0] saved_36_q;
    reg [31:0] saved_37_d;
    wire [31:0] saved_37_q;
    reg [31:0] saved_38_d;
    wire [31:0] saved_38_q;
    reg [31:0] saved_39_d;
    wire [31:0] saved_39_q;
    reg [31:0] saved_40_d;
    wire [31:0] saved_40_q;
    reg [31:0] saved_41_d;
    wire [31:0] saved_41_q;
    reg [31:0] saved_42_d;
    wire [31:0] saved_42_q;
    reg [31:0] saved_43_d;
    wire [31:0] saved_43_q;
    reg [31:0] saved_44_d;
    wire [31:0] saved_44_q;
    reg [31:0] saved_45_d;
    wire [31:0] saved_45_q;
    reg [31:0] saved_46_d;
    wire [31:0] saved_46_q;
    reg [31:0] saved_47_d;
    wire [31:0] saved_47_q;
    reg [31:0] saved_48_d;
    wire [31:0] saved_48_q;
    reg [31:0] saved_49_d;
    wire [31:0] saved_49_q;
    reg [31:0] saved_50_d;
    wire [31:0] saved_50_q;
    reg [31:0] saved_51_d;
    wire [31:0] saved_51_q;
    reg [31:0] saved_52_d;
    wire [31:0] saved_52_q;
    reg [31:0] saved_53_d;
    wire [31:0] saved_53_q;
    reg [31:0] saved_54_d;
    wire [31:0] saved_54_q;
    reg [31:0] saved_55_d;
    wire [31:0] saved_55_q;
    reg [31:0] saved_56_d;
    wire [31:0] saved_56_q;
    reg [31:0] saved_57_d;
    wire [31:0] saved_57_q;
    reg [31:0] saved_58_d;
    wire [31:0] saved_58_q;
    reg [31:0] saved_59_d;
    wire [31:0] saved_59_q;
    reg [31:0] saved_60_d;
    wire [31:0] saved_60_q;
    reg [31:0] saved_61_d;
    wire [31:0] saved_61_q;
    reg [31:0] saved_62_d;
    wire [31:0] saved_62_q;
    reg [31:0] saved_63_d;
    wire [31:0] saved_63_q;
    reg [31:0] saved_64_d;
    wire [31:0] saved_64_q;
    reg [31:0] saved_65_d;
    wire [31:0] saved_65_q;
    reg [31:0] saved_66_d;
    wire [31:0] saved_66_q;
    reg [31:0] saved_67_d;
    wire [31:0] saved_67_q;
    reg [31:0] saved_68_d;
    wire [31:0] saved_68_q;
    reg [31:0] saved_69_d;
    wire [31:0] saved_69_q;
    reg [31:0] saved_70_d;
    wire [31:0] saved_70_q;
    reg [31:0] saved_71_d;
    wire [31:0] saved_71_q;
    reg [31:0] saved_72_d;
    wire [31:0] saved_72_q;
    reg [31:0] saved_73_d;
    wire [31:0] saved_73_q;
    reg [31:0] saved_74_d;
    wire [31:0] saved_74_q;
    reg [31:0] saved_75_d;
    wire [31:0] saved_75_q;
    reg [31:0] saved_76_d;
    wire [31:0] saved_76_q;
    reg [31:0] saved_77_d;
    wire [31:0] saved_77_q;
    reg [31:0] saved_78_d;
    wire [31:0] saved_78_q;
    reg [31:0] saved_79_d;
    wire [31:0] saved_79_q;
    reg [31:0] saved_80_d;
    wire [31:0] saved_80_q;
    reg [31:0] saved_81_d;
    wire [31:0] saved_81_q;
    reg [31:0] saved_82_d;
    wire [31:0] saved_82_q;
    reg [31:0] saved_83_d;
    wire [31:0] saved_83_q;
    reg [31:0] saved_84_d;
    wire [31:0] saved_84_q;
    reg [31:0] saved_85_d;
    wire [31:0] saved_85_q;
    reg [31:0] saved_86_d;
    wire [31:0] saved_86_q;
    reg [31:0] saved_87_d;
    wire [31:0] saved_87_q;
    reg [31:0] saved_88_d;
    wire [31:0] saved_88_q;
    reg [31:0] saved_89_d;
    wire [31:0] saved_89_q;
    reg [31:0] saved_90_d;
    wire [31:0] saved_90_q;
    reg [31:0] saved_91_d;
    wire [31:0] saved_91_q;
    reg [31:0] saved_92_d;
    wire [31:0] saved_92_q;
    reg [31:0] saved_93_d;
    wire [31:0] saved_93_q;
    reg [31:0] saved_94_d;
    wire [31:0] saved_94_q;
    reg [31:0] saved_95_d;
    wire [31:0] saved_95_q;
    reg [31:0] saved_96_d;
    wire [31:0] saved_96_q;
    reg [31:0] saved_97_d;
    wire [31:0] saved_97_q;
    reg [31:0] saved_98_d;
    wire [31:0] saved_98_q;
    reg [31:0] saved_99_d;
    wire [31:0] saved_99_q;
    reg [31:0] saved_100_d;
    wire [31:0] saved_100_q;
    reg [31:0] saved_101_d;
    wire [31:0] saved_101_q;
    reg [31:0] saved_102_d;
    wire [31:0] saved_102_q;
    reg [31:0] saved_103_d;
    wire [31:0] saved_103_q;
    reg [31:0] saved_104_d;
    wire [31:0] saved_104_q;
    reg [31:0] saved_105_d;
    wire [31:0] saved_105_q;
    reg [31:0] saved_106_d;
    wire [31:0] saved_106_q;
    reg [31:0] saved_107_d;
    wire [31:0] saved_107_q;
    reg [31:0] merged_0_d;
    wire [31:0] merged_0_q;
    reg [31:0] merged_1_d;
    wire [31:0] merged_1_q;
    reg [31:0] merged_2_d;
    wire [31:0] merged_2_q;
    reg [31:0] merged_3_d;
    wire [31:0] merged_3_q;
    reg [31:0] merged_4_d;
    wire [31:0] merged_4_q;
    reg [31:0] merged_5_d;
    wire [31:0] merged_5_q;
    reg [31:0] merged_6_d;
    wire [31:0] merged_6_q;
    reg [31:0] merged_7_d;
    wire [31:0] merged_7_q;
    reg [31:0] merged_8_d;
    wire [31:0] merged_8_q;
    reg [31:0] merged_9_d;
    wire [31:0] merged_9_q;
    reg [31:0] merged_10_d;
    wire [31:0] merged_10_q;
    reg [31:0] merged_11_d;
    wire [31:0] merged_11_q;
    reg [31:0] merged_12_d;
    wire [31:0] merged_12_q;
    reg [31:0] merged_13_d;
    wire [31:0] merged_13_q;
    reg [31:0] merged_14_d;
    wire [31:0] merged_14_q;
    reg [31:0] merged_15_d;
    wire [31:0] merged_15_q;
    reg [31:0] merged_16_d;
    wire [31:0] merged_16_q;
    reg [31:0] merged_17_d;
    wire [31:0] merged_17_q;
    reg [31:0] merged_18_d;
    wire [31:0] merged_18_q;
    reg [31:0] merged_19_d;
    wire [31:0] merged_19_q;
    reg [31:0] merged_20_d;
    wire [31:0] merged_20_q;
    reg [31:0] merged_21_d;
    wire [31:0] merged_21_q;
    reg [31:0] merged_22_d;
    wire [31:0] merged_22_q;
    reg [31:0] merged_23_d;
    wire [31:0] merged_23_q;
    reg [31:0] merged_24_d;
    wire [31:0] merged_24_q;
    reg [31:0] merged_25_d;
    wire [31:0] merged_25_q;
    reg [31:0] merged_26_d;
    wire [31:0] merged_26_q;
    reg [31:0] merged_27_d;
    wire [31:0] merged_27_q;
    reg [31:0] merged_28_d;
    wire [31:0] merged_28_q;
    reg [31:0] merged_29_d;
    wire [31:0] merged_29_q;
    reg [31:0] merged_30_d;
    wire [31:0] merged_30_q;
    reg [31:0] merged_31_d;
    wire [31:0] merged_31_q;
    reg [31:0] merged_32_d;
    wire [31:0] merged_32_q;
    reg [31:0] merged_33_d;
    wire [31:0] merged_33_q;
    reg [31:0] merged_34_d;
    wire [31:0] merged_34_q;
    reg [31:0] merged_35_d;
    wire [31:0] merged_35_q;
    reg [31:0] merged_36_d;
    wire [31:0] merged_36_q;
    reg [31:0] merged_37_d;
    wire [31:0] merged_37_q;
    reg [31:0] merged_38_d;
    wire [31:0] merged_38_q;
    reg [31:0] merged_39_d;
    wire [31:0] merged_39_q;
    reg [31:0] merged_40_d;
    wire [31:0] merged_40_q;
    reg [31:0] merged_41_d;
    wire [31:0] merged_41_q;
    reg [31:0] merged_42_d;
    wire [31:0] merged_42_q;
    reg [31:0] merged_43_d;
    wire [31:0] merged_43_q;
    reg [31:0] merged_44_d;
    wire [31:0] merged_44_q;
    reg [31:0] merged_45_d;
    wire [31:0] merged_45_q;
    reg [31:0] merged_46_d;
    wire [31:0] merged_46_q;
    reg [31:0] merged_47_d;
    wire [31:0] merged_47_q;
    reg [31:0] merged_48_d;
    wire [31:0] merged_48_q;
    reg [31:0] merged_49_d;
    wire [31:0] merged_49_q;
    reg [31:0] merged_50_d;
    wire [31:0] merged_50_q;
    reg [31:0] merged_51_d;
    wire [31:0] merged_51_q;
    reg [31:0] merged_52_d;
    wire [31:0] merged_52_q;
    reg [31:0] merged_53_d;
    wire [31:0] merged_53_q;
    reg [31:0] merged_54_d;
    wire [31:0] merged_54_q;
    reg [31:0] merged_55_d;
    wire [31:0] merged_55_q;
    reg [31:0] merged_56_d;
    wire [31:0] merged_56_q;
    reg [31:0] merged_57_d;
    wire [31:0] merged_57_q;
    reg [31:0] merged_58_d;
    wire [31:0] merged_58_q;
    reg [31:0] merged_59_d;
    wire [31:0] merged_59_q;
    reg [31:0] merged_60_d;
    wire [31:0] merged_60_q;
    reg [31:0] merged_61_d;
    wire [31:0] merged_61_q;
    reg [31:0] merged_62_d;
    wire [31:0] merged_62_q;
    reg [31:0] merged_63_d;
    wire [31:0] merged_63_q;
    reg [31:0] merged_64_d;
    wire [31:0] merged_64_q;
    reg [31:0] merged_65_d;
    wire [31:0] merged_65_q;
    reg [31:0] merged_66_d;
    wire [31:0] merged_66_q;
    reg [31:0] merged_67_d;
    wire [31:0] merged_67_q;
    reg [31:0] merged_68_d;
    wire [31:0] merged_68_q;
    reg [31:0] merged_69_d;
    wire [31:0] merged_69_q;
    reg [31:0] merged_70_d;
    wire [31:0] merged_70_q;
    reg [31:0] merged_71_d;
    wire [31:0] merged_71_q;
    reg [31:0] merged_72_d;
    wire [31:0] merged_72_q;
    reg [31:0] merged_73_d;
    wire [31:0] merged_73_q;
    reg [31:0] merged_74_d;
    wire [31:0] merged_74_q;
    reg [31:0] merged_75_d;
    wire [31:0] merged_75_q;
    reg [31:0] merged_76_d;
    wire [31:0] merged_76_q;
    reg [31:0] merged_77_d;
    wire [31:0] merged_77_q;
    reg [31:0] merged_78_d;
    wire [31:0] merged_78_q;
    reg [31:0] merged_79_d;
    wire [31:0] merged_79_q;
    reg [31:0] merged_80_d;
    wire [31:0] merged_80_q;
    reg [31:0] merged_81_d;
    wire [31:0] merged_81_q;
    reg [31:0] merged_82_d;
    wire [31:0] merged_82_q;
    reg [31:0] merged_83_d;
    wire [31:0] merged_83_q;
    reg [31:0] merged_84_d;
    wire [31:0] merged_84_q;
    reg [31:0] merged_85_d;
    wire [31:0] merged_85_q;
    reg [31:0] merged_86_d;
    wire [31:0] merged_86_q;
    reg [31:0] merged_87_d;
    wire [31:0] merged_87_q;
    reg [31:0] merged_88_d;
    wire [31:0] merged_88_q;
    reg [31:0] merged_89_d;
    wire [31:0] merged_89_q;
    reg [31:0] merged_90_d;
    wire [31:0] merged_90_q;
    reg [31:0] merged_91_d;
    wire [31:0] merged_91_q;
    reg [31:0] merged_92_d;
    wire [31:0] merged_92_q;
    reg [31:0] merged_93_d;
    wire [31:0] merged_93_q;
    reg [31:0] merged_94_d;
    wire [31:0] merged_94_q;
    reg [31:0] merged_95_d;
    wire [31:0] merged_95_q;
    reg [31:0] merged_96_d;
    wire [31:0] merged_96_q;
    reg [31:0] merged_97_d;
    wire [31:0] merged_97_q;
    reg [31:0] merged_98_d;
    wire [31:0] merged_98_q;
    reg [31:0] merged_99_d;
    wire [31:0] merged_99_q;
    reg [31:0] merged_100_d;
    wire [31:0] merged_100_q;
    reg [31:0] merged_101_d;
    wire [31:0] merged_101_q;
    reg [31:0] merged_102_d;
    wire [31:0] merged_102_q;
    reg [31:0] merged_103_d;
    wire [31:0] merged_103_q;
    reg [31:0] merged_104_d;
    wire [31:0] merged_104_q;
    reg [31:0] merged_105_d;
    wire [31:0] merged_105_q;
    reg [31:0] merged_106_d;
    wire [31:0] merged_106_q;
    reg [31:0] merged_107_d;
    wire [31:0] merged_107_q;

    // Local signals
    reg [31:0] merge;

    // Sub module instances
    scalar_checkpoint_register32 current_0(
        .d(current_0_d),
        .q(current_0_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_1(
        .d(current_1_d),
        .q(current_1_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_2(
        .d(current_2_d),
        .q(current_2_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_3(
        .d(current_3_d),
        .q(current_3_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_4(
        .d(current_4_d),
        .q(current_4_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_5(
        .d(current_5_d),
        .q(current_5_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_6(
        .d(current_6_d),
        .q(current_6_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_7(
        .d(current_7_d),
        .q(current_7_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_8(
        .d(current_8_d),
        .q(current_8_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_9(
        .d(current_9_d),
        .q(current_9_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_10(
        .d(current_10_d),
        .q(current_10_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_11(
        .d(current_11_d),
        .q(current_11_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_12(
        .d(current_12_d),
        .q(current_12_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_13(
        .d(current_13_d),
        .q(current_13_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_14(
        .d(current_14_d),
        .q(current_14_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_15(
        .d(current_15_d),
        .q(current_15_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_16(
        .d(current_16_d),
        .q(current_16_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_17(
        .d(current_17_d),
        .q(current_17_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_18(
        .d(current_18_d),
        .q(current_18_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_19(
        .d(current_19_d),
        .q(current_19_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_20(
        .d(current_20_d),
        .q(current_20_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_21(
        .d(current_21_d),
        .q(current_21_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_22(
        .d(current_22_d),
        .q(current_22_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_23(
        .d(current_23_d),
        .q(current_23_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_24(
        .d(current_24_d),
        .q(current_24_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_25(
        .d(current_25_d),
        .q(current_25_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_26(
        .d(current_26_d),
        .q(current_26_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_27(
        .d(current_27_d),
        .q(current_27_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_28(
        .d(current_28_d),
        .q(current_28_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_29(
        .d(current_29_d),
        .q(current_29_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_30(
        .d(current_30_d),
        .q(current_30_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_31(
        .d(current_31_d),
        .q(current_31_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_32(
        .d(current_32_d),
        .q(current_32_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_33(
        .d(current_33_d),
        .q(current_33_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_34(
        .d(current_34_d),
        .q(current_34_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_35(
        .d(current_35_d),
        .q(current_35_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_36(
        .d(current_36_d),
        .q(current_36_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_37(
        .d(current_37_d),
        .q(current_37_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_38(
        .d(current_38_d),
        .q(current_38_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_39(
        .d(current_39_d),
        .q(current_39_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_40(
        .d(current_40_d),
        .q(current_40_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_41(
        .d(current_41_d),
        .q(current_41_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_42(
        .d(current_42_d),
        .q(current_42_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_43(
        .d(current_43_d),
        .q(current_43_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_44(
        .d(current_44_d),
        .q(current_44_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_45(
        .d(current_45_d),
        .q(current_45_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_46(
        .d(current_46_d),
        .q(current_46_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_47(
        .d(current_47_d),
        .q(current_47_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_48(
        .d(current_48_d),
        .q(current_48_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_49(
        .d(current_49_d),
        .q(current_49_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_50(
        .d(current_50_d),
        .q(current_50_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_51(
        .d(current_51_d),
        .q(current_51_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_52(
        .d(current_52_d),
        .q(current_52_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_53(
        .d(current_53_d),
        .q(current_53_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_54(
        .d(current_54_d),
        .q(current_54_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_55(
        .d(current_55_d),
        .q(current_55_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_56(
        .d(current_56_d),
        .q(current_56_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_57(
        .d(current_57_d),
        .q(current_57_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_58(
        .d(current_58_d),
        .q(current_58_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_59(
        .d(current_59_d),
        .q(current_59_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_60(
        .d(current_60_d),
        .q(current_60_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_61(
        .d(current_61_d),
        .q(current_61_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_62(
        .d(current_62_d),
        .q(current_62_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_63(
        .d(current_63_d),
        .q(current_63_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_64(
        .d(current_64_d),
        .q(current_64_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_65(
        .d(current_65_d),
        .q(current_65_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_66(
        .d(current_66_d),
        .q(current_66_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_67(
        .d(current_67_d),
        .q(current_67_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_68(
        .d(current_68_d),
        .q(current_68_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_69(
        .d(current_69_d),
        .q(current_69_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_70(
        .d(current_70_d),
        .q(current_70_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_71(
        .d(current_71_d),
        .q(current_71_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_72(
        .d(current_72_d),
        .q(current_72_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_73(
        .d(current_73_d),
        .q(current_73_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_74(
        .d(current_74_d),
        .q(current_74_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_75(
        .d(current_75_d),
        .q(current_75_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_76(
        .d(current_76_d),
        .q(current_76_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_77(
        .d(current_77_d),
        .q(current_77_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_78(
        .d(current_78_d),
        .q(current_78_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_79(
        .d(current_79_d),
        .q(current_79_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_80(
        .d(current_80_d),
        .q(current_80_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_81(
        .d(current_81_d),
        .q(current_81_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_82(
        .d(current_82_d),
        .q(current_82_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_83(
        .d(current_83_d),
        .q(current_83_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_84(
        .d(current_84_d),
        .q(current_84_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_85(
        .d(current_85_d),
        .q(current_85_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_86(
        .d(current_86_d),
        .q(current_86_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_87(
        .d(current_87_d),
        .q(current_87_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_88(
        .d(current_88_d),
        .q(current_88_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_89(
        .d(current_89_d),
        .q(current_89_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_90(
        .d(current_90_d),
        .q(current_90_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_91(
        .d(current_91_d),
        .q(current_91_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_92(
        .d(current_92_d),
        .q(current_92_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_93(
        .d(current_93_d),
        .q(current_93_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_94(
        .d(current_94_d),
        .q(current_94_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_95(
        .d(current_95_d),
        .q(current_95_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_96(
        .d(current_96_d),
        .q(current_96_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_97(
        .d(current_97_d),
        .q(current_97_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_98(
        .d(current_98_d),
        .q(current_98_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_99(
        .d(current_99_d),
        .q(current_99_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_100(
        .d(current_100_d),
        .q(current_100_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_101(
        .d(current_101_d),
        .q(current_101_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_102(
        .d(current_102_d),
        .q(current_102_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_103(
        .d(current_103_d),
        .q(current_103_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_104(
        .d(current_104_d),
        .q(current_104_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_105(
        .d(current_105_d),
        .q(current_105_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_106(
        .d(current_106_d),
        .q(current_106_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 current_107(
        .d(current_107_d),
        .q(current_107_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_0(
        .d(saved_0_d),
        .q(saved_0_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_1(
        .d(saved_1_d),
        .q(saved_1_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_2(
        .d(saved_2_d),
        .q(saved_2_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_3(
        .d(saved_3_d),
        .q(saved_3_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_4(
        .d(saved_4_d),
        .q(saved_4_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_5(
        .d(saved_5_d),
        .q(saved_5_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_6(
        .d(saved_6_d),
        .q(saved_6_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_7(
        .d(saved_7_d),
        .q(saved_7_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_8(
        .d(saved_8_d),
        .q(saved_8_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_9(
        .d(saved_9_d),
        .q(saved_9_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_10(
        .d(saved_10_d),
        .q(saved_10_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_11(
        .d(saved_11_d),
        .q(saved_11_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_12(
        .d(saved_12_d),
        .q(saved_12_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_13(
        .d(saved_13_d),
        .q(saved_13_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_14(
        .d(saved_14_d),
        .q(saved_14_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_15(
        .d(saved_15_d),
        .q(saved_15_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_16(
        .d(saved_16_d),
        .q(saved_16_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_17(
        .d(saved_17_d),
        .q(saved_17_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_18(
        .d(saved_18_d),
        .q(saved_18_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_19(
        .d(saved_19_d),
        .q(saved_19_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_20(
        .d(saved_20_d),
        .q(saved_20_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_21(
        .d(saved_21_d),
        .q(saved_21_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_22(
        .d(saved_22_d),
        .q(saved_22_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_23(
        .d(saved_23_d),
        .q(saved_23_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_24(
        .d(saved_24_d),
        .q(saved_24_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_25(
        .d(saved_25_d),
        .q(saved_25_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_26(
        .d(saved_26_d),
        .q(saved_26_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_27(
        .d(saved_27_d),
        .q(saved_27_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_28(
        .d(saved_28_d),
        .q(saved_28_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_29(
        .d(saved_29_d),
        .q(saved_29_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_30(
        .d(saved_30_d),
        .q(saved_30_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_31(
        .d(saved_31_d),
        .q(saved_31_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_32(
        .d(saved_32_d),
        .q(saved_32_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_33(
        .d(saved_33_d),
        .q(saved_33_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_34(
        .d(saved_34_d),
        .q(saved_34_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_35(
        .d(saved_35_d),
        .q(saved_35_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_36(
        .d(saved_36_d),
        .q(saved_36_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_37(
        .d(saved_37_d),
        .q(saved_37_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_38(
        .d(saved_38_d),
        .q(saved_38_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_39(
        .d(saved_39_d),
        .q(saved_39_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_40(
        .d(saved_40_d),
        .q(saved_40_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_41(
        .d(saved_41_d),
        .q(saved_41_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_42(
        .d(saved_42_d),
        .q(saved_42_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_43(
        .d(saved_43_d),
        .q(saved_43_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_44(
        .d(saved_44_d),
        .q(saved_44_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_45(
        .d(saved_45_d),
        .q(saved_45_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_46(
        .d(saved_46_d),
        .q(saved_46_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_47(
        .d(saved_47_d),
        .q(saved_47_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_48(
        .d(saved_48_d),
        .q(saved_48_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_49(
        .d(saved_49_d),
        .q(saved_49_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_50(
        .d(saved_50_d),
        .q(saved_50_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_51(
        .d(saved_51_d),
        .q(saved_51_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_52(
        .d(saved_52_d),
        .q(saved_52_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_53(
        .d(saved_53_d),
        .q(saved_53_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_54(
        .d(saved_54_d),
        .q(saved_54_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_55(
        .d(saved_55_d),
        .q(saved_55_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_56(
        .d(saved_56_d),
        .q(saved_56_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_57(
        .d(saved_57_d),
        .q(saved_57_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_58(
        .d(saved_58_d),
        .q(saved_58_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_59(
        .d(saved_59_d),
        .q(saved_59_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_60(
        .d(saved_60_d),
        .q(saved_60_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_61(
        .d(saved_61_d),
        .q(saved_61_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_62(
        .d(saved_62_d),
        .q(saved_62_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_63(
        .d(saved_63_d),
        .q(saved_63_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_64(
        .d(saved_64_d),
        .q(saved_64_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_65(
        .d(saved_65_d),
        .q(saved_65_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_66(
        .d(saved_66_d),
        .q(saved_66_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_67(
        .d(saved_67_d),
        .q(saved_67_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_68(
        .d(saved_68_d),
        .q(saved_68_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_69(
        .d(saved_69_d),
        .q(saved_69_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_70(
        .d(saved_70_d),
        .q(saved_70_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_71(
        .d(saved_71_d),
        .q(saved_71_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_72(
        .d(saved_72_d),
        .q(saved_72_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_73(
        .d(saved_73_d),
        .q(saved_73_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_74(
        .d(saved_74_d),
        .q(saved_74_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_75(
        .d(saved_75_d),
        .q(saved_75_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_76(
        .d(saved_76_d),
        .q(saved_76_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_77(
        .d(saved_77_d),
        .q(saved_77_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_78(
        .d(saved_78_d),
        .q(saved_78_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_79(
        .d(saved_79_d),
        .q(saved_79_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_80(
        .d(saved_80_d),
        .q(saved_80_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_81(
        .d(saved_81_d),
        .q(saved_81_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_82(
        .d(saved_82_d),
        .q(saved_82_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_83(
        .d(saved_83_d),
        .q(saved_83_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_84(
        .d(saved_84_d),
        .q(saved_84_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_85(
        .d(saved_85_d),
        .q(saved_85_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_86(
        .d(saved_86_d),
        .q(saved_86_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_87(
        .d(saved_87_d),
        .q(saved_87_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_88(
        .d(saved_88_d),
        .q(saved_88_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_89(
        .d(saved_89_d),
        .q(saved_89_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_90(
        .d(saved_90_d),
        .q(saved_90_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_91(
        .d(saved_91_d),
        .q(saved_91_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_92(
        .d(saved_92_d),
        .q(saved_92_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_93(
        .d(saved_93_d),
        .q(saved_93_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_94(
        .d(saved_94_d),
        .q(saved_94_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_95(
        .d(saved_95_d),
        .q(saved_95_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_96(
        .d(saved_96_d),
        .q(saved_96_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_97(
        .d(saved_97_d),
        .q(saved_97_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_98(
        .d(saved_98_d),
        .q(saved_98_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_99(
        .d(saved_99_d),
        .q(saved_99_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_100(
        .d(saved_100_d),
        .q(saved_100_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_101(
        .d(saved_101_d),
        .q(saved_101_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_102(
        .d(saved_102_d),
        .q(saved_102_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_103(
        .d(saved_103_d),
        .q(saved_103_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_104(
        .d(saved_104_d),
        .q(saved_104_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_105(
        .d(saved_105_d),
        .q(saved_105_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_106(
        .d(saved_106_d),
        .q(saved_106_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 saved_107(
        .d(saved_107_d),
        .q(saved_107_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_0(
        .d(merged_0_d),
        .q(merged_0_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_1(
        .d(merged_1_d),
        .q(merged_1_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_2(
        .d(merged_2_d),
        .q(merged_2_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_3(
        .d(merged_3_d),
        .q(merged_3_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_4(
        .d(merged_4_d),
        .q(merged_4_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_5(
        .d(merged_5_d),
        .q(merged_5_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_6(
        .d(merged_6_d),
        .q(merged_6_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_7(
        .d(merged_7_d),
        .q(merged_7_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_8(
        .d(merged_8_d),
        .q(merged_8_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_9(
        .d(merged_9_d),
        .q(merged_9_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_10(
        .d(merged_10_d),
        .q(merged_10_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_11(
        .d(merged_11_d),
        .q(merged_11_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_12(
        .d(merged_12_d),
        .q(merged_12_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_13(
        .d(merged_13_d),
        .q(merged_13_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_14(
        .d(merged_14_d),
        .q(merged_14_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_15(
        .d(merged_15_d),
        .q(merged_15_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_16(
        .d(merged_16_d),
        .q(merged_16_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_17(
        .d(merged_17_d),
        .q(merged_17_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_18(
        .d(merged_18_d),
        .q(merged_18_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_19(
        .d(merged_19_d),
        .q(merged_19_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_20(
        .d(merged_20_d),
        .q(merged_20_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_21(
        .d(merged_21_d),
        .q(merged_21_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_22(
        .d(merged_22_d),
        .q(merged_22_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_23(
        .d(merged_23_d),
        .q(merged_23_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_24(
        .d(merged_24_d),
        .q(merged_24_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_25(
        .d(merged_25_d),
        .q(merged_25_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_26(
        .d(merged_26_d),
        .q(merged_26_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_27(
        .d(merged_27_d),
        .q(merged_27_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_28(
        .d(merged_28_d),
        .q(merged_28_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_29(
        .d(merged_29_d),
        .q(merged_29_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_30(
        .d(merged_30_d),
        .q(merged_30_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_31(
        .d(merged_31_d),
        .q(merged_31_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_32(
        .d(merged_32_d),
        .q(merged_32_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_33(
        .d(merged_33_d),
        .q(merged_33_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_34(
        .d(merged_34_d),
        .q(merged_34_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_35(
        .d(merged_35_d),
        .q(merged_35_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_36(
        .d(merged_36_d),
        .q(merged_36_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_37(
        .d(merged_37_d),
        .q(merged_37_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_38(
        .d(merged_38_d),
        .q(merged_38_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_39(
        .d(merged_39_d),
        .q(merged_39_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_40(
        .d(merged_40_d),
        .q(merged_40_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_41(
        .d(merged_41_d),
        .q(merged_41_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_42(
        .d(merged_42_d),
        .q(merged_42_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_43(
        .d(merged_43_d),
        .q(merged_43_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_44(
        .d(merged_44_d),
        .q(merged_44_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_45(
        .d(merged_45_d),
        .q(merged_45_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_46(
        .d(merged_46_d),
        .q(merged_46_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_47(
        .d(merged_47_d),
        .q(merged_47_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_48(
        .d(merged_48_d),
        .q(merged_48_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_49(
        .d(merged_49_d),
        .q(merged_49_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_50(
        .d(merged_50_d),
        .q(merged_50_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_51(
        .d(merged_51_d),
        .q(merged_51_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_52(
        .d(merged_52_d),
        .q(merged_52_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_53(
        .d(merged_53_d),
        .q(merged_53_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_54(
        .d(merged_54_d),
        .q(merged_54_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_55(
        .d(merged_55_d),
        .q(merged_55_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_56(
        .d(merged_56_d),
        .q(merged_56_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_57(
        .d(merged_57_d),
        .q(merged_57_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_58(
        .d(merged_58_d),
        .q(merged_58_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_59(
        .d(merged_59_d),
        .q(merged_59_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_60(
        .d(merged_60_d),
        .q(merged_60_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_61(
        .d(merged_61_d),
        .q(merged_61_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_62(
        .d(merged_62_d),
        .q(merged_62_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_63(
        .d(merged_63_d),
        .q(merged_63_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_64(
        .d(merged_64_d),
        .q(merged_64_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_65(
        .d(merged_65_d),
        .q(merged_65_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_66(
        .d(merged_66_d),
        .q(merged_66_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_67(
        .d(merged_67_d),
        .q(merged_67_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_68(
        .d(merged_68_d),
        .q(merged_68_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_69(
        .d(merged_69_d),
        .q(merged_69_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_70(
        .d(merged_70_d),
        .q(merged_70_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_71(
        .d(merged_71_d),
        .q(merged_71_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_72(
        .d(merged_72_d),
        .q(merged_72_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_73(
        .d(merged_73_d),
        .q(merged_73_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_74(
        .d(merged_74_d),
        .q(merged_74_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_75(
        .d(merged_75_d),
        .q(merged_75_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_76(
        .d(merged_76_d),
        .q(merged_76_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_77(
        .d(merged_77_d),
        .q(merged_77_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_78(
        .d(merged_78_d),
        .q(merged_78_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_79(
        .d(merged_79_d),
        .q(merged_79_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_80(
        .d(merged_80_d),
        .q(merged_80_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_81(
        .d(merged_81_d),
        .q(merged_81_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_82(
        .d(merged_82_d),
        .q(merged_82_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_83(
        .d(merged_83_d),
        .q(merged_83_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_84(
        .d(merged_84_d),
        .q(merged_84_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_85(
        .d(merged_85_d),
        .q(merged_85_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_86(
        .d(merged_86_d),
        .q(merged_86_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_87(
        .d(merged_87_d),
        .q(merged_87_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_88(
        .d(merged_88_d),
        .q(merged_88_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_89(
        .d(merged_89_d),
        .q(merged_89_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_90(
        .d(merged_90_d),
        .q(merged_90_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_91(
        .d(merged_91_d),
        .q(merged_91_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_92(
        .d(merged_92_d),
        .q(merged_92_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_93(
        .d(merged_93_d),
        .q(merged_93_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_94(
        .d(merged_94_d),
        .q(merged_94_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_95(
        .d(merged_95_d),
        .q(merged_95_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_96(
        .d(merged_96_d),
        .q(merged_96_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_97(
        .d(merged_97_d),
        .q(merged_97_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_98(
        .d(merged_98_d),
        .q(merged_98_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_99(
        .d(merged_99_d),
        .q(merged_99_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_100(
        .d(merged_100_d),
        .q(merged_100_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_101(
        .d(merged_101_d),
        .q(merged_101_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_102(
        .d(merged_102_d),
        .q(merged_102_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_103(
        .d(merged_103_d),
        .q(merged_103_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_104(
        .d(merged_104_d),
        .q(merged_104_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_105(
        .d(merged_105_d),
        .q(merged_105_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_106(
        .d(merged_106_d),
        .q(merged_106_q),
        .clock(clock)
    );
    scalar_checkpoint_register32 merged_107(
        .d(merged_107_d),
        .q(merged_107_q),
        .clock(clock)
    );

    // Update code
    reg [31:0] next_read_data;
    always @(*) begin
        next_read_data = 32'h0;
        current_0_d = current_0_q;
        saved_0_d = saved_0_q;
        merged_0_d = merged_0_q;
        if (read_word == 0) begin
            next_read_data = current_0_q;
        end
        if (write_valid & (write_word == 0)) begin
            current_0_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_0_d = current_0_q;
            merged_0_d = current_0_q;
        end
        current_1_d = current_1_q;
        saved_1_d = saved_1_q;
        merged_1_d = merged_1_q;
        if (read_word == 1) begin
            next_read_data = current_1_q;
        end
        if (write_valid & (write_word == 1)) begin
            current_1_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_1_d = current_1_q;
            merged_1_d = current_1_q;
        end
        current_2_d = current_2_q;
        saved_2_d = saved_2_q;
        merged_2_d = merged_2_q;
        if (read_word == 2) begin
            next_read_data = current_2_q;
        end
        if (write_valid & (write_word == 2)) begin
            current_2_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_2_d = current_2_q;
            merged_2_d = current_2_q;
        end
        current_3_d = current_3_q;
        saved_3_d = saved_3_q;
        merged_3_d = merged_3_q;
        if (read_word == 3) begin
            next_read_data = current_3_q;
        end
        if (write_valid & (write_word == 3)) begin
            current_3_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_3_d = current_3_q;
            merged_3_d = current_3_q;
        end
        current_4_d = current_4_q;
        saved_4_d = saved_4_q;
        merged_4_d = merged_4_q;
        if (read_word == 4) begin
            next_read_data = current_4_q;
        end
        if (write_valid & (write_word == 4)) begin
            current_4_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_4_d = current_4_q;
            merged_4_d = current_4_q;
        end
        current_5_d = current_5_q;
        saved_5_d = saved_5_q;
        merged_5_d = merged_5_q;
        if (read_word == 5) begin
            next_read_data = current_5_q;
        end
        if (write_valid & (write_word == 5)) begin
            current_5_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_5_d = current_5_q;
            merged_5_d = current_5_q;
        end
        current_6_d = current_6_q;
        saved_6_d = saved_6_q;
        merged_6_d = merged_6_q;
        if (read_word == 6) begin
            next_read_data = current_6_q;
        end
        if (write_valid & (write_word == 6)) begin
            current_6_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_6_d = current_6_q;
            merged_6_d = current_6_q;
        end
        current_7_d = current_7_q;
        saved_7_d = saved_7_q;
        merged_7_d = merged_7_q;
        if (read_word == 7) begin
            next_read_data = current_7_q;
        end
        if (write_valid & (write_word == 7)) begin
            current_7_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_7_d = current_7_q;
            merged_7_d = current_7_q;
        end
        current_8_d = current_8_q;
        saved_8_d = saved_8_q;
        merged_8_d = merged_8_q;
        if (read_word == 8) begin
            next_read_data = current_8_q;
        end
        if (write_valid & (write_word == 8)) begin
            current_8_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_8_d = current_8_q;
            merged_8_d = current_8_q;
        end
        current_9_d = current_9_q;
        saved_9_d = saved_9_q;
        merged_9_d = merged_9_q;
        if (read_word == 9) begin
            next_read_data = current_9_q;
        end
        if (write_valid & (write_word == 9)) begin
            current_9_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_9_d = current_9_q;
            merged_9_d = current_9_q;
        end
        current_10_d = current_10_q;
        saved_10_d = saved_10_q;
        merged_10_d = merged_10_q;
        if (read_word == 10) begin
            next_read_data = current_10_q;
        end
        if (write_valid & (write_word == 10)) begin
            current_10_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_10_d = current_10_q;
            merged_10_d = current_10_q;
        end
        current_11_d = current_11_q;
        saved_11_d = saved_11_q;
        merged_11_d = merged_11_q;
        if (read_word == 11) begin
            next_read_data = current_11_q;
        end
        if (write_valid & (write_word == 11)) begin
            current_11_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_11_d = current_11_q;
            merged_11_d = current_11_q;
        end
        current_12_d = current_12_q;
        saved_12_d = saved_12_q;
        merged_12_d = merged_12_q;
        if (read_word == 12) begin
            next_read_data = current_12_q;
        end
        if (write_valid & (write_word == 12)) begin
            current_12_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_12_d = current_12_q;
            merged_12_d = current_12_q;
        end
        current_13_d = current_13_q;
        saved_13_d = saved_13_q;
        merged_13_d = merged_13_q;
        if (read_word == 13) begin
            next_read_data = current_13_q;
        end
        if (write_valid & (write_word == 13)) begin
            current_13_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_13_d = current_13_q;
            merged_13_d = current_13_q;
        end
        current_14_d = current_14_q;
        saved_14_d = saved_14_q;
        merged_14_d = merged_14_q;
        if (read_word == 14) begin
            next_read_data = current_14_q;
        end
        if (write_valid & (write_word == 14)) begin
            current_14_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_14_d = current_14_q;
            merged_14_d = current_14_q;
        end
        current_15_d = current_15_q;
        saved_15_d = saved_15_q;
        merged_15_d = merged_15_q;
        if (read_word == 15) begin
            next_read_data = current_15_q;
        end
        if (write_valid & (write_word == 15)) begin
            current_15_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_15_d = current_15_q;
            merged_15_d = current_15_q;
        end
        current_16_d = current_16_q;
        saved_16_d = saved_16_q;
        merged_16_d = merged_16_q;
        if (read_word == 16) begin
            next_read_data = current_16_q;
        end
        if (write_valid & (write_word == 16)) begin
            current_16_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_16_d = current_16_q;
            merged_16_d = current_16_q;
        end
        current_17_d = current_17_q;
        saved_17_d = saved_17_q;
        merged_17_d = merged_17_q;
        if (read_word == 17) begin
            next_read_data = current_17_q;
        end
        if (write_valid & (write_word == 17)) begin
            current_17_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_17_d = current_17_q;
            merged_17_d = current_17_q;
        end
        current_18_d = current_18_q;
        saved_18_d = saved_18_q;
        merged_18_d = merged_18_q;
        if (read_word == 18) begin
            next_read_data = current_18_q;
        end
        if (write_valid & (write_word == 18)) begin
            current_18_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_18_d = current_18_q;
            merged_18_d = current_18_q;
        end
        current_19_d = current_19_q;
        saved_19_d = saved_19_q;
        merged_19_d = merged_19_q;
        if (read_word == 19) begin
            next_read_data = current_19_q;
        end
        if (write_valid & (write_word == 19)) begin
            current_19_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_19_d = current_19_q;
            merged_19_d = current_19_q;
        end
        current_20_d = current_20_q;
        saved_20_d = saved_20_q;
        merged_20_d = merged_20_q;
        if (read_word == 20) begin
            next_read_data = current_20_q;
        end
        if (write_valid & (write_word == 20)) begin
            current_20_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_20_d = current_20_q;
            merged_20_d = current_20_q;
        end
        current_21_d = current_21_q;
        saved_21_d = saved_21_q;
        merged_21_d = merged_21_q;
        if (read_word == 21) begin
            next_read_data = current_21_q;
        end
        if (write_valid & (write_word == 21)) begin
            current_21_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_21_d = current_21_q;
            merged_21_d = current_21_q;
        end
        current_22_d = current_22_q;
        saved_22_d = saved_22_q;
        merged_22_d = merged_22_q;
        if (read_word == 22) begin
            next_read_data = current_22_q;
        end
        if (write_valid & (write_word == 22)) begin
            current_22_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_22_d = current_22_q;
            merged_22_d = current_22_q;
        end
        current_23_d = current_23_q;
        saved_23_d = saved_23_q;
        merged_23_d = merged_23_q;
        if (read_word == 23) begin
            next_read_data = current_23_q;
        end
        if (write_valid & (write_word == 23)) begin
            current_23_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_23_d = current_23_q;
            merged_23_d = current_23_q;
        end
        current_24_d = current_24_q;
        saved_24_d = saved_24_q;
        merged_24_d = merged_24_q;
        if (read_word == 24) begin
            next_read_data = current_24_q;
        end
        if (write_valid & (write_word == 24)) begin
            current_24_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_24_d = current_24_q;
            merged_24_d = current_24_q;
        end
        current_25_d = current_25_q;
        saved_25_d = saved_25_q;
        merged_25_d = merged_25_q;
        if (read_word == 25) begin
            next_read_data = current_25_q;
        end
        if (write_valid & (write_word == 25)) begin
            current_25_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_25_d = current_25_q;
            merged_25_d = current_25_q;
        end
        current_26_d = current_26_q;
        saved_26_d = saved_26_q;
        merged_26_d = merged_26_q;
        if (read_word == 26) begin
            next_read_data = current_26_q;
        end
        if (write_valid & (write_word == 26)) begin
            current_26_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_26_d = current_26_q;
            merged_26_d = current_26_q;
        end
        current_27_d = current_27_q;
        saved_27_d = saved_27_q;
        merged_27_d = merged_27_q;
        if (read_word == 27) begin
            next_read_data = current_27_q;
        end
        if (write_valid & (write_word == 27)) begin
            current_27_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_27_d = current_27_q;
            merged_27_d = current_27_q;
        end
        current_28_d = current_28_q;
        saved_28_d = saved_28_q;
        merged_28_d = merged_28_q;
        if (read_word == 28) begin
            next_read_data = current_28_q;
        end
        if (write_valid & (write_word == 28)) begin
            current_28_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_28_d = current_28_q;
            merged_28_d = current_28_q;
        end
        current_29_d = current_29_q;
        saved_29_d = saved_29_q;
        merged_29_d = merged_29_q;
        if (read_word == 29) begin
            next_read_data = current_29_q;
        end
        if (write_valid & (write_word == 29)) begin
            current_29_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_29_d = current_29_q;
            merged_29_d = current_29_q;
        end
        current_30_d = current_30_q;
        saved_30_d = saved_30_q;
        merged_30_d = merged_30_q;
        if (read_word == 30) begin
            next_read_data = current_30_q;
        end
        if (write_valid & (write_word == 30)) begin
            current_30_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_30_d = current_30_q;
            merged_30_d = current_30_q;
        end
        current_31_d = current_31_q;
        saved_31_d = saved_31_q;
        merged_31_d = merged_31_q;
        if (read_word == 31) begin
            next_read_data = current_31_q;
        end
        if (write_valid & (write_word == 31)) begin
            current_31_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_31_d = current_31_q;
            merged_31_d = current_31_q;
        end
        current_32_d = current_32_q;
        saved_32_d = saved_32_q;
        merged_32_d = merged_32_q;
        if (read_word == 32) begin
            next_read_data = current_32_q;
        end
        if (write_valid & (write_word == 32)) begin
            current_32_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_32_d = current_32_q;
            merged_32_d = current_32_q;
        end
        current_33_d = current_33_q;
        saved_33_d = saved_33_q;
        merged_33_d = merged_33_q;
        if (read_word == 33) begin
            next_read_data = current_33_q;
        end
        if (write_valid & (write_word == 33)) begin
            current_33_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_33_d = current_33_q;
            merged_33_d = current_33_q;
        end
        current_34_d = current_34_q;
        saved_34_d = saved_34_q;
        merged_34_d = merged_34_q;
        if (read_word == 34) begin
            next_read_data = current_34_q;
        end
        if (write_valid & (write_word == 34)) begin
            current_34_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_34_d = current_34_q;
            merged_34_d = current_34_q;
        end
        current_35_d = current_35_q;
        saved_35_d = saved_35_q;
        merged_35_d = merged_35_q;
        if (read_word == 35) begin
            next_read_data = current_35_q;
        end
        if (write_valid & (write_word == 35)) begin
            current_35_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_35_d = current_35_q;
            merged_35_d = current_35_q;
        end
        current_36_d = current_36_q;
        saved_36_d = saved_36_q;
        merged_36_d = merged_36_q;
        if (read_word == 36) begin
            next_read_data = current_36_q;
        end
        if (write_valid & (write_word == 36)) begin
            current_36_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_36_d = current_36_q;
            merged_36_d = current_36_q;
        end
        current_37_d = current_37_q;
        saved_37_d = saved_37_q;
        merged_37_d = merged_37_q;
        if (read_word == 37) begin
            next_read_data = current_37_q;
        end
        if (write_valid & (write_word == 37)) begin
            current_37_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_37_d = current_37_q;
            merged_37_d = current_37_q;
        end
        current_38_d = current_38_q;
        saved_38_d = saved_38_q;
        merged_38_d = merged_38_q;
        if (read_word == 38) begin
            next_read_data = current_38_q;
        end
        if (write_valid & (write_word == 38)) begin
            current_38_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_38_d = current_38_q;
            merged_38_d = current_38_q;
        end
        current_39_d = current_39_q;
        saved_39_d = saved_39_q;
        merged_39_d = merged_39_q;
        if (read_word == 39) begin
            next_read_data = current_39_q;
        end
        if (write_valid & (write_word == 39)) begin
            current_39_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_39_d = current_39_q;
            merged_39_d = current_39_q;
        end
        current_40_d = current_40_q;
        saved_40_d = saved_40_q;
        merged_40_d = merged_40_q;
        if (read_word == 40) begin
            next_read_data = current_40_q;
        end
        if (write_valid & (write_word == 40)) begin
            current_40_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_40_d = current_40_q;
            merged_40_d = current_40_q;
        end
        current_41_d = current_41_q;
        saved_41_d = saved_41_q;
        merged_41_d = merged_41_q;
        if (read_word == 41) begin
            next_read_data = current_41_q;
        end
        if (write_valid & (write_word == 41)) begin
            current_41_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_41_d = current_41_q;
            merged_41_d = current_41_q;
        end
        current_42_d = current_42_q;
        saved_42_d = saved_42_q;
        merged_42_d = merged_42_q;
        if (read_word == 42) begin
            next_read_data = current_42_q;
        end
        if (write_valid & (write_word == 42)) begin
            current_42_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_42_d = current_42_q;
            merged_42_d = current_42_q;
        end
        current_43_d = current_43_q;
        saved_43_d = saved_43_q;
        merged_43_d = merged_43_q;
        if (read_word == 43) begin
            next_read_data = current_43_q;
        end
        if (write_valid & (write_word == 43)) begin
            current_43_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_43_d = current_43_q;
            merged_43_d = current_43_q;
        end
        current_44_d = current_44_q;
        saved_44_d = saved_44_q;
        merged_44_d = merged_44_q;
        if (read_word == 44) begin
            next_read_data = current_44_q;
        end
        if (write_valid & (write_word == 44)) begin
            current_44_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_44_d = current_44_q;
            merged_44_d = current_44_q;
        end
        current_45_d = current_45_q;
        saved_45_d = saved_45_q;
        merged_45_d = merged_45_q;
        if (read_word == 45) begin
            next_read_data = current_45_q;
        end
        if (write_valid & (write_word == 45)) begin
            current_45_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_45_d = current_45_q;
            merged_45_d = current_45_q;
        end
        current_46_d = current_46_q;
        saved_46_d = saved_46_q;
        merged_46_d = merged_46_q;
        if (read_word == 46) begin
            next_read_data = current_46_q;
        end
        if (write_valid & (write_word == 46)) begin
            current_46_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_46_d = current_46_q;
            merged_46_d = current_46_q;
        end
        current_47_d = current_47_q;
        saved_47_d = saved_47_q;
        merged_47_d = merged_47_q;
        if (read_word == 47) begin
            next_read_data = current_47_q;
        end
        if (write_valid & (write_word == 47)) begin
            current_47_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_47_d = current_47_q;
            merged_47_d = current_47_q;
        end
        current_48_d = current_48_q;
        saved_48_d = saved_48_q;
        merged_48_d = merged_48_q;
        if (read_word == 48) begin
            next_read_data = current_48_q;
        end
        if (write_valid & (write_word == 48)) begin
            current_48_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_48_d = current_48_q;
            merged_48_d = current_48_q;
        end
        current_49_d = current_49_q;
        saved_49_d = saved_49_q;
        merged_49_d = merged_49_q;
        if (read_word == 49) begin
            next_read_data = current_49_q;
        end
        if (write_valid & (write_word == 49)) begin
            current_49_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_49_d = current_49_q;
            merged_49_d = current_49_q;
        end
        current_50_d = current_50_q;
        saved_50_d = saved_50_q;
        merged_50_d = merged_50_q;
        if (read_word == 50) begin
            next_read_data = current_50_q;
        end
        if (write_valid & (write_word == 50)) begin
            current_50_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_50_d = current_50_q;
            merged_50_d = current_50_q;
        end
        current_51_d = current_51_q;
        saved_51_d = saved_51_q;
        merged_51_d = merged_51_q;
        if (read_word == 51) begin
            next_read_data = current_51_q;
        end
        if (write_valid & (write_word == 51)) begin
            current_51_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_51_d = current_51_q;
            merged_51_d = current_51_q;
        end
        current_52_d = current_52_q;
        saved_52_d = saved_52_q;
        merged_52_d = merged_52_q;
        if (read_word == 52) begin
            next_read_data = current_52_q;
        end
        if (write_valid & (write_word == 52)) begin
            current_52_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_52_d = current_52_q;
            merged_52_d = current_52_q;
        end
        current_53_d = current_53_q;
        saved_53_d = saved_53_q;
        merged_53_d = merged_53_q;
        if (read_word == 53) begin
            next_read_data = current_53_q;
        end
        if (write_valid & (write_word == 53)) begin
            current_53_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_53_d = current_53_q;
            merged_53_d = current_53_q;
        end
        current_54_d = current_54_q;
        saved_54_d = saved_54_q;
        merged_54_d = merged_54_q;
        if (read_word == 54) begin
            next_read_data = current_54_q;
        end
        if (write_valid & (write_word == 54)) begin
            current_54_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_54_d = current_54_q;
            merged_54_d = current_54_q;
        end
        current_55_d = current_55_q;
        saved_55_d = saved_55_q;
        merged_55_d = merged_55_q;
        if (read_word == 55) begin
            next_read_data = current_55_q;
        end
        if (write_valid & (write_word == 55)) begin
            current_55_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_55_d = current_55_q;
            merged_55_d = current_55_q;
        end
        current_56_d = current_56_q;
        saved_56_d = saved_56_q;
        merged_56_d = merged_56_q;
        if (read_word == 56) begin
            next_read_data = current_56_q;
        end
        if (write_valid & (write_word == 56)) begin
            current_56_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_56_d = current_56_q;
            merged_56_d = current_56_q;
        end
        current_57_d = current_57_q;
        saved_57_d = saved_57_q;
        merged_57_d = merged_57_q;
        if (read_word == 57) begin
            next_read_data = current_57_q;
        end
        if (write_valid & (write_word == 57)) begin
            current_57_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_57_d = current_57_q;
            merged_57_d = current_57_q;
        end
        current_58_d = current_58_q;
        saved_58_d = saved_58_q;
        merged_58_d = merged_58_q;
        if (read_word == 58) begin
            next_read_data = current_58_q;
        end
        if (write_valid & (write_word == 58)) begin
            current_58_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_58_d = current_58_q;
            merged_58_d = current_58_q;
        end
        current_59_d = current_59_q;
        saved_59_d = saved_59_q;
        merged_59_d = merged_59_q;
        if (read_word == 59) begin
            next_read_data = current_59_q;
        end
        if (write_valid & (write_word == 59)) begin
            current_59_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_59_d = current_59_q;
            merged_59_d = current_59_q;
        end
        current_60_d = current_60_q;
        saved_60_d = saved_60_q;
        merged_60_d = merged_60_q;
        if (read_word == 60) begin
            next_read_data = current_60_q;
        end
        if (write_valid & (write_word == 60)) begin
            current_60_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_60_d = current_60_q;
            merged_60_d = current_60_q;
        end
        current_61_d = current_61_q;
        saved_61_d = saved_61_q;
        merged_61_d = merged_61_q;
        if (read_word == 61) begin
            next_read_data = current_61_q;
        end
        if (write_valid & (write_word == 61)) begin
            current_61_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_61_d = current_61_q;
            merged_61_d = current_61_q;
        end
        current_62_d = current_62_q;
        saved_62_d = saved_62_q;
        merged_62_d = merged_62_q;
        if (read_word == 62) begin
            next_read_data = current_62_q;
        end
        if (write_valid & (write_word == 62)) begin
            current_62_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_62_d = current_62_q;
            merged_62_d = current_62_q;
        end
        current_63_d = current_63_q;
        saved_63_d = saved_63_q;
        merged_63_d = merged_63_q;
        if (read_word == 63) begin
            next_read_data = current_63_q;
        end
        if (write_valid & (write_word == 63)) begin
            current_63_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_63_d = current_63_q;
            merged_63_d = current_63_q;
        end
        current_64_d = current_64_q;
        saved_64_d = saved_64_q;
        merged_64_d = merged_64_q;
        if (read_word == 64) begin
            next_read_data = current_64_q;
        end
        if (write_valid & (write_word == 64)) begin
            current_64_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_64_d = current_64_q;
            merged_64_d = current_64_q;
        end
        current_65_d = current_65_q;
        saved_65_d = saved_65_q;
        merged_65_d = merged_65_q;
        if (read_word == 65) begin
            next_read_data = current_65_q;
        end
        if (write_valid & (write_word == 65)) begin
            current_65_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_65_d = current_65_q;
            merged_65_d = current_65_q;
        end
        current_66_d = current_66_q;
        saved_66_d = saved_66_q;
        merged_66_d = merged_66_q;
        if (read_word == 66) begin
            next_read_data = current_66_q;
        end
        if (write_valid & (write_word == 66)) begin
            current_66_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_66_d = current_66_q;
            merged_66_d = current_66_q;
        end
        current_67_d = current_67_q;
        saved_67_d = saved_67_q;
        merged_67_d = merged_67_q;
        if (read_word == 67) begin
            next_read_data = current_67_q;
        end
        if (write_valid & (write_word == 67)) begin
            current_67_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_67_d = current_67_q;
            merged_67_d = current_67_q;
        end
        current_68_d = current_68_q;
        saved_68_d = saved_68_q;
        merged_68_d = merged_68_q;
        if (read_word == 68) begin
            next_read_data = current_68_q;
        end
        if (write_valid & (write_word == 68)) begin
            current_68_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_68_d = current_68_q;
            merged_68_d = current_68_q;
        end
        current_69_d = current_69_q;
        saved_69_d = saved_69_q;
        merged_69_d = merged_69_q;
        if (read_word == 69) begin
            next_read_data = current_69_q;
        end
        if (write_valid & (write_word == 69)) begin
            current_69_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_69_d = current_69_q;
            merged_69_d = current_69_q;
        end
        current_70_d = current_70_q;
        saved_70_d = saved_70_q;
        merged_70_d = merged_70_q;
        if (read_word == 70) begin
            next_read_data = current_70_q;
        end
        if (write_valid & (write_word == 70)) begin
            current_70_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_70_d = current_70_q;
            merged_70_d = current_70_q;
        end
        current_71_d = current_71_q;
        saved_71_d = saved_71_q;
        merged_71_d = merged_71_q;
        if (read_word == 71) begin
            next_read_data = current_71_q;
        end
        if (write_valid & (write_word == 71)) begin
            current_71_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_71_d = current_71_q;
            merged_71_d = current_71_q;
        end
        current_72_d = current_72_q;
        saved_72_d = saved_72_q;
        merged_72_d = merged_72_q;
        if (read_word == 72) begin
            next_read_data = current_72_q;
        end
        if (write_valid & (write_word == 72)) begin
            current_72_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_72_d = current_72_q;
            merged_72_d = current_72_q;
        end
        current_73_d = current_73_q;
        saved_73_d = saved_73_q;
        merged_73_d = merged_73_q;
        if (read_word == 73) begin
            next_read_data = current_73_q;
        end
        if (write_valid & (write_word == 73)) begin
            current_73_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_73_d = current_73_q;
            merged_73_d = current_73_q;
        end
        current_74_d = current_74_q;
        saved_74_d = saved_74_q;
        merged_74_d = merged_74_q;
        if (read_word == 74) begin
            next_read_data = current_74_q;
        end
        if (write_valid & (write_word == 74)) begin
            current_74_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_74_d = current_74_q;
            merged_74_d = current_74_q;
        end
        current_75_d = current_75_q;
        saved_75_d = saved_75_q;
        merged_75_d = merged_75_q;
        if (read_word == 75) begin
            next_read_data = current_75_q;
        end
        if (write_valid & (write_word == 75)) begin
            current_75_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_75_d = current_75_q;
            merged_75_d = current_75_q;
        end
        current_76_d = current_76_q;
        saved_76_d = saved_76_q;
        merged_76_d = merged_76_q;
        if (read_word == 76) begin
            next_read_data = current_76_q;
        end
        if (write_valid & (write_word == 76)) begin
            current_76_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_76_d = current_76_q;
            merged_76_d = current_76_q;
        end
        current_77_d = current_77_q;
        saved_77_d = saved_77_q;
        merged_77_d = merged_77_q;
        if (read_word == 77) begin
            next_read_data = current_77_q;
        end
        if (write_valid & (write_word == 77)) begin
            current_77_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_77_d = current_77_q;
            merged_77_d = current_77_q;
        end
        current_78_d = current_78_q;
        saved_78_d = saved_78_q;
        merged_78_d = merged_78_q;
        if (read_word == 78) begin
            next_read_data = current_78_q;
        end
        if (write_valid & (write_word == 78)) begin
            current_78_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_78_d = current_78_q;
            merged_78_d = current_78_q;
        end
        current_79_d = current_79_q;
        saved_79_d = saved_79_q;
        merged_79_d = merged_79_q;
        if (read_word == 79) begin
            next_read_data = current_79_q;
        end
        if (write_valid & (write_word == 79)) begin
            current_79_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_79_d = current_79_q;
            merged_79_d = current_79_q;
        end
        current_80_d = current_80_q;
        saved_80_d = saved_80_q;
        merged_80_d = merged_80_q;
        if (read_word == 80) begin
            next_read_data = current_80_q;
        end
        if (write_valid & (write_word == 80)) begin
            current_80_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_80_d = current_80_q;
            merged_80_d = current_80_q;
        end
        current_81_d = current_81_q;
        saved_81_d = saved_81_q;
        merged_81_d = merged_81_q;
        if (read_word == 81) begin
            next_read_data = current_81_q;
        end
        if (write_valid & (write_word == 81)) begin
            current_81_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_81_d = current_81_q;
            merged_81_d = current_81_q;
        end
        current_82_d = current_82_q;
        saved_82_d = saved_82_q;
        merged_82_d = merged_82_q;
        if (read_word == 82) begin
            next_read_data = current_82_q;
        end
        if (write_valid & (write_word == 82)) begin
            current_82_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_82_d = current_82_q;
            merged_82_d = current_82_q;
        end
        current_83_d = current_83_q;
        saved_83_d = saved_83_q;
        merged_83_d = merged_83_q;
        if (read_word == 83) begin
            next_read_data = current_83_q;
        end
        if (write_valid & (write_word == 83)) begin
            current_83_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_83_d = current_83_q;
            merged_83_d = current_83_q;
        end
        current_84_d = current_84_q;
        saved_84_d = saved_84_q;
        merged_84_d = merged_84_q;
        if (read_word == 84) begin
            next_read_data = current_84_q;
        end
        if (write_valid & (write_word == 84)) begin
            current_84_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_84_d = current_84_q;
            merged_84_d = current_84_q;
        end
        current_85_d = current_85_q;
        saved_85_d = saved_85_q;
        merged_85_d = merged_85_q;
        if (read_word == 85) begin
            next_read_data = current_85_q;
        end
        if (write_valid & (write_word == 85)) begin
            current_85_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_85_d = current_85_q;
            merged_85_d = current_85_q;
        end
        current_86_d = current_86_q;
        saved_86_d = saved_86_q;
        merged_86_d = merged_86_q;
        if (read_word == 86) begin
            next_read_data = current_86_q;
        end
        if (write_valid & (write_word == 86)) begin
            current_86_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_86_d = current_86_q;
            merged_86_d = current_86_q;
        end
        current_87_d = current_87_q;
        saved_87_d = saved_87_q;
        merged_87_d = merged_87_q;
        if (read_word == 87) begin
            next_read_data = current_87_q;
        end
        if (write_valid & (write_word == 87)) begin
            current_87_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_87_d = current_87_q;
            merged_87_d = current_87_q;
        end
        current_88_d = current_88_q;
        saved_88_d = saved_88_q;
        merged_88_d = merged_88_q;
        if (read_word == 88) begin
            next_read_data = current_88_q;
        end
        if (write_valid & (write_word == 88)) begin
            current_88_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_88_d = current_88_q;
            merged_88_d = current_88_q;
        end
        current_89_d = current_89_q;
        saved_89_d = saved_89_q;
        merged_89_d = merged_89_q;
        if (read_word == 89) begin
            next_read_data = current_89_q;
        end
        if (write_valid & (write_word == 89)) begin
            current_89_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_89_d = current_89_q;
            merged_89_d = current_89_q;
        end
        current_90_d = current_90_q;
        saved_90_d = saved_90_q;
        merged_90_d = merged_90_q;
        if (read_word == 90) begin
            next_read_data = current_90_q;
        end
        if (write_valid & (write_word == 90)) begin
            current_90_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_90_d = current_90_q;
            merged_90_d = current_90_q;
        end
        current_91_d = current_91_q;
        saved_91_d = saved_91_q;
        merged_91_d = merged_91_q;
        if (read_word == 91) begin
            next_read_data = current_91_q;
        end
        if (write_valid & (write_word == 91)) begin
            current_91_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_91_d = current_91_q;
            merged_91_d = current_91_q;
        end
        current_92_d = current_92_q;
        saved_92_d = saved_92_q;
        merged_92_d = merged_92_q;
        if (read_word == 92) begin
            next_read_data = current_92_q;
        end
        if (write_valid & (write_word == 92)) begin
            current_92_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_92_d = current_92_q;
            merged_92_d = current_92_q;
        end
        current_93_d = current_93_q;
        saved_93_d = saved_93_q;
        merged_93_d = merged_93_q;
        if (read_word == 93) begin
            next_read_data = current_93_q;
        end
        if (write_valid & (write_word == 93)) begin
            current_93_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_93_d = current_93_q;
            merged_93_d = current_93_q;
        end
        current_94_d = current_94_q;
        saved_94_d = saved_94_q;
        merged_94_d = merged_94_q;
        if (read_word == 94) begin
            next_read_data = current_94_q;
        end
        if (write_valid & (write_word == 94)) begin
            current_94_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_94_d = current_94_q;
            merged_94_d = current_94_q;
        end
        current_95_d = current_95_q;
        saved_95_d = saved_95_q;
        merged_95_d = merged_95_q;
        if (read_word == 95) begin
            next_read_data = current_95_q;
        end
        if (write_valid & (write_word == 95)) begin
            current_95_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_95_d = current_95_q;
            merged_95_d = current_95_q;
        end
        current_96_d = current_96_q;
        saved_96_d = saved_96_q;
        merged_96_d = merged_96_q;
        if (read_word == 96) begin
            next_read_data = current_96_q;
        end
        if (write_valid & (write_word == 96)) begin
            current_96_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_96_d = current_96_q;
            merged_96_d = current_96_q;
        end
        current_97_d = current_97_q;
        saved_97_d = saved_97_q;
        merged_97_d = merged_97_q;
        if (read_word == 97) begin
            next_read_data = current_97_q;
        end
        if (write_valid & (write_word == 97)) begin
            current_97_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_97_d = current_97_q;
            merged_97_d = current_97_q;
        end
        current_98_d = current_98_q;
        saved_98_d = saved_98_q;
        merged_98_d = merged_98_q;
        if (read_word == 98) begin
            next_read_data = current_98_q;
        end
        if (write_valid & (write_word == 98)) begin
            current_98_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_98_d = current_98_q;
            merged_98_d = current_98_q;
        end
        current_99_d = current_99_q;
        saved_99_d = saved_99_q;
        merged_99_d = merged_99_q;
        if (read_word == 99) begin
            next_read_data = current_99_q;
        end
        if (write_valid & (write_word == 99)) begin
            current_99_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_99_d = current_99_q;
            merged_99_d = current_99_q;
        end
        current_100_d = current_100_q;
        saved_100_d = saved_100_q;
        merged_100_d = merged_100_q;
        if (read_word == 100) begin
            next_read_data = current_100_q;
        end
        if (write_valid & (write_word == 100)) begin
            current_100_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_100_d = current_100_q;
            merged_100_d = current_100_q;
        end
        current_101_d = current_101_q;
        saved_101_d = saved_101_q;
        merged_101_d = merged_101_q;
        if (read_word == 101) begin
            next_read_data = current_101_q;
        end
        if (write_valid & (write_word == 101)) begin
            current_101_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_101_d = current_101_q;
            merged_101_d = current_101_q;
        end
        current_102_d = current_102_q;
        saved_102_d = saved_102_q;
        merged_102_d = merged_102_q;
        if (read_word == 102) begin
            next_read_data = current_102_q;
        end
        if (write_valid & (write_word == 102)) begin
            current_102_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_102_d = current_102_q;
            merged_102_d = current_102_q;
        end
        current_103_d = current_103_q;
        saved_103_d = saved_103_q;
        merged_103_d = merged_103_q;
        if (read_word == 103) begin
            next_read_data = current_103_q;
        end
        if (write_valid & (write_word == 103)) begin
            current_103_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_103_d = current_103_q;
            merged_103_d = current_103_q;
        end
        current_104_d = current_104_q;
        saved_104_d = saved_104_q;
        merged_104_d = merged_104_q;
        if (read_word == 104) begin
            next_read_data = current_104_q;
        end
        if (write_valid & (write_word == 104)) begin
            current_104_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_104_d = current_104_q;
            merged_104_d = current_104_q;
        end
        current_105_d = current_105_q;
        saved_105_d = saved_105_q;
        merged_105_d = merged_105_q;
        if (read_word == 105) begin
            next_read_data = current_105_q;
        end
        if (write_valid & (write_word == 105)) begin
            current_105_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_105_d = current_105_q;
            merged_105_d = current_105_q;
        end
        current_106_d = current_106_q;
        saved_106_d = saved_106_q;
        merged_106_d = merged_106_q;
        if (read_word == 106) begin
            next_read_data = current_106_q;
        end
        if (write_valid & (write_word == 106)) begin
            current_106_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_106_d = current_106_q;
            merged_106_d = current_106_q;
        end
        current_107_d = current_107_q;
        saved_107_d = saved_107_q;
        merged_107_d = merged_107_q;
        if (read_word == 107) begin
            next_read_data = current_107_q;
        end
        if (write_valid & (write_word == 107)) begin
            current_107_d = write_data;
        end
        if (checkpoint_valid) begin
            saved_107_d = current_107_q;
            merged_107_d = current_107_q;
        end
        merge = (merged_0_q & ~committed_lo) | (current_0_q & committed_lo);
        if (commit_valid) begin
            merged_0_d = merge;
            current_0_d = (merge & entry_lo) | (current_0_q & ~entry_lo);
        end
        merge = (merged_1_q & ~committed_hi) | (current_1_q & committed_hi);
        if (commit_valid) begin
            merged_1_d = merge;
            current_1_d = (merge & entry_hi) | (current_1_q & ~entry_hi);
        end
        merge = (merged_2_q & ~committed_lo) | (current_2_q & committed_lo);
        if (commit_valid) begin
            merged_2_d = merge;
            current_2_d = (merge & entry_lo) | (current_2_q & ~entry_lo);
        end
        merge = (merged_3_q & ~committed_hi) | (current_3_q & committed_hi);
        if (commit_valid) begin
            merged_3_d = merge;
            current_3_d = (merge & entry_hi) | (current_3_q & ~entry_hi);
        end
        merge = (merged_4_q & ~committed_lo) | (current_4_q & committed_lo);
        if (commit_valid) begin
            merged_4_d = merge;
            current_4_d = (merge & entry_lo) | (current_4_q & ~entry_lo);
        end
        merge = (merged_5_q & ~committed_hi) | (current_5_q & committed_hi);
        if (commit_valid) begin
            merged_5_d = merge;
            current_5_d = (merge & entry_hi) | (current_5_q & ~entry_hi);
        end
        merge = (merged_6_q & ~committed_lo) | (current_6_q & committed_lo);
        if (commit_valid) begin
            merged_6_d = merge;
            current_6_d = (merge & entry_lo) | (current_6_q & ~entry_lo);
        end
        merge = (merged_7_q & ~committed_hi) | (current_7_q & committed_hi);
        if (commit_valid) begin
            merged_7_d = merge;
            current_7_d = (merge & entry_hi) | (current_7_q & ~entry_hi);
        end
        merge = (merged_8_q & ~committed_lo) | (current_8_q & committed_lo);
        if (commit_valid) begin
            merged_8_d = merge;
            current_8_d = (merge & entry_lo) | (current_8_q & ~entry_lo);
        end
        merge = (merged_9_q & ~committed_hi) | (current_9_q & committed_hi);
        if (commit_valid) begin
            merged_9_d = merge;
            current_9_d = (merge & entry_hi) | (current_9_q & ~entry_hi);
        end
        merge = (merged_10_q & ~committed_lo) | (current_10_q & committed_lo);
        if (commit_valid) begin
            merged_10_d = merge;
            current_10_d = (merge & entry_lo) | (current_10_q & ~entry_lo);
        end
        merge = (merged_11_q & ~committed_hi) | (current_11_q & committed_hi);
        if (commit_valid) begin
            merged_11_d = merge;
            current_11_d = (merge & entry_hi) | (current_11_q & ~entry_hi);
        end
        merge = (merged_12_q & ~committed_lo) | (current_12_q & committed_lo);
        if (commit_valid) begin
            merged_12_d = merge;
            current_12_d = (merge & entry_lo) | (current_12_q & ~entry_lo);
        end
        merge = (merged_13_q & ~committed_hi) | (current_13_q & committed_hi);
        if (commit_valid) begin
            merged_13_d = merge;
            current_13_d = (merge & entry_hi) | (current_13_q & ~entry_hi);
        end
        merge = (merged_14_q & ~committed_lo) | (current_14_q & committed_lo);
        if (commit_valid) begin
            merged_14_d = merge;
            current_14_d = (merge & entry_lo) | (current_14_q & ~entry_lo);
        end
        merge = (merged_15_q & ~committed_hi) | (current_15_q & committed_hi);
        if (commit_valid) begin
            merged_15_d = merge;
            current_15_d = (merge & entry_hi) | (current_15_q & ~entry_hi);
        end
        merge = (merged_16_q & ~committed_lo) | (current_16_q & committed_lo);
        if (commit_valid) begin
            merged_16_d = merge;
            current_16_d = (merge & entry_lo) | (current_16_q & ~entry_lo);
        end
        merge = (merged_17_q & ~committed_hi) | (current_17_q & committed_hi);
        if (commit_valid) begin
            merged_17_d = merge;
            current_17_d = (merge & entry_hi) | (current_17_q & ~entry_hi);
        end
        merge = (merged_18_q & ~committed_lo) | (current_18_q & committed_lo);
        if (commit_valid) begin
            merged_18_d = merge;
            current_18_d = (merge & entry_lo) | (current_18_q & ~entry_lo);
        end
        merge = (merged_19_q & ~committed_hi) | (current_19_q & committed_hi);
        if (commit_valid) begin
            merged_19_d = merge;
            current_19_d = (merge & entry_hi) | (current_19_q & ~entry_hi);
        end
        merge = (merged_20_q & ~committed_lo) | (current_20_q & committed_lo);
        if (commit_valid) begin
            merged_20_d = merge;
            current_20_d = (merge & entry_lo) | (current_20_q & ~entry_lo);
        end
        merge = (merged_21_q & ~committed_hi) | (current_21_q & committed_hi);
        if (commit_valid) begin
            merged_21_d = merge;
            current_21_d = (merge & entry_hi) | (current_21_q & ~entry_hi);
        end
        merge = (merged_22_q & ~committed_lo) | (current_22_q & committed_lo);
        if (commit_valid) begin
            merged_22_d = merge;
            current_22_d = (merge & entry_lo) | (current_22_q & ~entry_lo);
        end
        merge = (merged_23_q & ~committed_hi) | (current_23_q & committed_hi);
        if (commit_valid) begin
            merged_23_d = merge;
            current_23_d = (merge & entry_hi) | (current_23_q & ~entry_hi);
        end
        merge = (merged_24_q & ~committed_lo) | (current_24_q & committed_lo);
        if (commit_valid) begin
            merged_24_d = merge;
            current_24_d = (merge & entry_lo) | (current_24_q & ~entry_lo);
        end
        merge = (merged_25_q & ~committed_hi) | (current_25_q & committed_hi);
        if (commit_valid) begin
            merged_25_d = merge;
            current_25_d = (merge & entry_hi) | (current_25_q & ~entry_hi);
        end
        merge = (merged_26_q & ~committed_lo) | (current_26_q & committed_lo);
        if (commit_valid) begin
            merged_26_d = merge;
            current_26_d = (merge & entry_lo) | (current_26_q & ~entry_lo);
        end
        merge = (merged_27_q & ~committed_hi) | (current_27_q & committed_hi);
        if (commit_valid) begin
            merged_27_d = merge;
            current_27_d = (merge & entry_hi) | (current_27_q & ~entry_hi);
        end
        merge = (merged_28_q & ~committed_lo) | (current_28_q & committed_lo);
        if (commit_valid) begin
            merged_28_d = merge;
            current_28_d = (merge & entry_lo) | (current_28_q & ~entry_lo);
        end
        merge = (merged_29_q & ~committed_hi) | (current_29_q & committed_hi);
        if (commit_valid) begin
            merged_29_d = merge;
            current_29_d = (merge & entry_hi) | (current_29_q & ~entry_hi);
        end
        merge = (merged_30_q & ~committed_lo) | (current_30_q & committed_lo);
        if (commit_valid) begin
            merged_30_d = merge;
            current_30_d = (merge & entry_lo) | (current_30_q & ~entry_lo);
        end
        merge = (merged_31_q & ~committed_hi) | (current_31_q & committed_hi);
        if (commit_valid) begin
            merged_31_d = merge;
            current_31_d = (merge & entry_hi) | (current_31_q & ~entry_hi);
        end
        merge = (merged_32_q & ~committed_lo) | (current_32_q & committed_lo);
        if (commit_valid) begin
            merged_32_d = merge;
            current_32_d = (merge & entry_lo) | (current_32_q & ~entry_lo);
        end
        merge = (merged_33_q & ~committed_hi) | (current_33_q & committed_hi);
        if (commit_valid) begin
            merged_33_d = merge;
            current_33_d = (merge & entry_hi) | (current_33_q & ~entry_hi);
        end
        merge = (merged_34_q & ~committed_lo) | (current_34_q & committed_lo);
        if (commit_valid) begin
            merged_34_d = merge;
            current_34_d = (merge & entry_lo) | (current_34_q & ~entry_lo);
        end
        merge = (merged_35_q & ~committed_hi) | (current_35_q & committed_hi);
        if (commit_valid) begin
            merged_35_d = merge;
            current_35_d = (merge & entry_hi) | (current_35_q & ~entry_hi);
        end
        merge = (merged_36_q & ~committed_lo) | (current_36_q & committed_lo);
        if (commit_valid) begin
            merged_36_d = merge;
            current_36_d = (merge & entry_lo) | (current_36_q & ~entry_lo);
        end
        merge = (merged_37_q & ~committed_hi) | (current_37_q & committed_hi);
        if (commit_valid) begin
            merged_37_d = merge;
            current_37_d = (merge & entry_hi) | (current_37_q & ~entry_hi);
        end
        merge = (merged_38_q & ~committed_lo) | (current_38_q & committed_lo);
        if (commit_valid) begin
            merged_38_d = merge;
            current_38_d = (merge & entry_lo) | (current_38_q & ~entry_lo);
        end
        merge = (merged_39_q & ~committed_hi) | (current_39_q & committed_hi);
        if (commit_valid) begin
            merged_39_d = merge;
            current_39_d = (merge & entry_hi) | (current_39_q & ~entry_hi);
        end
        merge = (merged_40_q & ~committed_lo) | (current_40_q & committed_lo);
        if (commit_valid) begin
            merged_40_d = merge;
            current_40_d = (merge & entry_lo) | (current_40_q & ~entry_lo);
        end
        merge = (merged_41_q & ~committed_hi) | (current_41_q & committed_hi);
        if (commit_valid) begin
            merged_41_d = merge;
            current_41_d = (merge & entry_hi) | (current_41_q & ~entry_hi);
        end
        merge = (merged_42_q & ~committed_lo) | (current_42_q & committed_lo);
        if (commit_valid) begin
            merged_42_d = merge;
            current_42_d = (merge & entry_lo) | (current_42_q & ~entry_lo);
        end
        merge = (merged_43_q & ~committed_hi) | (current_43_q & committed_hi);
        if (commit_valid) begin
            merged_43_d = merge;
            current_43_d = (merge & entry_hi) | (current_43_q & ~entry_hi);
        end
        merge = (merged_44_q & ~committed_lo) | (current_44_q & committed_lo);
        if (commit_valid) begin
            merged_44_d = merge;
            current_44_d = (merge & entry_lo) | (current_44_q & ~entry_lo);
        end
        merge = (merged_45_q & ~committed_hi) | (current_45_q & committed_hi);
        if (commit_valid) begin
            merged_45_d = merge;
            current_45_d = (merge & entry_hi) | (current_45_q & ~entry_hi);
        end
        merge = (merged_46_q & ~committed_lo) | (current_46_q & committed_lo);
        if (commit_valid) begin
            merged_46_d = merge;
            current_46_d = (merge & entry_lo) | (current_46_q & ~entry_lo);
        end
        merge = (merged_47_q & ~committed_hi) | (current_47_q & committed_hi);
        if (commit_valid) begin
            merged_47_d = merge;
            current_47_d = (merge & entry_hi) | (current_47_q & ~entry_hi);
        end
        merge = (merged_48_q & ~committed_lo) | (current_48_q & committed_lo);
        if (commit_valid) begin
            merged_48_d = merge;
            current_48_d = (merge & entry_lo) | (current_48_q & ~entry_lo);
        end
        merge = (merged_49_q & ~committed_hi) | (current_49_q & committed_hi);
        if (commit_valid) begin
            merged_49_d = merge;
            current_49_d = (merge & entry_hi) | (current_49_q & ~entry_hi);
        end
        merge = (merged_50_q & ~committed_lo) | (current_50_q & committed_lo);
        if (commit_valid) begin
            merged_50_d = merge;
            current_50_d = (merge & entry_lo) | (current_50_q & ~entry_lo);
        end
        merge = (merged_51_q & ~committed_hi) | (current_51_q & committed_hi);
        if (commit_valid) begin
            merged_51_d = merge;
            current_51_d = (merge & entry_hi) | (current_51_q & ~entry_hi);
        end
        merge = (merged_52_q & ~committed_lo) | (current_52_q & committed_lo);
        if (commit_valid) begin
            merged_52_d = merge;
            current_52_d = (merge & entry_lo) | (current_52_q & ~entry_lo);
        end
        merge = (merged_53_q & ~committed_hi) | (current_53_q & committed_hi);
        if (commit_valid) begin
            merged_53_d = merge;
            current_53_d = (merge & entry_hi) | (current_53_q & ~entry_hi);
        end
        merge = (merged_54_q & ~committed_lo) | (current_54_q & committed_lo);
        if (commit_valid) begin
            merged_54_d = merge;
            current_54_d = (merge & entry_lo) | (current_54_q & ~entry_lo);
        end
        merge = (merged_55_q & ~committed_hi) | (current_55_q & committed_hi);
        if (commit_valid) begin
            merged_55_d = merge;
            current_55_d = (merge & entry_hi) | (current_55_q & ~entry_hi);
        end
        merge = (merged_56_q & ~committed_lo) | (current_56_q & committed_lo);
        if (commit_valid) begin
            merged_56_d = merge;
            current_56_d = (merge & entry_lo) | (current_56_q & ~entry_lo);
        end
        merge = (merged_57_q & ~committed_hi) | (current_57_q & committed_hi);
        if (commit_valid) begin
            merged_57_d = merge;
            current_57_d = (merge & entry_hi) | (current_57_q & ~entry_hi);
        end
        merge = (merged_58_q & ~committed_lo) | (current_58_q & committed_lo);
        if (commit_valid) begin
            merged_58_d = merge;
            current_58_d = (merge & entry_lo) | (current_58_q & ~entry_lo);
        end
        merge = (merged_59_q & ~committed_hi) | (current_59_q & committed_hi);
        if (commit_valid) begin
            merged_59_d = merge;
            current_59_d = (merge & entry_hi) | (current_59_q & ~entry_hi);
        end
        merge = (merged_60_q & ~committed_lo) | (current_60_q & committed_lo);
        if (commit_valid) begin
            merged_60_d = merge;
            current_60_d = (merge & entry_lo) | (current_60_q & ~entry_lo);
        end
        merge = (merged_61_q & ~committed_hi) | (current_61_q & committed_hi);
        if (commit_valid) begin
            merged_61_d = merge;
            current_61_d = (merge & entry_hi) | (current_61_q & ~entry_hi);
        end
        merge = (merged_62_q & ~committed_lo) | (current_62_q & committed_lo);
        if (commit_valid) begin
            merged_62_d = merge;
            current_62_d = (merge & entry_lo) | (current_62_q & ~entry_lo);
        end
        merge = (merged_63_q & ~committed_hi) | (current_63_q & committed_hi);
        if (commit_valid) begin
            merged_63_d = merge;
            current_63_d = (merge & entry_hi) | (current_63_q & ~entry_hi);
        end
        merge = (merged_64_q & ~committed_lo) | (current_64_q & committed_lo);
        if (commit_valid) begin
            merged_64_d = merge;
            current_64_d = (merge & entry_lo) | (current_64_q & ~entry_lo);
        end
        merge = (merged_65_q & ~committed_hi) | (current_65_q & committed_hi);
        if (commit_valid) begin
            merged_65_d = merge;
            current_65_d = (merge & entry_hi) | (current_65_q & ~entry_hi);
        end
        merge = (merged_66_q & ~committed_lo) | (current_66_q & committed_lo);
        if (commit_valid) begin
            merged_66_d = merge;
            current_66_d = (merge & entry_lo) | (current_66_q & ~entry_lo);
        end
        merge = (merged_67_q & ~committed_hi) | (current_67_q & committed_hi);
        if (commit_valid) begin
            merged_67_d = merge;
            current_67_d = (merge & entry_hi) | (current_67_q & ~entry_hi);
        end
        merge = (merged_68_q & ~committed_lo) | (current_68_q & committed_lo);
        if (commit_valid) begin
            merged_68_d = merge;
            current_68_d = (merge & entry_lo) | (current_68_q & ~entry_lo);
        end
        merge = (merged_69_q & ~committed_hi) | (current_69_q & committed_hi);
        if (commit_valid) begin
            merged_69_d = merge;
            current_69_d = (merge & entry_hi) | (current_69_q & ~entry_hi);
        end
        merge = (merged_70_q & ~committed_lo) | (current_70_q & committed_lo);
        if (commit_valid) begin
            merged_70_d = merge;
            current_70_d = (merge & entry_lo) | (current_70_q & ~entry_lo);
        end
        merge = (merged_71_q & ~committed_hi) | (current_71_q & committed_hi);
        if (commit_valid) begin
            merged_71_d = merge;
            current_71_d = (merge & entry_hi) | (current_71_q & ~entry_hi);
        end
        merge = (merged_72_q & ~committed_lo) | (current_72_q & committed_lo);
        if (commit_valid) begin
            merged_72_d = merge;
            current_72_d = (merge & entry_lo) | (current_72_q & ~entry_lo);
        end
        merge = (merged_73_q & ~committed_hi) | (current_73_q & committed_hi);
        if (commit_valid) begin
            merged_73_d = merge;
            current_73_d = (merge & entry_hi) | (current_73_q & ~entry_hi);
        end
        merge = (merged_74_q & ~committed_lo) | (current_74_q & committed_lo);
        if (commit_valid) begin
            merged_74_d = merge;
            current_74_d = (merge & entry_lo) | (current_74_q & ~entry_lo);
        end
        merge = (merged_75_q & ~committed_hi) | (current_75_q & committed_hi);
        if (commit_valid) begin
            merged_75_d = merge;
            current_75_d = (merge & entry_hi) | (current_75_q & ~entry_hi);
        end
        merge = (merged_76_q & ~committed_lo) | (current_76_q & committed_lo);
        if (commit_valid) begin
            merged_76_d = merge;
            current_76_d = (merge & entry_lo) | (current_76_q & ~entry_lo);
        end
        merge = (merged_77_q & ~committed_hi) | (current_77_q & committed_hi);
        if (commit_valid) begin
            merged_77_d = merge;
            current_77_d = (merge & entry_hi) | (current_77_q & ~entry_hi);
        end
        merge = (merged_78_q & ~committed_lo) | (current_78_q & committed_lo);
        if (commit_valid) begin
            merged_78_d = merge;
            current_78_d = (merge & entry_lo) | (current_78_q & ~entry_lo);
        end
        merge = (merged_79_q & ~committed_hi) | (current_79_q & committed_hi);
        if (commit_valid) begin
            merged_79_d = merge;
            current_79_d = (merge & entry_hi) | (current_79_q & ~entry_hi);
        end
        merge = (merged_80_q & ~committed_lo) | (current_80_q & committed_lo);
        if (commit_valid) begin
            merged_80_d = merge;
            current_80_d = (merge & entry_lo) | (current_80_q & ~entry_lo);
        end
        merge = (merged_81_q & ~committed_hi) | (current_81_q & committed_hi);
        if (commit_valid) begin
            merged_81_d = merge;
            current_81_d = (merge & entry_hi) | (current_81_q & ~entry_hi);
        end
        merge = (merged_82_q & ~committed_lo) | (current_82_q & committed_lo);
        if (commit_valid) begin
            merged_82_d = merge;
            current_82_d = (merge & entry_lo) | (current_82_q & ~entry_lo);
        end
        merge = (merged_83_q & ~committed_hi) | (current_83_q & committed_hi);
        if (commit_valid) begin
            merged_83_d = merge;
            current_83_d = (merge & entry_hi) | (current_83_q & ~entry_hi);
        end
        merge = (merged_84_q & ~committed_lo) | (current_84_q & committed_lo);
        if (commit_valid) begin
            merged_84_d = merge;
            current_84_d = (merge & entry_lo) | (current_84_q & ~entry_lo);
        end
        merge = (merged_85_q & ~committed_hi) | (current_85_q & committed_hi);
        if (commit_valid) begin
            merged_85_d = merge;
            current_85_d = (merge & entry_hi) | (current_85_q & ~entry_hi);
        end
        merge = (merged_86_q & ~committed_lo) | (current_86_q & committed_lo);
        if (commit_valid) begin
            merged_86_d = merge;
            current_86_d = (merge & entry_lo) | (current_86_q & ~entry_lo);
        end
        merge = (merged_87_q & ~committed_hi) | (current_87_q & committed_hi);
        if (commit_valid) begin
            merged_87_d = merge;
            current_87_d = (merge & entry_hi) | (current_87_q & ~entry_hi);
        end
        merge = (merged_88_q & ~committed_lo) | (current_88_q & committed_lo);
        if (commit_valid) begin
            merged_88_d = merge;
            current_88_d = (merge & entry_lo) | (current_88_q & ~entry_lo);
        end
        merge = (merged_89_q & ~committed_hi) | (current_89_q & committed_hi);
        if (commit_valid) begin
            merged_89_d = merge;
            current_89_d = (merge & entry_hi) | (current_89_q & ~entry_hi);
        end
        merge = (merged_90_q & ~committed_lo) | (current_90_q & committed_lo);
        if (commit_valid) begin
            merged_90_d = merge;
            current_90_d = (merge & entry_lo) | (current_90_q & ~entry_lo);
        end
        merge = (merged_91_q & ~committed_hi) | (current_91_q & committed_hi);
        if (commit_valid) begin
            merged_91_d = merge;
            current_91_d = (merge & entry_hi) | (current_91_q & ~entry_hi);
        end
        merge = (merged_92_q & ~committed_lo) | (current_92_q & committed_lo);
        if (commit_valid) begin
            merged_92_d = merge;
            current_92_d = (merge & entry_lo) | (current_92_q & ~entry_lo);
        end
        merge = (merged_93_q & ~committed_hi) | (current_93_q & committed_hi);
        if (commit_valid) begin
            merged_93_d = merge;
            current_93_d = (merge & entry_hi) | (current_93_q & ~entry_hi);
        end
        merge = (merged_94_q & ~committed_lo) | (current_94_q & committed_lo);
        if (commit_valid) begin
            merged_94_d = merge;
            current_94_d = (merge & entry_lo) | (current_94_q & ~entry_lo);
        end
        merge = (merged_95_q & ~committed_hi) | (current_95_q & committed_hi);
        if (commit_valid) begin
            merged_95_d = merge;
            current_95_d = (merge & entry_hi) | (current_95_q & ~entry_hi);
        end
        merge = (merged_96_q & ~committed_lo) | (current_96_q & committed_lo);
        if (commit_valid) begin
            merged_96_d = merge;
            current_96_d = (merge & entry_lo) | (current_96_q & ~entry_lo);
        end
        merge = (merged_97_q & ~committed_hi) | (current_97_q & committed_hi);
        if (commit_valid) begin
            merged_97_d = merge;
            current_97_d = (merge & entry_hi) | (current_97_q & ~entry_hi);
        end
        merge = (merged_98_q & ~committed_lo) | (current_98_q & committed_lo);
        if (commit_valid) begin
            merged_98_d = merge;
            current_98_d = (merge & entry_lo) | (current_98_q & ~entry_lo);
        end
        merge = (merged_99_q & ~committed_hi) | (current_99_q & committed_hi);
        if (commit_valid) begin
            merged_99_d = merge;
            current_99_d = (merge & entry_hi) | (current_99_q & ~entry_hi);
        end
        merge = (merged_100_q & ~committed_lo) | (current_100_q & committed_lo);
        if (commit_valid) begin
            merged_100_d = merge;
            current_100_d = (merge & entry_lo) | (current_100_q & ~entry_lo);
        end
        merge = (merged_101_q & ~committed_hi) | (current_101_q & committed_hi);
        if (commit_valid) begin
            merged_101_d = merge;
            current_101_d = (merge & entry_hi) | (current_101_q & ~entry_hi);
        end
        merge = (merged_102_q & ~committed_lo) | (current_102_q & committed_lo);
        if (commit_valid) begin
            merged_102_d = merge;
            current_102_d = (merge & entry_lo) | (current_102_q & ~entry_lo);
        end
        merge = (merged_103_q & ~committed_hi) | (current_103_q & committed_hi);
        if (commit_valid) begin
            merged_103_d = merge;
            current_103_d = (merge & entry_hi) | (current_103_q & ~entry_hi);
        end
        merge = (merged_104_q & ~committed_lo) | (current_104_q & committed_lo);
        if (commit_valid) begin
            merged_104_d = merge;
            current_104_d = (merge & entry_lo) | (current_104_q & ~entry_lo);
        end
        merge = (merged_105_q & ~committed_hi) | (current_105_q & committed_hi);
        if (commit_valid) begin
            merged_105_d = merge;
            current_105_d = (merge & entry_hi) | (current_105_q & ~entry_hi);
        end
        merge = (merged_106_q & ~committed_lo) | (current_106_q & committed_lo);
        if (commit_valid) begin
            merged_106_d = merge;
            current_106_d = (merge & entry_lo) | (current_106_q & ~entry_lo);
        end
        merge = (merged_107_q & ~committed_hi) | (current_107_q & committed_hi);
        if (commit_valid) begin
            merged_107_d = merge;
            current_107_d = (merge & entry_hi) | (current_107_q & ~entry_hi);
        end
        if (commit_valid & commit_retry) begin
            current_0_d = saved_0_q;
            current_1_d = saved_1_q;
            current_2_d = saved_2_q;
            current_3_d = saved_3_q;
            current_4_d = saved_4_q;
            current_5_d = saved_5_q;
            current_6_d = saved_6_q;
            current_7_d = saved_7_q;
            current_8_d = saved_8_q;
            current_9_d = saved_9_q;
            current_10_d = saved_10_q;
            current_11_d = saved_11_q;
            current_12_d = saved_12_q;
            current_13_d = saved_13_q;
            current_14_d = saved_14_q;
            current_15_d = saved_15_q;
            current_16_d = saved_16_q;
            current_17_d = saved_17_q;
            current_18_d = saved_18_q;
            current_19_d = saved_19_q;
            current_20_d = saved_20_q;
            current_21_d = saved_21_q;
            current_22_d = saved_22_q;
            current_23_d = saved_23_q;
            current_24_d = saved_24_q;
            current_25_d = saved_25_q;
            current_26_d = saved_26_q;
            current_27_d = saved_27_q;
            current_28_d = saved_28_q;
            current_29_d = saved_29_q;
            current_30_d = saved_30_q;
            current_31_d = saved_31_q;
            current_32_d = saved_32_q;
            current_33_d = saved_33_q;
            current_34_d = saved_34_q;
            current_35_d = saved_35_q;
            current_36_d = saved_36_q;
            current_37_d = saved_37_q;
            current_38_d = saved_38_q;
            current_39_d = saved_39_q;
            current_40_d = saved_40_q;
            current_41_d = saved_41_q;
            current_42_d = saved_42_q;
            current_43_d = saved_43_q;
            current_44_d = saved_44_q;
            current_45_d = saved_45_q;
            current_46_d = saved_46_q;
            current_47_d = saved_47_q;
            current_48_d = saved_48_q;
            current_49_d = saved_49_q;
            current_50_d = saved_50_q;
            current_51_d = saved_51_q;
            current_52_d = saved_52_q;
            current_53_d = saved_53_q;
            current_54_d = saved_54_q;
            current_55_d = saved_55_q;
            current_56_d = saved_56_q;
            current_57_d = saved_57_q;
            current_58_d = saved_58_q;
            current_59_d = saved_59_q;
            current_60_d = saved_60_q;
            current_61_d = saved_61_q;
            current_62_d = saved_62_q;
            current_63_d = saved_63_q;
            current_64_d = saved_64_q;
            current_65_d = saved_65_q;
            current_66_d = saved_66_q;
            current_67_d = saved_67_q;
            current_68_d = saved_68_q;
            current_69_d = saved_69_q;
            current_70_d = saved_70_q;
            current_71_d = saved_71_q;
            current_72_d = saved_72_q;
            current_73_d = saved_73_q;
            current_74_d = saved_74_q;
            current_75_d = saved_75_q;
            current_76_d = saved_76_q;
            current_77_d = saved_77_q;
            current_78_d = saved_78_q;
            current_79_d = saved_79_q;
            current_80_d = saved_80_q;
            current_81_d = saved_81_q;
            current_82_d = saved_82_q;
            current_83_d = saved_83_q;
            current_84_d = saved_84_q;
            current_85_d = saved_85_q;
            current_86_d = saved_86_q;
            current_87_d = saved_87_q;
            current_88_d = saved_88_q;
            current_89_d = saved_89_q;
            current_90_d = saved_90_q;
            current_91_d = saved_91_q;
            current_92_d = saved_92_q;
            current_93_d = saved_93_q;
            current_94_d = saved_94_q;
            current_95_d = saved_95_q;
            current_96_d = saved_96_q;
            current_97_d = saved_97_q;
            current_98_d = saved_98_q;
            current_99_d = saved_99_q;
            current_100_d = saved_100_q;
            current_101_d = saved_101_q;
            current_102_d = saved_102_q;
            current_103_d = saved_103_q;
            current_104_d = saved_104_q;
            current_105_d = saved_105_q;
            current_106_d = saved_106_q;
            current_107_d = saved_107_q;
        end
        read_data = next_read_data;
    end
endmodule

module scalar_checkpoint_register32 (
    d,
    q,
    clock
);
    // Module arguments
    input wire [31:0] d;
    output reg [31:0] q;
    input wire clock;

    // Update code (custom)
    initial begin
       q = 32'h0;
    end

    always @(posedge clock) begin
       q <= d;
    end
endmodule
