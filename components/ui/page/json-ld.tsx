export type JsonLdNode = { "@type": string | string[]; [property: string]: unknown };

/** A page's structured data, for search engines. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  // Text written by a vendor must not close the script element.
  const safe = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** Returns a page's breadcrumb, from the top down; `path` begins with `/`. */
export function breadcrumbs(origin: string, trail: readonly { name: string; path: string }[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
