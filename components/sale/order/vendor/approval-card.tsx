import Link from "next/link";
import { MediaImage } from "@/components/ui/media/media-image";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { formatDate } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";
import { AnswerButtons } from "./answer/answer-buttons";
import { AnswerCountdown } from "./answer/answer-countdown";
import { itemsLine } from "../items-line";
import styles from "./approval-card.module.css";
import type { Answer } from "./answer/use-order-answer";

type Props = { order: OrderSummary; onAsk: (order: OrderSummary, answer: Answer) => void };

export function ApprovalCard({ order, onAsk }: Props) {
  return (
    <li className={styles.card}>
      <MediaImage
        className={styles.picture}
        name={order.firstItemImage}
        alt=""
        width={88}
        height={88}
        sizes="88px"
      />
      <div className={styles.what}>
        <h2 className={styles.couple}>
          <Link href={`/vendor/dashboard/orders/${order.id}`} prefetch={false}>
            {order.customer.name}
          </Link>
        </h2>
        <p>{itemsLine(order)}</p>
        <p className={styles.facts}>
          <span>{order.orderNumber}</span>
          <span>{order.eventDate ? `for ${formatDate(order.eventDate)}` : "no date yet"}</span>
        </p>
        {order.comment ? <p className={styles.comment}>“{order.comment}”</p> : null}
        {order.answerBy ? (
          <p className={styles.left}>
            <AnswerCountdown answerBy={order.answerBy} />
          </p>
        ) : null}
      </div>
      <div className={styles.side}>
        <p className={styles.total}>{amount(order.orderValue)}</p>
        <p className={styles.paid}>{amount(order.paid)} paid</p>
        <div className={styles.buttons}>
          <AnswerButtons order={order} size="sm" onAsk={onAsk} />
        </div>
      </div>
    </li>
  );
}
