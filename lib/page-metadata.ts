import type { Metadata } from "next";
import { readEnv } from "./env";
import { inEveryLanguage } from "./site-pages";

type Extra = {
  /** Where its picture for shared links is drawn: the rest of `/og/...`. */
  picture?: string;
  /** False keeps it out of search engines. */
  index?: boolean;
};

/**
 * What search engines and shared links say of a public page: its one address, its languages and its picture. Asked for
 * at each visit, since the origin is a setting of the server that runs and not of the build.
 */
export function pageMetadata(
  canonical: string,
  title: string,
  description: string,
  { picture = "page/home", index = true }: Extra = {},
): Metadata {
  const images = [{ url: `/og/${picture}`, width: 1200, height: 630, alt: title }];
  return {
    metadataBase: new URL(readEnv().appOrigin),
    title,
    description,
    alternates: { canonical, languages: inEveryLanguage(canonical) },
    openGraph: {
      siteName: "Sayang",
      locale: "en_SG",
      type: "website",
      title,
      description,
      url: canonical,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
    ...(index ? {} : { robots: { index: false } }),
  };
}
