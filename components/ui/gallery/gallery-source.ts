import { pictureSizes } from "@/contracts/picture-sizes";

/**
 * Returns the source of the largest size that a screen needs: a drawn picture as stored, an upload through the
 * optimiser.
 */
export function largeSource(name: string): string {
  const kept = `/media/${name}`;
  return pictureSizes(name) ? kept : `/_next/image?url=${encodeURIComponent(kept)}&w=1920&q=75`;
}

export type Film = { kind: "own"; src: string } | { kind: "elsewhere"; href: string; network: string };

const NETWORKS: Readonly<Record<string, string>> = {
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
};

/**
 * Returns a hosted film, which plays in the page, or a link to one elsewhere, because the page allows no foreign
 * frames.
 */
export function filmOf(url: string | null): Film | null {
  if (!url) return null;
  if (/^\/media\/[^\\]+$/.test(url)) return { kind: "own", src: url };
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^(www|m|player)\./, "");
  return { kind: "elsewhere", href: url, network: NETWORKS[host] ?? host };
}
