import { SectionHeading } from "@/components/ui/section-heading";
import type { VendorDetail } from "@/contracts/vendor";
import { Prose } from "./prose";
import styles from "./vendor-faq.module.css";

/** What couples ask first. */
export function VendorFaq({ vendor: { faq } }: { vendor: VendorDetail }) {
  if (faq.length === 0) return null;
  return (
    <section id="faq" className={styles.section}>
      <SectionHeading title="Questions couples ask" />
      <div className={styles.list}>
        {faq.map(({ id, question, answer }) => (
          <details key={id} className={styles.entry}>
            <summary>{question}</summary>
            <Prose text={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
