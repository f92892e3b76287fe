"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Table } from "@/components/ui/list/table";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorLedgerQuery } from "@/services/operator/money";
import styles from "./operator-money.module.css";

const ACCOUNTS: Readonly<Record<string, string>> = {
  gateway: "At the card processor",
  order: "Held for orders",
  vendor: "Owed to vendors",
  commission: "Commission",
  voucher: "Gift vouchers",
  credit: "Store credit",
};

/** The state of the ledger: its disagreements and the balance of each account. */
export function OperatorLedgerView() {
  return (
    <>
      <PageTitle title="Ledger">What is held, owed and earned, and whether it adds up.</PageTitle>
      <div className={styles.parts}>
        <Books />
      </div>
    </>
  );
}

function Books() {
  const { data, error, isFetching, refetch } = useGetOperatorLedgerQuery();
  if (error && !data && !isFetching)
    return <LoadFailure title="The ledger could not be loaded" error={error} retry={refetch} />;
  if (!data) return <CardRowsSkeleton label="Checking the ledger" count={2} />;
  return (
    <>
      {data.complaints.length === 0 ? (
        <Alert tone="good" title="Everything adds up">
          <p>
            Checked {data.postings.toLocaleString("en-SG")} postings of {data.orders.toLocaleString("en-SG")}{" "}
            orders and {data.vouchers.toLocaleString("en-SG")} vouchers.
          </p>
        </Alert>
      ) : (
        <Alert tone="bad" title="Something doesn’t add up">
          <ul>
            {data.complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        </Alert>
      )}
      <section aria-labelledby="accounts">
        <h2 id="accounts" className={styles.heading}>
          Accounts
        </h2>
        <Table caption="Accounts">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Balance</th>
              <th scope="col">Holders</th>
              <th scope="col">Entries</th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ account, amount, holders, entries }) => (
              <tr key={account}>
                <td>{ACCOUNTS[account] ?? account}</td>
                <td data-numeric>{formatMoney(toCents(amount))}</td>
                <td data-numeric>{holders.toLocaleString("en-SG")}</td>
                <td data-numeric>{entries.toLocaleString("en-SG")}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  );
}
