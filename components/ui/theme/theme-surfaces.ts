import type { ThemeOptions } from "@mui/material/styles";

const wash = (tone: string) => ({
  background: `var(--${tone}-wash)`,
  color: "var(--ink)",
  "& .MuiAlert-icon": { color: `var(--${tone})` },
});

/** Paper, dialogs, tables, messages and what stands in while things load. */
export const surfaces: NonNullable<ThemeOptions["components"]> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { background: "var(--paper-raised)", backgroundImage: "none", color: "var(--ink)" },
      rounded: { borderRadius: "var(--radius-lg)" },
      outlined: { borderColor: "var(--line)" },
    },
  },
  MuiCard: { styleOverrides: { root: { borderRadius: "var(--radius-lg)", boxShadow: "var(--shadow-1)" } } },
  MuiCardContent: {
    styleOverrides: { root: { padding: "var(--s-6)", "&:last-child": { paddingBlockEnd: "var(--s-6)" } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: "var(--s-4)",
        background: "var(--paper)",
        borderRadius: "var(--radius-lg)",
        boxShadow: "var(--shadow-3)",
      },
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
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: "var(--s-6) var(--s-6) var(--s-2)",
        fontFamily: "var(--font-display)",
        fontSize: "var(--text-xl)",
        fontWeight: 560,
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "var(--s-2) var(--s-6)" } } },
  MuiDialogContentText: { styleOverrides: { root: { color: "var(--ink-soft)" } } },
  MuiDialogActions: {
    styleOverrides: { root: { gap: "var(--s-2)", padding: "var(--s-4) var(--s-6) var(--s-6)" } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { borderRadius: "var(--radius)", boxShadow: "var(--shadow-3)" },
      list: { padding: "var(--s-2)" },
    },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: "var(--shadow-3)" } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { background: "var(--night)", color: "var(--on-night)", fontSize: "var(--text-xs)" },
    },
  },
  MuiTableContainer: { styleOverrides: { root: { borderRadius: "var(--radius)" } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: "0.625rem var(--s-3)",
        borderColor: "var(--line)",
        color: "var(--ink)",
        fontSize: "var(--text-sm)",
        lineHeight: 1.4,
      },
      head: { color: "var(--ink-soft)", fontWeight: 560, whiteSpace: "nowrap" },
      alignRight: { fontVariantNumeric: "tabular-nums lining-nums" },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        "tbody &:hover": { background: "color-mix(in srgb, var(--paper-sunk) 55%, transparent)" },
        "tbody &:last-child > *": { borderBottom: 0 },
      },
    },
  },
  MuiAlert: {
    defaultProps: { variant: "standard" },
    styleOverrides: {
      root: {
        padding: "var(--s-3) var(--s-4)",
        borderRadius: "var(--radius)",
        fontSize: "var(--text-sm)",
        variants: [
          { props: { severity: "info" }, style: wash("info") },
          { props: { severity: "success" }, style: wash("good") },
          { props: { severity: "warning" }, style: wash("warn") },
          { props: { severity: "error" }, style: wash("bad") },
        ],
      },
      icon: { padding: "0.125rem 0 0", marginInlineEnd: "var(--s-3)", fontSize: 20 },
      message: { padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontSize: "inherit", lineHeight: "inherit", fontWeight: 600 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave", variant: "rounded" },
    styleOverrides: {
      root: {
        background: "var(--paper-sunk)",
        "@media (prefers-reduced-motion: reduce)": { "&::after": { animation: "none" } },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: "var(--radius-pill)", background: "var(--paper-sunk)" },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { background: "transparent", "&::before": { background: "var(--line)" } } },
  },
};
