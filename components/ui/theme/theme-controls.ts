import type { ThemeOptions } from "@mui/material/styles";

const pill = "var(--radius-pill)";
const ringed = { "&.Mui-focusVisible, &:focus-visible": { boxShadow: "var(--focus)" } };

/** Buttons, chips, tabs, switches, menus and pages. */
export const controls: NonNullable<ThemeOptions["components"]> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: "contained" },
    styleOverrides: {
      root: {
        minHeight: "var(--control)",
        padding: "var(--s-2) var(--s-6)",
        border: "1px solid transparent",
        borderRadius: pill,
        fontSize: "var(--text-md)",
        lineHeight: 1.25,
        gap: "var(--s-2)",
        ...ringed,
        "&.Mui-disabled": {
          background: "var(--paper-sunk)",
          borderColor: "transparent",
          color: "var(--ink-faint)",
        },
        // Busy is not disabled: the button keeps its colours and only turns its ring.
        "&.MuiButton-loading.MuiButton-contained": {
          background: "var(--jewel)",
          "&, & .MuiButton-loadingIndicator": { color: "var(--on-jewel)" },
          "&:not(.MuiButton-loadingPositionStart, .MuiButton-loadingPositionEnd)": { color: "transparent" },
        },
      },
      sizeSmall: {
        minHeight: "var(--control-sm)",
        padding: "var(--s-1) var(--s-4)",
        fontSize: "var(--text-sm)",
      },
      sizeLarge: { minHeight: "3.5rem", paddingInline: "var(--s-8)" },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
      outlined: {
        background: "var(--paper-raised)",
        borderColor: "var(--line-strong)",
        color: "var(--ink)",
        "&:hover": { background: "var(--paper-sunk)", borderColor: "var(--ink-faint)" },
      },
      text: { "&.MuiButton-colorPrimary:hover": { background: "var(--jewel-wash)" } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: "2.75rem",
        minHeight: "2.75rem",
        color: "var(--ink-soft)",
        ...ringed,
        "&:hover": { background: "var(--paper-sunk)", color: "var(--ink)" },
      },
      sizeSmall: { minWidth: "2.25rem", minHeight: "2.25rem" },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: "1.625rem",
        borderRadius: pill,
        background: "var(--paper-sunk)",
        color: "var(--ink-soft)",
        fontSize: "var(--text-xs)",
        fontWeight: 560,
        ...ringed,
        variants: [
          {
            props: { color: "primary" },
            style: { background: "var(--jewel-wash)", color: "var(--jewel-deep)" },
          },
          {
            props: { color: "secondary" },
            style: { background: "var(--brass-wash)", color: "var(--brass-ink)" },
          },
          { props: { color: "success" }, style: { background: "var(--good-wash)", color: "var(--good)" } },
          { props: { color: "warning" }, style: { background: "var(--warn-wash)", color: "var(--warn)" } },
          { props: { color: "error" }, style: { background: "var(--bad-wash)", color: "var(--bad)" } },
          { props: { color: "info" }, style: { background: "var(--info-wash)", color: "var(--info)" } },
          {
            props: { variant: "outlined" },
            style: {
              "& .MuiChip-label": { paddingInline: "var(--s-4)" },
              "&[aria-pressed='true'], &[aria-pressed='true']:hover": {
                background: "var(--jewel)",
                borderColor: "var(--jewel)",
                color: "var(--on-jewel)",
              },
              height: "2.25rem",
              background: "var(--paper-raised)",
              borderColor: "var(--line-strong)",
              color: "var(--ink)",
              fontSize: "var(--text-sm)",
              fontWeight: 400,
            },
          },
        ],
      },
      label: { paddingInline: "0.625rem" },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: "var(--control)", boxShadow: "inset 0 -1px var(--line)" },
      indicator: { height: 3, borderRadius: "3px 3px 0 0", background: "var(--jewel)" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: "var(--control)",
        padding: "var(--s-2) var(--s-4)",
        color: "var(--ink-soft)",
        fontSize: "var(--text-sm)",
        "&:hover": { color: "var(--ink)" },
        "&.Mui-focusVisible": { boxShadow: "inset 0 0 0 2px var(--jewel)", borderRadius: "var(--radius-sm)" },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { color: "var(--line-strong)", ...ringed } } },
  MuiRadio: { styleOverrides: { root: { color: "var(--line-strong)", ...ringed } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 48, height: 32, padding: 4 },
      switchBase: {
        padding: 7,
        "&.Mui-checked": { transform: "translateX(16px)", color: "var(--on-jewel)" },
        "&.Mui-checked + .MuiSwitch-track": { background: "var(--jewel)", opacity: 1 },
        "&.Mui-focusVisible + .MuiSwitch-track": { boxShadow: "var(--focus)" },
      },
      thumb: { width: 18, height: 18, boxShadow: "var(--shadow-1)" },
      track: { height: 24, borderRadius: pill, background: "var(--line-strong)", opacity: 1 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: "2.5rem",
        padding: "var(--s-1) var(--s-3)",
        borderRadius: "var(--radius-sm)",
        fontSize: "var(--text-sm)",
        "&:hover, &.Mui-focusVisible": { background: "var(--paper-sunk)" },
        "&.Mui-selected, &.Mui-selected:hover": {
          background: "var(--jewel-wash)",
          color: "var(--jewel-deep)",
        },
      },
    },
  },
  MuiLink: { defaultProps: { color: "primary" }, styleOverrides: { root: { fontWeight: 560 } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: "2.5rem",
        height: "2.5rem",
        fontSize: "var(--text-sm)",
        ...ringed,
        "&.Mui-selected, &.Mui-selected:hover": { background: "var(--jewel)", color: "var(--on-jewel)" },
      },
    },
  },
};
