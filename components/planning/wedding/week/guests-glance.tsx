import { HomeSection } from "@/components/ui/page/home-section";
import type { GuestGlance } from "@/contracts/planning/overview";
import styles from "./week.module.css";

/** The replies for each event, as a bar and in words. Renders nothing until a guest is invited. */
export function GuestsGlance({ guests }: { guests: readonly GuestGlance[] }) {
  if (guests.length === 0) return null;
  return (
    <HomeSection title="Guests" action={{ label: "Guest List", href: "/user/dashboard/guest-list" }}>
      <ul className={styles.events}>
        {guests.map(({ eventId, name, invited, yes, no, open }) => (
          <li key={eventId} className={styles.event}>
            <p>{name}</p>
            <div className={styles.bar} aria-hidden="true">
              <span data-part="yes" style={{ inlineSize: `${(yes / Math.max(invited, 1)) * 100}%` }} />
              <span data-part="no" style={{ inlineSize: `${(no / Math.max(invited, 1)) * 100}%` }} />
            </div>
            <p className={styles.note}>
              {yes} of {invited} coming, {no} can’t, {open} still to answer
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
