import { PageHead } from "@/components/ui/page/heading/page-head";
import { BalanceForm } from "./balance-form";
import styles from "./balance.module.css";

export function BalanceView() {
  return (
    <main id="main">
      <PageHead
        drawing="voucher"
        title="What’s on your voucher?"
        lead="Enter the code from the email to see what's left and until when you can spend it."
      />
      <div className={styles.page}>
        <BalanceForm />
        <p className={styles.more}>
          Want to give one? <a href="/evoucher">Buy a wedding voucher</a>.
        </p>
      </div>
    </main>
  );
}
