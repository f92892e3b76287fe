import type { VendorSocial } from "@/contracts/catalogue/vendor/vendor";

export const NETWORKS: readonly { key: keyof VendorSocial; name: string }[] = [
  { key: "instagram", name: "Instagram" },
  { key: "facebook", name: "Facebook" },
  { key: "pinterest", name: "Pinterest" },
  { key: "youtube", name: "YouTube" },
  { key: "flickr", name: "Flickr" },
  { key: "linkedIn", name: "LinkedIn" },
  { key: "twitter", name: "Twitter" },
];

/** Returns true for http(s) addresses. Links that vendors enter must never run a script. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
