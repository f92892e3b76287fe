import type { Metadata } from "next";
import { readEnv } from "../env";
import { LANGUAGES, languageOf } from "../language/languages";
import { inEveryLanguage } from "./site-pages";

type Extra = {
  /** The path below `/og/` of the picture for shared links. */
  picture?: string;
  /** False keeps it out of search engines. */
  index?: boolean;
};

/**
 * Returns the metadata of a public page for search engines and shared links: canonical address, languages, picture.
 * Call it per request, because the origin is a setting of the running server, not of the build.
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
    alternates: { canonical, languages: inEveryLanguage(languageOf(canonical).path) },
    openGraph: {
      siteName: "Sayang",
      locale: LANGUAGES[languageOf(canonical).language].tag.replace("-", "_"),
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
