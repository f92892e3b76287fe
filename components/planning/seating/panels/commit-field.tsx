"use client";
import { type InputHTMLAttributes, useState } from "react";
import { TextField } from "@/components/ui/form/field";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange"> & {
  id: string;
  label: string;
  value: string;
  /** Returns the problem, or null. */
  refuse: (value: string) => string | null;
  onCommit: (value: string) => void;
};

/** A field that commits when it is left or Enter is pressed, so that a name typed slowly is one change. */
export function CommitField({ value, refuse, onCommit, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const commit = () => {
    const text = (typed ?? value).trim();
    const wrong = text === value ? null : refuse(text);
    setError(wrong);
    if (wrong) return;
    setTyped(null);
    if (text !== value) onCommit(text);
  };
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      error={error ?? undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setError(null);
      }}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === "Enter") commit();
        if (key === "Escape") {
          setTyped(null);
          setError(null);
        }
      }}
    />
  );
}
