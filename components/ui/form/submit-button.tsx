"use client";
import { Button, type ButtonProps } from "@/components/ui/action/button";

/**
 * A form's submit button. Pressing it does not move the focus: a blurred field would show its error at that moment,
 * move the button from under the pointer, and lose the click.
 */
export function SubmitButton(props: Omit<ButtonProps, "type">) {
  return <Button {...props} type="submit" onMouseDown={(event) => event.preventDefault()} />;
}
