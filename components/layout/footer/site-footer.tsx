import { COMPANY } from "@/contracts/company";
import { todayInSingapore } from "@/lib/dates";
import { Logo } from "@/components/ui/media/logo";
import { FOOTER_GROUPS } from "./footer-links";
import { type Language, LANGUAGES, languagesOf, pathIn } from "@/lib/language/languages";
import { t, td } from "@/lib/words/t";
import { pathHere, spoken } from "@/lib/language/spoken";
import type { Text } from "@/lib/words/texts";
import styles from "./site-footer.module.css";

/** Says on pages in English only which pages the switch leads to. */
const TRANSLATED: Text =
  "This page is in English. You can search, book and reply to invitations in four languages.";
const MEANING: Text =
  "is what we call the ones we love. It is also the whole idea: a wedding without the runaround.";

export function SiteFooter() {
  const { language, address } = spoken();
  const shown = languagesOf(address);
  return (
    <footer className={styles.footer}>
      <div className={styles.tiles} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>
            <i lang="ms">Sayang</i> {t(MEANING)}
          </p>
        </div>
        {FOOTER_GROUPS.map(({ heading, links }) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2 className={styles.heading}>{t(heading)}</h2>
            <ul>
              {links.map(({ label, href, newTab, only }) => (
                <li key={href} data-only={only}>
                  <a
                    className={styles.link}
                    href={pathHere(href)}
                    {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
                  >
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <nav className={styles.languages} aria-label={t("Language")}>
        <ul>
          {Object.entries(LANGUAGES).map(([each, { tag, name }]) => (
            <li key={each}>
              <a
                className={styles.link}
                href={pathIn(each as Language, shown.length > 1 ? address : "/")}
                lang={tag}
                hrefLang={tag}
                aria-current={each === language ? "true" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        {shown.length > 1 ? null : <p className={styles.translated}>{t(TRANSLATED)}</p>}
      </nav>
      <address className={styles.contact}>
        <span>
          {COMPANY.name}, UEN {COMPANY.uen}
        </span>
        <a className={styles.link} href={`tel:${COMPANY.phone.replaceAll(" ", "")}`}>
          {COMPANY.phone}
        </a>
        <span>{td(COMPANY.hours)}</span>
        <a className={styles.link} href="/contact-us">
          {t("Write to us")}
        </a>
      </address>
      <div className={styles.legal}>
        <p>
          © {todayInSingapore().slice(0, 4)} {COMPANY.name}
        </p>
        <p>{t("Prices are in Singapore dollars, with GST and service charge included.")}</p>
      </div>
    </footer>
  );
}
