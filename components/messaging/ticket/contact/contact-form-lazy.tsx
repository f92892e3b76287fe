"use client";
import { type ComponentProps, lazy } from "react";
import type { ContactForm } from "./contact-form";

const Form = lazy(() => import("./contact-form").then((module) => ({ default: module.ContactForm })));

/** Loads the form's code late, because the server-rendered form works without script. */
export function ContactFormLazy(props: ComponentProps<typeof ContactForm>) {
  // No Suspense boundary: with one, the server would stream the form and need a script to insert it.
  return <Form {...props} />;
}
