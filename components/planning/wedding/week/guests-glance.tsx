import { HomeSection } from "@/components/ui/page/home-section";
import type { GuestGlance } from "@/contracts/planning/overview";
import styles from "./week.module.css";

/** The answers to each event. Renders nothing until somebody is invited. */
export function GuestsGlance({ guests }: { guests: readonly GuestGlance[] }) {
  if (guests.length === 0) return null;
  return (
    <HomeSection title="Guests" action={{ label: "Guest List", href: "/user/dashboard/guest-list" }}>
      <ul>
        {guests.map(({ eventId, name, invited, yes, no, open }) => (
          <li key={eventId} className={styles.row}>
            <div className={styles.what}>
              <p>{name}</p>
              <p className={styles.note}>
                {yes} of {invited} coming, {no} can’t, {open} still to answer
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
