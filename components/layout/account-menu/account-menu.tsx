"use client";
import { shortCount } from "@/lib/text/short-count";
import { useId } from "react";
import { LazyNoticeCount } from "@/components/identity/notice/bell/lazy-notice-count";
import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";
import type { StoredSession } from "@/store/storage/stored-session";
import { AccountGlyph } from "./icons";
import { LogoutButton } from "./logout-button";
import { Menu } from "./menu";
import { MenuLinks, AccountAnchor } from "./menu-links";
import menuStyles from "./menu.module.css";
import {
  LINKS_BY_ROLE,
  type AccountCounts,
  type AccountIcon,
  countOf,
  GUEST_CART_ICON,
  GUEST_LINKS,
  NO_COUNTS,
} from "./account-links";
import styles from "./account-menu.module.css";
import { useGuestCount, useStoredSession } from "@/components/session/use-stored-session";
import { t, td } from "@/lib/words/t";

/**
 * The account menu in the header. The server renders it for guests; the stored session appears after hydration, in a
 * space of the same size.
 */
export function AccountMenu() {
  const session = useStoredSession();
  return (
    <nav className={styles.session} aria-label={t("Account")}>
      {session === null ? <GuestLinks /> : <SignedIn session={session} />}
    </nav>
  );
}

function GuestLinks() {
  const cartCount = useGuestCount();
  return (
    <>
      {cartCount > 0 ? <IconLink icon={GUEST_CART_ICON} session={{ ...NO_COUNTS, cartCount }} /> : null}
      <ul className={styles.wide}>
        {GUEST_LINKS.map((link) => (
          <li key={link.label}>
            <AccountAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
      <div className={styles.narrow}>
        <Menu name={t("Account")} label={<AccountGlyph name="person" />}>
          <MenuLinks groups={[{ heading: null, links: GUEST_LINKS }]} />
        </Menu>
      </div>
    </>
  );
}

function SignedIn({ session }: { session: StoredSession }) {
  const { icons, groups } = LINKS_BY_ROLE[session.role];
  const greeting = t("Hi, {name}", { name: session.name });
  return (
    <>
      {icons.map((icon) => (
        <IconLink key={icon.label} icon={icon} session={session} />
      ))}
      <Menu
        name={greeting}
        label={
          <>
            <span className={styles.person}>
              <AccountGlyph name="person" />
            </span>
            <span className={styles.greeting}>{greeting}</span>
            <Icon name="chevron-down" />
          </>
        }
      >
        <p className={menuStyles.who}>{session.name}</p>
        <MenuLinks groups={groups} />
        <div className={menuStyles.group}>
          <LogoutButton />
        </div>
      </Menu>
    </>
  );
}

/** An icon with a badge. Icons without a badge show their label where there is room. */
function IconLink({ icon, session }: { icon: AccountIcon; session: AccountCounts }) {
  const count = countOf(session, icon);
  const unreadId = useId();
  return (
    <a
      className={classNames(styles.icon, icon.wideOnly && styles.wideIcon)}
      href={icon.href}
      data-lazy={icon.lazy}
      aria-label={count ? `${td(icon.label)}, ${count.said}` : td(icon.label)}
      aria-describedby={icon.unread ? unreadId : undefined}
      title={td(icon.label)}
    >
      <AccountGlyph name={icon.icon} />
      {count || icon.unread ? null : <span className={styles.word}>{td(icon.label)}</span>}
      {count && count.count > 0 ? <span className={styles.badge}>{shortCount(count.count)}</span> : null}
      {icon.unread ? (
        <span id={unreadId}>
          <LazyNoticeCount className={styles.badge} />
        </span>
      ) : null}
    </a>
  );
}
