const KEPT = new Set(["P", "H3", "H4", "UL", "OL", "LI", "STRONG", "EM", "BR", "BLOCKQUOTE"]);

/** Returns the nodes of an HTML text without attributes, scripts and unknown elements, whose text is kept. */
export function plainNodes(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, "text/html").body.childNodes].flatMap(copy);
}

function copy(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element) || node.matches("script, style, template")) return [];
  const inside = [...node.childNodes].flatMap(copy);
  if (!KEPT.has(node.tagName)) return inside;
  const element = document.createElement(node.tagName);
  element.append(...inside);
  return [element];
}
