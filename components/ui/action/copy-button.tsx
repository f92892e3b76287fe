"use client";
import { Button, type ButtonProps } from "@/components/ui/action/button";
import { notify } from "@/lib/notice/notify";

type Props = Omit<ButtonProps, "onClick" | "busy"> & { text: string; what?: "link" | "code" };

/** Copies a link or code, and reports whether that worked, because browsers may refuse. */
export function CopyButton({ text, what = "link", children = `Copy ${what}`, ...look }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify("success", what === "link" ? "Link copied" : "Code copied"),
      () => notify("error", `The ${what} couldn’t be copied. Select it and copy it yourself.`),
    );
  return (
    <Button variant="secondary" {...look} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
