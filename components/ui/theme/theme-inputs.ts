import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import type { ThemeOptions } from "@mui/material/styles";

const small = { fontSize: "var(--text-sm)", lineHeight: 1.45, margin: "var(--s-1) 0 0" };

/** Fields with the label standing above them, as in field.tsx. */
export const inputs: NonNullable<ThemeOptions["components"]> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiTextField: { defaultProps: { fullWidth: true, variant: "outlined" } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBlockEnd: "var(--s-1)",
        color: "var(--ink)",
        fontSize: "var(--text-sm)",
        fontWeight: 560,
        lineHeight: 1.6,
        whiteSpace: "normal",
        pointerEvents: "auto",
        "&.Mui-focused, &.Mui-error, &.Mui-disabled": { color: "var(--ink)" },
      },
      asterisk: { display: "none" },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: "var(--control)",
        background: "var(--paper-raised)",
        borderRadius: "var(--radius)",
        fontSize: "var(--text-md)",
        lineHeight: 1.5,
        transition: "box-shadow var(--quick) var(--ease)",
        "& .MuiOutlinedInput-notchedOutline": { borderColor: "var(--line-strong)" },
        "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: "var(--ink-faint)" },
        "&.Mui-focused": { boxShadow: "0 0 0 1px var(--jewel), 0 0 0 4px var(--jewel-wash)" },
        "&.Mui-focused .MuiOutlinedInput-notchedOutline": { borderColor: "var(--jewel)", borderWidth: 1 },
        "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: "var(--bad)" },
        "&.Mui-disabled": { background: "var(--paper-sunk)" },
        "&.Mui-disabled .MuiOutlinedInput-notchedOutline": { borderColor: "var(--line)" },
      },
      input: {
        height: "auto",
        padding: "var(--s-2) var(--s-4)",
        "&::placeholder": { color: "var(--ink-faint)", opacity: 1 },
        "&:focus-visible": { boxShadow: "none" },
      },
      multiline: { padding: 0 },
      notchedOutline: { top: 0, "& legend": { display: "none" } },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: KeyboardArrowDown },
    styleOverrides: {
      icon: { color: "var(--ink-soft)", right: "var(--s-3)" },
      select: { minHeight: 0, paddingBlock: "0.6875rem" },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { ...small, color: "var(--ink-soft)", "&.Mui-error": { color: "var(--bad)" } } },
  },
  MuiFormControlLabel: {
    styleOverrides: { label: { fontSize: "var(--text-sm)" } },
  },
};
