import type { ReactNode } from "react";
import { Words } from "@/components/ui/words/words";
import { LANGUAGES } from "@/lib/language/languages";
import { spoken } from "@/lib/language/spoken";
import "@/styles/languages.css";

/** Wraps pages that keep one address and are shown in the visitor's language (`followsVisitor`). */
export function VisitorLanguage({ children }: { children: ReactNode }) {
  const { language, words } = spoken();
  if (language === "en") return children;
  return (
    <Words words={words}>
      <div lang={LANGUAGES[language].tag} className="in-language">
        {children}
      </div>
    </Words>
  );
}
