"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Table } from "@/components/ui/list/table";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { LEDGER_ACCOUNT_LABELS } from "@/contracts/operator/ledger/ledger-closing";
import { formatMoney, toCents } from "@/lib/money";
import { useGetOperatorLedgerQuery } from "@/services/operator/money";
import { LedgerTabs } from "./ledger-tabs";
import styles from "./ledger.module.css";

/** The state of the ledger: its discrepancies and the balance of each account. */
export function LedgerBalancesView() {
  return (
    <>
      <PageTitle title="Ledger">What is held, owed and earned, and whether it adds up.</PageTitle>
      <LedgerTabs current="balances" />
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
              <th scope="col" data-numeric>
                Balance
              </th>
              <th scope="col" data-numeric>
                Holders
              </th>
              <th scope="col" data-numeric>
                Entries
              </th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ account, amount, holders, entries }) => (
              <tr key={account}>
                <td>{accountName(account)}</td>
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

const NAMES: Readonly<Record<string, string>> = LEDGER_ACCOUNT_LABELS;
const accountName = (account: string) => NAMES[account] ?? account;
