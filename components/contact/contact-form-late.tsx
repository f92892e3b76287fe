"use client";
import { type ComponentProps, lazy, Suspense } from "react";
import type { ContactForm } from "./contact-form";

const Form = lazy(() => import("./contact-form").then((module) => ({ default: module.ContactForm })));

/** The form as the server wrote it works by itself; its code comes after what the page needs first. */
export function ContactFormLate(props: ComponentProps<typeof ContactForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
