import { inPageWords } from "@/lib/language/spoken";
import { written } from "@/lib/words/t";

/** A message of the server or of a form: translated where a translation is known, else in English and marked as that. */
export function ServerMessage({ children }: { children: string }) {
  const here = inPageWords(children);
  const { lang } = written();
  return lang && here === children ? <span lang={lang}>{children}</span> : here;
}
