/** The tokens in styles/tokens.css, which mail programs cannot read. */
export const COLOURS = {
  paper: "#fbf7f1",
  card: "#fffdfa",
  sunk: "#f3ebe0",
  ink: "#241a20",
  soft: "#5a4b52",
  faint: "#736369",
  line: "#e4d8ca",
  jewel: "#8f1d3f",
  onJewel: "#fff8f3",
  brass: "#a57c2c",
  brassWash: "#f6edd9",
} as const;

export const DISPLAY = "Fraunces,Georgia,'Times New Roman',serif";
export const FONT = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

/** Styles for narrow screens and dark mode, which only some programs support. Others use the inline styles. */
export const HEAD_STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body,table,td,p,a{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:520px){
.edge{padding:24px 12px 36px!important}
.card{padding:32px 24px 26px!important}
.wide{width:100%!important}
h1{font-size:26px!important}
.code{font-size:30px!important}
}
@media (prefers-color-scheme:dark){
.paper{background:#1a1116!important}
.card{background:#271a21!important;border-color:#4a3741!important;border-top-color:#b32c55!important}
.sunk{background:#32222b!important}
.note{background:#33291b!important;border-left-color:#e2bd6e!important}
.ink{color:#f8efe6!important}
.soft{color:#dccdc8!important}
.faint{color:#b9a5a6!important}
.jewel{color:#f2a3b8!important}
.petal{background:#e2bd6e!important}
.heart{background:#e0577f!important}
.button{background:#b32c55!important}
.button-text{color:#fff8f3!important}
}`;
