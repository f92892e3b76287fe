import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GalleryView } from "./gallery-view";

export const metadata: Metadata = { title: "Gallery", robots: { index: false } };

/** The visual language on one page, in development only. */
export default function GalleryPage() {
  if (process.env.NODE_ENV !== "development") notFound();
  return <GalleryView />;
}
