import { Fragment, type ReactNode } from "react";
import { td } from "@/lib/words/t";
import type { Text } from "@/lib/words/texts";

type Part = ReactNode | ((inner: string) => ReactNode);

/**
 * Returns a text in the page's language with elements in it: `{name}` becomes that part, and `<name>inner</name>` what
 * the part makes of its inner text. `plain` renders the text around them.
 */
export function rich(
  text: Text,
  parts: Readonly<Record<string, Part>>,
  plain: (text: string) => ReactNode = (between) => between,
): ReactNode {
  return [...td(text).matchAll(/\{(\w+)\}|<(\w+)>(.*?)<\/\2>|[^{<]+/g)].map(
    ([whole, name, tag, inner = ""], at) => {
      const part = parts[name ?? tag ?? ""];
      if (name === undefined && tag === undefined) return <Fragment key={at}>{plain(whole)}</Fragment>;
      return <Fragment key={at}>{typeof part === "function" ? part(inner) : part}</Fragment>;
    },
  );
}
