"use client";
import { type ComponentProps, lazy } from "react";
import type { ContactForm } from "./contact-form";

const Form = lazy(() => import("./contact-form").then((module) => ({ default: module.ContactForm })));

/** The form as the server wrote it works by itself; its code comes after what the page needs first. */
export function ContactFormLate(props: ComponentProps<typeof ContactForm>) {
  // No boundary of its own: with one the server would send the form for a script to put in its place.
  return <Form {...props} />;
}
