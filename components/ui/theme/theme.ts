import { createTheme } from "@mui/material/styles";

/** The shades of MUI's colour slots are the tokens themselves, so that one file defines every colour. */
function slot(main: string, dark: string, light: string) {
  return {
    main: `var(${main})`,
    dark: `var(${dark})`,
    light: `var(${light})`,
    contrastText: "var(--on-jewel)",
  };
}

/**
 * Styles MUI with `styles/tokens.css`, so that it matches our own CSS. Has an entry for each component that a screen
 * uses.
 */
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
    body1: { fontSize: "var(--text-md)", lineHeight: 1.6 },
    body2: { fontSize: "var(--text-sm)", lineHeight: 1.5 },
    caption: { fontSize: "var(--text-xs)", lineHeight: 1.45 },
  },
  transitions: { duration: { shortest: 120, shorter: 120, short: 160, standard: 220, complex: 280 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { background: "var(--paper-raised)", backgroundImage: "none", color: "var(--ink)" },
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: {
          background: "color-mix(in srgb, var(--night) 55%, transparent)",
          "&.MuiBackdrop-invisible": { background: "transparent" },
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          background: "var(--paper)",
          borderRadius: "var(--radius-lg)",
          boxShadow: "var(--shadow-3)",
        },
      },
    },
  },
});
