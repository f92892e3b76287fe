import { COMPANY } from "@/contracts/company";
import { Logo } from "@/components/ui/media/logo";
import { FOOTER_GROUPS } from "./footer-links";
import styles from "./site-footer.module.css";

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.tiles} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>
            <i lang="ms">Sayang</i> is what we call the ones we love. It is also the whole idea: a wedding
            without the runaround.
          </p>
        </div>
        {FOOTER_GROUPS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul>
              {links.map(({ label, href, newTab, only }) => (
                <li key={href} data-only={only}>
                  <a
                    className={styles.link}
                    href={href}
                    {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <address className={styles.contact}>
        <span>
          {COMPANY.name}, UEN {COMPANY.uen}
        </span>
        <a className={styles.link} href={`tel:${COMPANY.phone.replaceAll(" ", "")}`}>
          {COMPANY.phone}
        </a>
        <span>{COMPANY.hours}</span>
        <a className={styles.link} href="/contact-us">
          Write to us
        </a>
      </address>
      <div className={styles.legal}>
        <p>
          © {new Date().getUTCFullYear()} {COMPANY.name}
        </p>
        <p>Prices are in Singapore dollars, with GST and service charge included.</p>
      </div>
    </footer>
  );
}
