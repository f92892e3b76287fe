"use client";
import Link from "next/link";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Badge } from "@/components/ui/feedback/badge";
import { Card } from "@/components/ui/page/card";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorMoneyQuery } from "@/services/operator/home";
import { dayOf } from "../parts/day-of";
import { FactList } from "../parts/fact-list";
import styles from "./operator-home-view.module.css";

const dollars = (amount: number) => formatMoney(toCents(amount));

/** The last seven days' money, and whether the ledger adds up. */
export function WeekMoney() {
  const { data, error, refetch } = useGetOperatorMoneyQuery();
  if (error && !data)
    return <LoadFailure title="The week could not be loaded" error={error} retry={refetch} />;
  if (!data) return null;
  const { complaints, checkedAt } = data.ledger;
  return (
    <Card as="section" aria-labelledby="week">
      <h2 id="week" className={styles.heading}>
        Since {dayOf(data.since)}
      </h2>
      <FactList
        facts={[
          { label: "Paid in", value: dollars(data.paidIn) },
          { label: "Refunded", value: dollars(data.refunded) },
          { label: "Paid out to vendors", value: dollars(data.paidOut) },
          { label: "Commission", value: dollars(data.commission) },
          {
            label: "Ledger",
            value: (
              <>
                <Badge tone={complaints === 0 ? "good" : "bad"}>
                  {complaints === 0 ? "Adds up" : `${complaints} don’t add up`}
                </Badge>{" "}
                <Link href="/operator/ledger" prefetch={false}>
                  Checked {formatDateTime(checkedAt)}
                </Link>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
