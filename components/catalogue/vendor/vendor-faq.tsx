import { Question } from "@/components/ui/text/question";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { Prose } from "@/components/ui/text/prose";
import { t } from "@/lib/words/t";
import styles from "./vendor-faq.module.css";

export function VendorFaq({ vendor: { faq } }: { vendor: VendorDetail }) {
  if (faq.length === 0) return null;
  return (
    <section id="faq" className={styles.section}>
      <SectionHeading title={t("Questions couples ask")} />
      <div className={styles.list}>
        {faq.map(({ id, question, answer }) => (
          <Question key={id} ask={question}>
            <Prose text={answer} />
          </Question>
        ))}
      </div>
    </section>
  );
}
