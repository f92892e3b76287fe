"use client";
import { Button, type ButtonProps } from "./button";

/**
 * The button that sends a form. Pressing it leaves the focus where it is: a field that was left would bring its
 * complaint in at that moment, move the button from under the pointer, and the click would be lost.
 */
export function SubmitButton(props: Omit<ButtonProps, "type">) {
  return <Button {...props} type="submit" onMouseDown={(event) => event.preventDefault()} />;
}
