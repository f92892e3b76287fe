"use client";
/** Next's Link under a client name, so that server components can hand it to others as a component. */
export { default as Link } from "next/link";
