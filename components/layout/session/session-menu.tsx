"use client";
import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";
import type { StoredSession } from "@/store/storage/stored-session";
import { SessionGlyph } from "./icons";
import { LogoutButton } from "./logout-button";
import { Menu } from "./menu";
import { MenuLinks, SessionAnchor } from "./menu-links";
import menuStyles from "./menu.module.css";
import {
  countOf,
  GUEST_CART_ICON,
  NO_COUNTS,
  type SessionCounts,
  CUSTOMER_GROUPS,
  CUSTOMER_ICONS,
  GUEST_LINKS,
  type SessionIcon,
  type SessionLinkGroup,
  VENDOR_GROUPS,
  VENDOR_ICONS,
} from "./session-links";
import styles from "./session-menu.module.css";
import { useGuestCount, useStoredSession } from "@/components/session/use-stored-session";

/**
 * The account menu in the header. The server renders it for guests; the stored session appears after hydration, in a
 * space of the same size.
 */
export function SessionMenu() {
  const session = useStoredSession();
  return (
    <nav className={styles.session} aria-label="Account">
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
            <SessionAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
      <div className={styles.narrow}>
        <Menu name="Account" label={<SessionGlyph name="person" />}>
          <MenuLinks groups={[{ heading: null, links: GUEST_LINKS }]} />
        </Menu>
      </div>
    </>
  );
}

function SignedIn({ session }: { session: StoredSession }) {
  switch (session.role) {
    case "customer":
      return <Corner session={session} icons={CUSTOMER_ICONS} groups={CUSTOMER_GROUPS} />;
    case "vendor":
      return <Corner session={session} icons={VENDOR_ICONS} groups={VENDOR_GROUPS} />;
    case "operator":
      return <Corner session={session} icons={[]} groups={[]} />;
  }
}

type CornerProps = { session: StoredSession; icons: SessionIcon[]; groups: SessionLinkGroup[] };

function Corner({ session, icons, groups }: CornerProps) {
  const greeting = `Hi, ${session.name}`;
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
              <SessionGlyph name="person" />
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
function IconLink({ icon, session }: { icon: SessionIcon; session: SessionCounts }) {
  const count = countOf(session, icon);
  return (
    <a
      className={classNames(styles.icon, icon.wideOnly && styles.wideIcon)}
      href={icon.href}
      data-lazy={icon.lazy}
      aria-label={count ? `${icon.label}, ${count.said}` : icon.label}
      title={icon.label}
    >
      <SessionGlyph name={icon.icon} />
      {count ? null : <span className={styles.word}>{icon.label}</span>}
      {count?.shown ? <span className={styles.badge}>{count.shown}</span> : null}
    </a>
  );
}
