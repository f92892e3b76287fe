import type { zh as site } from "./site/zh";
import type { zh as search } from "./search/zh";
import type { zh as category } from "./category/zh";
import type { zh as vendor } from "./vendor/zh";
import type { zh as book } from "./book/zh";
import type { zh as mail } from "./mail/zh";

/** The English texts that have a translation. Each area has its own, in a folder beside this file. */
export type Text =
  | keyof typeof site
  | keyof typeof search
  | keyof typeof category
  | keyof typeof vendor
  | keyof typeof book
  | keyof typeof mail;
