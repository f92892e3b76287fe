const PARAMETERS = ["q", "url", "w"];
/** Our own pictures by their plain names: another spelling of a name would be cached as another file. */
const PICTURE = /^\/(media|images)(\/\w[\w-]*(\.[\w-]+)*)+$/;
const NUMBER = /^[1-9]\d{0,3}$/;

/**
 * Returns true for requests that the image optimiser may serve: one of our pictures, one width, one quality, and no
 * other parameter. next.config.ts lists the widths and qualities.
 */
export function isImageRequest(url: URL): boolean {
  const names = [...url.searchParams.keys()].sort();
  if (names.join() !== PARAMETERS.join()) return false;
  const get = (name: string) => url.searchParams.get(name) ?? "";
  return PICTURE.test(get("url")) && NUMBER.test(get("w")) && NUMBER.test(get("q"));
}
