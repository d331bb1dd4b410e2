// Verilog for highlight.js, as `turnstile export` writes it.
(function () {
  "use strict";
  hljs.registerLanguage("verilog", function (hljs) {
    return {
      keywords: {
        keyword:
          "always and assign begin case casez default else end endcase endfunction endgenerate endmodule for function generate genvar " +
          "if initial inout input integer localparam module negedge or output parameter posedge reg signed wire",
        literal: "",
      },
      contains: [
        hljs.C_LINE_COMMENT_MODE,
        hljs.C_BLOCK_COMMENT_MODE,
        hljs.QUOTE_STRING_MODE,
        { className: "meta", begin: /[`$][a-z_]+/ },
        { className: "number", begin: /\b\d+'[bdh][0-9a-fxz_]+\b|\b\d+\b/ },
      ],
    };
  });
  document.querySelectorAll("code.language-verilog").forEach(function (block) {
    hljs.highlightBlock(block);
  });
})();
