import type { ReactNode } from "react";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { AccountPage } from "@/components/ui/page/account-page";

const VIEWS = [
  { tab: "due", label: "To pay" },
  { tab: "history", label: "Paid and refunded", href: "/user/payment-history" },
] as const;

type Props = {
  view: (typeof VIEWS)[number]["tab"];
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of a couple's payments. Its two views show what is due and what was paid. */
export function PaymentsPage({ view, title, lead, actions, children }: Props) {
  return (
    <AccountPage title={title} lead={lead} actions={actions}>
      <PageTabs label="Payments" path="/user/payments" tabs={VIEWS} current={view} />
      {children}
    </AccountPage>
  );
}
