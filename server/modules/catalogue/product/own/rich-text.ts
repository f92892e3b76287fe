import sanitizeHtml from "sanitize-html";

const BLOCKS = ["p", "ul", "ol", "li", "h3", "h4", "blockquote"];

/** Returns the HTML stripped to paragraphs, lists, small headings, emphasis and safe links. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...BLOCKS, "br", "strong", "em", "a"],
    allowedAttributes: { a: ["href", "rel", "target"] },
    allowedSchemes: ["https", "http", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      b: "strong",
      i: "em",
      h1: "h3",
      h2: "h3",
      div: "p",
      a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener ugc", target: "_blank" }),
    },
  });
  return textOfHtml(clean) === "" ? "" : clean.trim();
}

/** Returns the text of sanitised HTML, a line for each block. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<li>/g, "• ").replace(/<br\s*\/?>|<\/(p|li|h3|h4|blockquote)>/g, "\n");
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/•\s+/g, "• ")
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
}
