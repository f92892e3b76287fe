import { LANGUAGES } from "@/lib/language/languages";
import { pathHere, spokenLanguage } from "@/lib/language/spoken";

/**
 * Lets the browser prefetch a public page when the pointer rests on its link. Links between public pages are plain
 * ones: the server answers them from memory, and the router's prefetching code would cost more than it saves.
 */
export function PrefetchRules() {
  const { prefix } = LANGUAGES[spokenLanguage()];
  const pages = [pathHere("/"), `${prefix}/vendor\\?*`, `${prefix}/vendor-detail/*`];
  const rules = {
    prefetch: [{ where: { or: pages.map((href_matches) => ({ href_matches })) }, eagerness: "moderate" }],
  };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
