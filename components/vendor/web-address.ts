import type { VendorSocial } from "@/contracts/vendor";

export const NETWORKS: readonly { key: keyof VendorSocial; name: string }[] = [
  { key: "instagram", name: "Instagram" },
  { key: "facebook", name: "Facebook" },
  { key: "pinterest", name: "Pinterest" },
  { key: "youtube", name: "YouTube" },
  { key: "flickr", name: "Flickr" },
  { key: "linkedIn", name: "LinkedIn" },
  { key: "twitter", name: "Twitter" },
];

/** A vendor's own words end in a link only when they lead to the web, and never to a script. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
