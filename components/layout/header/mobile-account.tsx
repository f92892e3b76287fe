"use client";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import { ButtonLink } from "@/components/ui/action/button";
import { LogoutButton } from "@/components/layout/account-menu/logout-button";
import {
  LINKS_BY_ROLE,
  type AccountCounts,
  type AccountIcon,
  countOf,
  GUEST_CART_ICON,
  GUEST_LINKS,
  NO_COUNTS,
} from "@/components/layout/account-menu/account-links";
import { useGuestCount, useStoredSession } from "@/components/session/use-stored-session";
import type { StoredSession } from "@/store/storage/stored-session";
import { t } from "@/lib/words/t";
import styles from "./mobile-account.module.css";

/** The drawer's account section, with the same links as the header's account menu. */
export function MobileAccount({ close }: { close: () => void }) {
  const session = useStoredSession();
  return (
    <nav className={styles.account} aria-label={t("Account")}>
      {session ? <SignedIn session={session} close={close} /> : <Guest close={close} />}
    </nav>
  );
}

function Guest({ close }: { close: () => void }) {
  const [login, join, ...vendors] = GUEST_LINKS;
  const cartCount = useGuestCount();
  return (
    <>
      <p className={styles.lead}>{t("Keep your cart, orders and plans in one place.")}</p>
      <div className={styles.buttons}>
        {join ? (
          <ButtonLink href={join.href} block onClick={close}>
            {join.label}
          </ButtonLink>
        ) : null}
        {login ? (
          <ButtonLink href={login.href} variant="secondary" block onClick={close}>
            {login.label}
          </ButtonLink>
        ) : null}
      </div>
      {cartCount > 0 ? (
        <ul>
          <IconRow icon={GUEST_CART_ICON} session={{ ...NO_COUNTS, cartCount }} close={close} />
        </ul>
      ) : null}
      <p className={styles.heading}>{t("For vendors")}</p>
      <ul className={styles.beside}>
        {vendors.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function SignedIn({ session, close }: { session: StoredSession; close: () => void }) {
  const { icons, groups } = LINKS_BY_ROLE[session.role];
  return (
    <>
      <p className={styles.greeting}>{t("Hi, {name}", { name: session.name })}</p>
      <ul>
        {icons.map((icon) => (
          <IconRow key={icon.label} icon={icon} session={session} close={close} />
        ))}
      </ul>
      {groups.map(({ heading, links }) => (
        <div key={heading ?? "first"}>
          {heading ? <p className={styles.heading}>{heading}</p> : null}
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href} onClick={close}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LogoutButton className={styles.logout} />
    </>
  );
}

function IconRow({ icon, session, close }: { icon: AccountIcon; session: AccountCounts; close: () => void }) {
  const count = countOf(session, icon);
  return (
    <li>
      <a
        className={styles.link}
        href={icon.href}
        data-lazy={icon.lazy}
        aria-label={count ? `${icon.label}, ${count.said}` : undefined}
        onClick={close}
      >
        {icon.label}
        {count ? <CountBadge count={count.count} tone="jewel" /> : null}
      </a>
    </li>
  );
}
