type Drawing = { picture: Promise<Uint8Array<ArrayBuffer>>; until: number };

const KEEP_MS = 10 * 60_000;
/** About 60 KB each. */
const MOST = 200;
/** Drawing one takes the only thread for some tenths of a second, whoever asks: so many a minute, and the rest waits. */
const A_MINUTE = 40;
const MINUTE_MS = 60_000;

const drawings = new Map<string, Drawing>();
let begun: number[] = [];

/** A picture, drawn once in ten minutes; null when there is too much to draw already. What fails is not kept. */
export function drawnOnce(
  key: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> | null {
  const now = Date.now();
  const held = drawings.get(key);
  if (held && held.until > now) return held.picture;
  begun = begun.filter((at) => at > now - MINUTE_MS);
  if (begun.length >= A_MINUTE) return null;
  begun.push(now);
  const picture = draw();
  drawings.delete(key);
  drawings.set(key, { picture, until: now + KEEP_MS });
  picture.catch(() => drawings.delete(key));
  const [oldest] = drawings.keys();
  if (drawings.size > MOST && oldest !== undefined) drawings.delete(oldest);
  return picture;
}
