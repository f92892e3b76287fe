const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the text of an XML file: `Tan &amp; Lim`, `&#233;`. */
export const xmlText = (written: string): string =>
  written.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );

/** Returns a tag's attribute by its name with any prefix, or "". */
export function xmlAttribute(tag: string, name: string): string {
  const value = new RegExp(`(?:^|\\s)(?:[\\w-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return xmlText(value?.[1] ?? value?.[2] ?? "");
}
