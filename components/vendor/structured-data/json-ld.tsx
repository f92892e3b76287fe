export type JsonLdNode = { "@type": string | string[]; [property: string]: unknown };

/** What search engines are told of a page. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  // Somebody's text must not be able to close the element that it stands in.
  const safe = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}

/** The way to a page from the top; `path` begins with `/`. */
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
