import { td, writtenUnless } from "@/lib/words/t";

/** A message of the server: translated where a translation is known, else in English and marked as that. */
export function ServerMessage({ children }: { children: string }) {
  const lang = writtenUnless(children);
  return lang.lang ? <span {...lang}>{children}</span> : td(children);
}
