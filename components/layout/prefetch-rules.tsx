/**
 * Lets the browser prefetch a public page when the pointer rests on its link. Links between public pages are plain
 * ones: the server answers them from memory, and the router's prefetching code would cost more than it saves.
 */
const RULES = {
  prefetch: [
    {
      where: {
        or: [{ href_matches: "/" }, { href_matches: "/vendor\\?*" }, { href_matches: "/vendor-detail/*" }],
      },
      eagerness: "moderate",
    },
  ],
};

export function PrefetchRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />;
}
