import type { ReactNode } from "react";
import { InviteArt } from "@/components/planning/invitation/card/invite-card";
import type { InviteDesign } from "@/contracts/planning/invitation/invitation";
import styles from "./rsvp-head.module.css";

type Props = { design: InviteDesign; couple: string; title: string; children?: ReactNode };

/** The head of a guest's page: the invitation's art, the couple, and what the page is about. */
export function RsvpHead({ design, couple, title, children }: Props) {
  return (
    <header className={styles.head}>
      <InviteArt design={design} className={styles.art} />
      <p className={styles.couple}>{couple}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </header>
  );
}
