import { amount } from "@/components/ui/money/amount";
import type { GrossParts } from "@/contracts/sale/payment/payout";
import styles from "./payout-lists.module.css";

/** The parts of what a couple paid, under their sum. Renders nothing for a sale without GST. */
export function GstParts({ of: { beforeGst, gst } }: { of: GrossParts }) {
  if (gst === 0) return null;
  return (
    <span className={styles.parts}>
      {amount(beforeGst)} + {amount(gst)} GST
    </span>
  );
}
