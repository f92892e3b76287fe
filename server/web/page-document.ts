import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { html as htmlText } from "hono/html";
import { DATA_EVENT, STALE_EVENT } from "@/lib/page/document-signals";

/** A public page without the framework, and the script that loads the framework into it. */
export type PageDocument = { html: string; data: HashedScript };

/** A script with the hash that its URL contains. */
export type HashedScript = { hash: string; script: string };

const FLIGHT =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?)<\/script>/g;
const CHUNK = /<script(?=[^>]*\sasync="")[^>]*\ssrc="(\/_next\/static\/[^"]+)"[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Marks a failed render, which only the framework can display. */
const FAILED = /<html id="__next_error__">|<template data-(?:dgst|msg)=|\$RX\(/;
const PICTURE_PRELOAD = /<link rel="preload" as="image"(?=[^>]*\sfetchPriority="high")[^>]*\/>/;
const FONT_LINK = /^<([^>]+)>(?=.*\bas="?font\b)/;
const STYLE_ADDRESSES = /(<style data-precedence="[^"]*") data-href="([^"]*)"/g;
const HEAD_END = "</head>";

/**
 * Removes the framework from a page's HTML: React's data goes into a separate script, in order, followed by the URLs of
 * the chunks, and the end of the head loads `starter`, which loads the rest at the first sign of interaction. The URLs
 * of inline styles, which only React reads and which hardly compress, go with the data. Next's bootstrap and React's
 * own inline scripts stay, and so do polyfills for old browsers. Returns null for HTML without such data or that
 * reports an error.
 */
export function splitDocument(html: string, key: string, starter: HashedScript): PageDocument | null {
  if (FAILED.test(html) || !html.includes(HEAD_END)) return null;
  const flight = [...html.matchAll(FLIGHT)].map(([, source = ""]) => source);
  const chunks = [...new Set([...html.matchAll(CHUNK)].map(([, source]) => source))];
  if (flight.length === 0 || chunks.length === 0) return null;
  const styles = [...html.matchAll(STYLE_ADDRESSES)].map(([, , addresses]) => addresses);
  const data = hashed([nameStyles(styles), ...flight, announce(DATA_EVENT, chunks)].join(";\n"));
  const start = String(
    htmlText`<script src="/_document/start-${starter.hash}.js" async="" fetchpriority="high" data-page="${dataAddress(data, key)}"></script>`,
  );
  const bare = html
    .replace(FLIGHT, "")
    .replace(CHUNK, "")
    .replace(PRELOAD, "")
    .replace(STYLE_ADDRESSES, "$1");
  // A function, because `$&` in a URL would be interpreted as a pattern.
  return { html: bare.replace(HEAD_END, () => start + HEAD_END), data };
}

/**
 * Lets a page's first picture load before its fonts, whose preloads are in the `Link` header and would otherwise take
 * the open connection: they are moved after the picture's in the head. Over HTTP/1.1 that saves the picture a handshake
 * and the slow start of a connection. Leaves pages without such a picture unchanged.
 */
export function pictureFirst(
  html: string,
  headers: IncomingHttpHeaders,
): { html: string; headers: IncomingHttpHeaders } {
  const links = [headers.link ?? []].flat().flatMap((value) => value.split(/,\s*(?=<)/));
  const picture = PICTURE_PRELOAD.exec(html)?.[0];
  const fonts = links.flatMap((value) => FONT_LINK.exec(value)?.[1] ?? []);
  if (!picture || fonts.length === 0) return { html, headers };
  const tags = fonts.map(
    (href) => htmlText`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/>`,
  );
  const ordered = [picture, ...tags].join("");
  const { link: _, ...others } = headers;
  const left = links.filter((value) => !FONT_LINK.test(value)).join(", ");
  return {
    html: html
      .replace(picture, "")
      .replace(/<link rel="preload"|<style|<\/head>/, (first) => ordered + first),
    headers: left ? { ...others, link: left } : others,
  };
}

/** Tells a page that its data is gone, because it was dropped or now renders differently. */
export const STALE_SCRIPT = announce(STALE_EVENT);

const DATA_ADDRESS = /^\/_document\/([\w-]{43})\.js$/;
const STARTER_ADDRESS = /^\/_document\/start-([\w-]+)\.js$/;

/** The URL also names the page, so that a process without the data can render it. */
const dataAddress = ({ hash }: HashedScript, key: string) =>
  `/_document/${hash}.js?of=${encodeURIComponent(key)}`;

/** Returns the parts of a page data URL, or null for other URLs. `page` is not checked. */
export function readDataAddress({ pathname, searchParams }: URL): { hash: string; page: string } | null {
  const hash = DATA_ADDRESS.exec(pathname)?.[1];
  return hash ? { hash, page: searchParams.get("of") ?? "" } : null;
}

/** Returns the hash in a starter's URL, or null for other URLs. */
export function readStarterAddress({ pathname }: URL): string | null {
  return STARTER_ADDRESS.exec(pathname)?.[1] ?? null;
}

export function hashed(script: string): HashedScript {
  return { hash: createHash("sha256").update(script).digest("base64url"), script };
}

/** Restores the attributes by which React recognises the page's inline styles, so that it doesn't insert them again. */
const nameStyles = (addresses: (string | undefined)[]) =>
  `${JSON.stringify(addresses)}.forEach((href,i)=>{document.querySelectorAll("style[data-precedence]")[i]?.setAttribute("data-href",href)})`;

function announce(event: string, detail?: unknown): string {
  return `dispatchEvent(new CustomEvent(${JSON.stringify(event)},{detail:${JSON.stringify(detail ?? null)}}));`;
}
