"use client";
import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "@/components/ui/form/field";
import { amountShown, amountTyped } from "./amount-text";

type Props = Omit<TextFieldProps, "value" | "onChange" | "type"> & {
  /** Dollars as typed: digits and at most one point. */
  value: string;
  onAmount: (value: string) => void;
};

/**
 * An amount in dollars, with thousands separators except while it is being edited. Focusing alone changes nothing,
 * because a new value would drop the selection that Tab has just made.
 */
export function AmountField({ value, name, onAmount, onBlur, ...rest }: Props) {
  const [editing, setEditing] = useState(false);
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);

  // Removing characters from the typed text moves the caret to the end, so it is restored.
  useLayoutEffect(() => {
    const { input, at } = caret.current ?? {};
    caret.current = null;
    if (input && at !== undefined && document.activeElement === input) input.setSelectionRange(at, at);
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    caret.current = { input: target, at: amountTyped(before).length };
    setEditing(true);
    onAmount(amountTyped(target.value));
  };
  return (
    <>
      <TextField
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        value={editing ? value : amountShown(value)}
        onChange={change}
        onBlur={(event) => {
          setEditing(false);
          onBlur?.(event);
        }}
      />
      {/* The form reads this field when it is sent, because the visible one has separators. */}
      {name ? <input type="hidden" name={name} value={value} /> : null}
    </>
  );
}
