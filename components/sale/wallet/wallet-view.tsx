"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import type { Wallet, WalletVoucher } from "@/contracts/sale/promotion/voucher";
import { todayInSingapore } from "@/lib/dates";
import { useGetWalletQuery } from "@/services/sale/voucher";
import { BoughtVouchers } from "./bought-vouchers";
import { ClaimForm } from "./claim-form";
import { WalletCard } from "./wallet-card";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./wallet.module.css";

/** A couple's gift vouchers, campaign vouchers and store credit. */
export function WalletView() {
  const { data, error, isFetching, refetch } = useGetWalletQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <AccountPage
      title="Vouchers and credit"
      lead="Use one of them in your cart to pay for an order."
      actions={data ? <Total wallet={data} /> : null}
    >
      <ClaimForm />
      {error && !isFetching ? (
        <LoadFailure title="Your vouchers could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? (
        <div className={styles.cards} role="status" aria-label="Loading your vouchers">
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="11rem" />
        </div>
      ) : null}
      {data && !error ? <Vouchers vouchers={data.vouchers} /> : null}
      <BoughtVouchers />
    </AccountPage>
  );
}

function Total({ wallet: { total, tiedToVendors } }: { wallet: Wallet }) {
  return (
    <div className={styles.total}>
      <p>To spend</p>
      <strong>{amount(total)}</strong>
      {tiedToVendors > 0 ? <p>{amount(tiedToVendors)} of it with one vendor only</p> : null}
    </div>
  );
}

function Vouchers({ vouchers }: { vouchers: readonly WalletVoucher[] }) {
  const today = todayInSingapore();
  const live = vouchers.filter((voucher) => isLive(voucher, today));
  const over = vouchers.filter((voucher) => !isLive(voucher, today));
  return (
    <>
      {live.length > 0 ? (
        <ul className={styles.cards} aria-label="Ready to spend">
          {live.map((voucher) => (
            <WalletCard key={voucher.id} voucher={voucher} today={today} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing to spend right now"
          action={
            <ButtonLink href="/evoucher" variant="secondary">
              About gift vouchers
            </ButtonLink>
          }
        >
          Gift vouchers that you add, vouchers from vendors and refunds kept as credit show up here.
        </EmptyState>
      )}
      {over.length > 0 ? (
        <details className={styles.over}>
          <summary>Used and expired ({over.length})</summary>
          <ul className={styles.cards}>
            {over.map((voucher) => (
              <WalletCard key={voucher.id} voucher={voucher} today={today} />
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function isLive({ state, balance, expiresOn }: WalletVoucher, today: string): boolean {
  return (state === "active" || state === "partly_used") && balance > 0 && (!expiresOn || expiresOn >= today);
}
