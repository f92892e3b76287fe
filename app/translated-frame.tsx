import type { ReactNode } from "react";
import { LANGUAGES } from "@/lib/language/languages";
import { earlyWords } from "@/lib/words/early";
import { EARLY_WORDS_ID, spoken } from "@/lib/language/spoken";
import { Words } from "@/components/ui/words/words";
import "@/styles/languages.css";
import { PublicFrame } from "./public-frame";

/** The frame of public pages in languages other than English. */
export function TranslatedFrame({ children }: { children: ReactNode }) {
  const { language, words } = spoken();
  return (
    <Words words={words}>
      <div lang={LANGUAGES[language].tag} className="in-language">
        <script
          id={EARLY_WORDS_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(earlyWords(words)) }}
        />
        <PublicFrame>{children}</PublicFrame>
      </div>
    </Words>
  );
}
