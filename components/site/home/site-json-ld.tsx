import { JsonLd } from "@/components/ui/page/json-ld";

/** Structured data of the site: schema.org Organization and WebSite. */
export function SiteJsonLd({ origin }: { origin: string }) {
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: "Sayang",
    url: `${origin}/`,
    logo: `${origin}/images/icon-512.png`,
    areaServed: "SG",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      url: `${origin}/contact-us`,
      availableLanguage: "en",
    },
  };
  const site = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: "Sayang",
    url: `${origin}/`,
    inLanguage: "en-SG",
    publisher: { "@id": organization["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/vendor?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  return <JsonLd nodes={[organization, site]} />;
}
