import type { Appearance } from "@stripe/stripe-js";

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Stripe's fields in our own colours and shapes: their frame cannot read our style sheet. */
export function stripeAppearance(): Appearance {
  return {
    theme: "stripe",
    variables: {
      colorPrimary: token("--jewel"),
      colorBackground: token("--paper-raised"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-soft"),
      colorDanger: token("--bad"),
      borderRadius: token("--radius"),
      fontFamily: "system-ui, sans-serif",
      spacingUnit: "4px",
    },
    rules: { ".Input": { borderColor: token("--line-strong"), boxShadow: "none" } },
  };
}
