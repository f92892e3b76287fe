"use client";
import { Icon } from "@/components/ui/icon";
import type { StoredSession } from "@/store/stored-session";
import { BagIcon, PersonIcon } from "./icons";
import { LogoutButton } from "./logout-button";
import { Menu } from "./menu";
import { MenuLinks, SessionAnchor } from "./menu-links";
import menuStyles from "./menu.module.css";
import {
  CART_LINK,
  CUSTOMER_GROUPS,
  GUEST_LINKS,
  type SessionLinkGroup,
  VENDOR_GROUPS,
  VENDOR_LINKS,
} from "./session-links";
import styles from "./session-menu.module.css";
import { useStoredSession } from "./use-stored-session";

/**
 * The corner of the header that knows who is here. The server renders it for guests; stored sessions show after
 * hydration, in a space of the same size.
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
  return (
    <>
      <ul className={styles.wide}>
        {GUEST_LINKS.map((link) => (
          <li key={link.label}>
            <SessionAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
      <div className={styles.narrow}>
        <Menu name="Account" label={<PersonIcon />}>
          <MenuLinks groups={[{ heading: null, links: GUEST_LINKS }]} />
        </Menu>
      </div>
    </>
  );
}

function SignedIn({ session }: { session: StoredSession }) {
  switch (session.role) {
    case "customer":
      return (
        <>
          <CartLink count={session.cartCount} />
          <Greeting name={session.name} groups={CUSTOMER_GROUPS} />
        </>
      );
    case "vendor":
      return (
        <>
          {VENDOR_LINKS.map((link) => (
            <SessionAnchor key={link.label} link={link} className={styles.link} />
          ))}
          <Greeting name={session.name} groups={VENDOR_GROUPS} />
        </>
      );
    case "operator":
      return <Greeting name={session.name} groups={[]} />;
  }
}

function CartLink({ count }: { count: number }) {
  const items = count === 1 ? "1 item" : `${count} items`;
  return (
    <a className={styles.icon} href={CART_LINK.href} aria-label={`${CART_LINK.label}, ${items}`}>
      <BagIcon />
      {count > 0 ? <span className={styles.badge}>{count > 99 ? "99+" : count}</span> : null}
    </a>
  );
}

function Greeting({ name, groups }: { name: string; groups: SessionLinkGroup[] }) {
  const label = (
    <>
      <span className={styles.person}>
        <PersonIcon />
      </span>
      <span className={styles.greeting}>Hi, {name}</span>
      <Icon name="chevron-down" />
    </>
  );
  return (
    <Menu name={`Hi, ${name}`} label={label}>
      <MenuLinks groups={groups} />
      <div className={menuStyles.group}>
        <LogoutButton />
      </div>
    </Menu>
  );
}
