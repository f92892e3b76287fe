import type { ReactNode } from "react";
import { PageTabs } from "@/components/ui/list/page-tabs";
import styles from "./payments-head.module.css";

const VIEWS = [
  { tab: "due", label: "To pay" },
  { tab: "history", label: "Paid and refunded", href: "/user/payment-history" },
] as const;

type Props = {
  view: (typeof VIEWS)[number]["tab"];
  title: string;
  lead: string;
  /** Rendered beside the title. */
  children?: ReactNode;
};

/** The head of a couple's payments, whose two views show what is due and what was paid. */
export function PaymentsHead({ view, title, lead, children }: Props) {
  return (
    <div>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </header>
      <PageTabs label="Payments" path="/user/payments" tabs={VIEWS} current={view} />
    </div>
  );
}
