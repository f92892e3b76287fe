import { Button, ButtonLink } from "@/components/ui/action/button";
import { Logo } from "@/components/ui/media/logo";
import { COMPLETION_DAYS, type DeliveryQuestion } from "@/contracts/sale/order/delivery";
import { COMMENT_MAX } from "@/contracts/sale/order/order";
import { TextAreaField } from "@/components/ui/form/field";
import { formatDate } from "@/lib/dates";
import styles from "./confirm-delivery-view.module.css";

type Props = { token: string; question: DeliveryQuestion | null; done: "delivered" | "issue" | null };

/**
 * The page of the mailed link. Works without script, and confirms only on a click, because mail scanners open links,
 * too.
 */
export function ConfirmDeliveryView({ token, question, done }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <a href="/" className={styles.home} aria-label="Sayang, home">
          <Logo ground="paper" />
        </a>
      </header>
      <main id="main" className={styles.main}>
        {done ? <Done what={done} /> : question ? <Ask token={token} question={question} /> : <Gone />}
      </main>
    </div>
  );
}

function Ask({ token, question }: { token: string; question: DeliveryQuestion }) {
  const { orderNumber, vendorName, eventDate, items } = question;
  return (
    <>
      <p className={styles.number}>Order {orderNumber}</p>
      <h1 className={styles.title}>Did {vendorName} deliver everything?</h1>
      <ul className={styles.items}>
        {items.map((title, at) => (
          <li key={`${at} ${title}`}>{title}</li>
        ))}
      </ul>
      {eventDate ? <p className={styles.when}>For {formatDate(eventDate)}</p> : null}
      <form
        className={styles.answer}
        method="post"
        encType="multipart/form-data"
        action="/api/v1/order/confirmdelivery"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="delivered" value="true" />
        <Button type="submit" block>
          Yes, confirm delivery
        </Button>
        <p className={styles.aside}>
          The order is completed in {COMPLETION_DAYS} days and {vendorName} is paid. You can raise an issue
          until then.
        </p>
      </form>
      <details className={styles.issue}>
        <summary>No, something’s wrong</summary>
        <form method="post" encType="multipart/form-data" action="/api/v1/order/confirmdelivery">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="delivered" value="false" />
          <TextAreaField
            id="delivery-comment"
            name="comment"
            label="What’s wrong?"
            hint={`${vendorName} and our team read this. The order stays open until it’s resolved.`}
            maxLength={COMMENT_MAX}
            rows={4}
          />
          <Button type="submit" variant="secondary" block>
            Raise an issue
          </Button>
        </form>
      </details>
    </>
  );
}

function Done({ what }: { what: "delivered" | "issue" }) {
  return (
    <>
      <h1 className={styles.title}>
        {what === "delivered" ? "Thank you. Delivery confirmed" : "Your issue is raised"}
      </h1>
      <p>
        {what === "delivered"
          ? `Your order is completed in ${COMPLETION_DAYS} days. If you notice something wrong before then, raise an issue on your order’s page.`
          : "We’ve told the vendor, who’ll get in touch with you. Your order stays open until you confirm the delivery. We’ve emailed you what happens next."}
      </p>
      <p className={styles.actions}>
        <ButtonLink href="/user/manage-orders" variant="secondary">
          See your orders
        </ButtonLink>
      </p>
    </>
  );
}

function Gone() {
  return (
    <>
      <h1 className={styles.title}>This link no longer works</h1>
      <p>
        You may have answered already, or the vendor has sent you a newer email. Your order’s page shows where
        things stand.
      </p>
      <p className={styles.actions}>
        <ButtonLink href="/user/manage-orders">See your orders</ButtonLink>
      </p>
    </>
  );
}
