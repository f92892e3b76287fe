"use client";
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from "@/lib/language/languages";
import { spokenLanguage } from "@/lib/language/spoken";
import { YEAR_SECONDS } from "@/lib/time";
import { t } from "@/lib/words/t";
import styles from "./checkout-frame.module.css";

/** Changes the language of pages without a language in their path. */
export function LanguageChoice() {
  const current = spokenLanguage();
  const choose = (language: Language) => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    window.location.reload();
  };
  return (
    <nav className={styles.languages} aria-label={t("Language")}>
      {Object.entries(LANGUAGES).map(([language, { tag, name }]) => (
        <button
          key={language}
          type="button"
          lang={tag}
          aria-pressed={language === current}
          onClick={() => choose(language as Language)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
