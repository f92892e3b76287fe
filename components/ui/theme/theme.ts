import { createTheme } from "@mui/material/styles";
import { controls } from "./theme-controls";
import { inputs } from "./theme-inputs";
import { surfaces } from "./theme-surfaces";

/** Literal shades of MUI's colour slots are the tokens themselves, so that one file decides every colour. */
function slot(main: string, dark: string, light: string) {
  return {
    main: `var(${main})`,
    dark: `var(${dark})`,
    light: `var(${light})`,
    contrastText: "var(--on-jewel)",
  };
}

const heading = {
  fontFamily: "var(--font-display)",
  fontWeight: 560,
  letterSpacing: "-0.012em",
  lineHeight: 1.15,
};

/** MUI drawn with `styles/tokens.css`: so that it matches the CSS-module components of this folder. */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    mode: "light",
    primary: slot("--jewel", "--jewel-deep", "--jewel-bright"),
    secondary: slot("--brass-ink", "--brass-ink", "--brass"),
    error: slot("--bad", "--bad", "--bad"),
    warning: slot("--warn", "--warn", "--warn"),
    success: slot("--good", "--good", "--good"),
    info: slot("--info", "--info", "--info"),
    text: { primary: "var(--ink)", secondary: "var(--ink-soft)", disabled: "var(--ink-faint)" },
    background: { default: "var(--paper)", paper: "var(--paper-raised)" },
    divider: "var(--line)",
    action: {
      hover: "color-mix(in srgb, var(--paper-sunk) 70%, transparent)",
      selected: "var(--jewel-wash)",
      disabled: "var(--ink-faint)",
      disabledBackground: "var(--paper-sunk)",
      focus: "var(--paper-sunk)",
      active: "var(--ink-soft)",
    },
  },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: "var(--font-text)",
    h1: { ...heading, fontSize: "var(--text-3xl)" },
    h2: { ...heading, fontSize: "var(--text-2xl)" },
    h3: { ...heading, fontSize: "var(--text-xl)" },
    h4: { ...heading, fontSize: "var(--text-lg)" },
    h5: { ...heading, fontSize: "var(--text-lg)" },
    h6: { ...heading, fontSize: "var(--text-lg)" },
    subtitle1: { fontSize: "var(--text-md)", fontWeight: 560 },
    subtitle2: { fontSize: "var(--text-sm)", fontWeight: 560 },
    body1: { fontSize: "var(--text-md)", lineHeight: 1.6 },
    body2: { fontSize: "var(--text-sm)", lineHeight: 1.5 },
    caption: { fontSize: "var(--text-xs)", lineHeight: 1.45 },
    button: { fontWeight: 600, textTransform: "none" },
  },
  transitions: { duration: { shortest: 120, shorter: 120, short: 160, standard: 220, complex: 280 } },
  components: { ...controls, ...inputs, ...surfaces },
});
