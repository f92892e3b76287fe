import { COMPANY } from "@/contracts/company";
import { todayInSingapore } from "@/lib/dates";
import { Logo } from "@/components/ui/media/logo";
import { FOOTER_GROUPS } from "./footer-links";
import { chromeIn } from "@/components/layout/messages/chrome";
import { type Language, LANGUAGES, pathIn } from "@/lib/page/languages";
import styles from "./site-footer.module.css";

/** Says which pages the language switch translates. */
const TRANSLATED = "The home page and guests’ replies are in four languages, the other pages in English.";
const MEANING =
  "is what we call the ones we love. It is also the whole idea: a wedding without the runaround.";

export function SiteFooter({ language = "en" }: { language?: Language }) {
  const t = chromeIn(language);
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
                    href={href}
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
                href={pathIn(each as Language, "/")}
                lang={tag}
                hrefLang={tag}
                aria-current={each === language ? "true" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.translated}>{t(TRANSLATED)}</p>
      </nav>
      <address className={styles.contact}>
        <span>
          {COMPANY.name}, UEN {COMPANY.uen}
        </span>
        <a className={styles.link} href={`tel:${COMPANY.phone.replaceAll(" ", "")}`}>
          {COMPANY.phone}
        </a>
        <span>{COMPANY.hours}</span>
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
