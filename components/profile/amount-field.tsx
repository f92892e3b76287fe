"use client";
import { useState } from "react";
import { TextField, type TextFieldProps } from "@/components/ui/field";
import { amountShown, amountTyped } from "./amount-text";

type Props = Omit<TextFieldProps, "value" | "onChange" | "type"> & {
  /** Digits and one point. */
  value: string;
  onAmount: (value: string) => void;
};

/** An amount in dollars: thousands are set apart while nobody types in it. */
export function AmountField({ value, onAmount, onFocus, onBlur, ...rest }: Props) {
  const [typing, setTyping] = useState(false);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typing ? value : amountShown(value)}
      onChange={({ target }) => onAmount(amountTyped(target.value))}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
