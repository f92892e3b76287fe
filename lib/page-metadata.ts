import type { Metadata } from "next";
import { readEnv } from "./env";

/** What search engines and shared links say of a page that has one address. */
export function pageMetadata(canonical: string, title: string, description: string): Metadata {
  return {
    metadataBase: new URL(readEnv().appOrigin),
    title,
    description,
    alternates: { canonical },
    openGraph: { siteName: "Sayang", title, description, url: canonical, images: ["/images/open-graph.jpg"] },
  };
}
