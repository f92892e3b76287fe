const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = "</body></html>";

/**
 * Asks for a page's scripts where its HTML ends instead of where it begins: the words, letters and pictures that people
 * look at first then need not share a slow line with what is needed only to touch them. React finds the elements as if
 * it had written them itself.
 */
export function withLateScripts(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  if (sources.length === 0 || !html.endsWith(END)) return html;
  const start = `for(const src of ${JSON.stringify(sources)}){const s=document.createElement("script");s.async=true;s.src=src;document.head.append(s)}`;
  return `${html.replace(SCRIPT, "").replace(PRELOAD, "").slice(0, -END.length)}<script>${start}</script>${END}`;
}
