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
              {links.map(({ label, href, newTab }) => (
                <li key={href}>
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
      <div className={styles.legal}>
        <p>© {new Date().getUTCFullYear()} Sayang, Singapore</p>
        <p>Prices are in Singapore dollars, with GST and service charge included.</p>
      </div>
    </footer>
  );
}
