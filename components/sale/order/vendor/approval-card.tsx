import Link from "next/link";
import { MediaImage } from "@/components/ui/media/media-image";
import { amount } from "@/components/ui/money/amount";
import type { PendingOrder } from "@/contracts/sale/order/order";
import { itemsLine } from "../items-line";
import { AnswerButtons } from "./answer/answer-buttons";
import { AnswerCountdown } from "./answer/answer-countdown";
import type { Answer } from "./answer/use-order-answer";
import styles from "./approval-card.module.css";
import { dayLine } from "./day-line";

type Props = {
  order: PendingOrder;
  chosen: boolean;
  /** Without it the card can't be selected. */
  onChoose?: (() => void) | undefined;
  onAnswer: (order: PendingOrder, answer: Answer) => void;
};

/** An order to answer, with how full its day is. It takes the focus when the one before it has been answered. */
export function ApprovalCard({ order, chosen, onChoose, onAnswer }: Props) {
  const { customer, day, answerBy, comment } = order;
  return (
    <li
      className={styles.card}
      data-order={order.id}
      data-chosen={chosen || undefined}
      tabIndex={-1}
      aria-label={`${customer.name}, ${order.orderNumber}`}
    >
      {onChoose ? (
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`Select ${customer.name}, ${order.orderNumber}`}
          checked={chosen}
          onChange={onChoose}
        />
      ) : null}
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
            {customer.name}
          </Link>
        </h2>
        <p className={styles.items}>{itemsLine(order)}</p>
        <p className={styles.day} data-full={(day && (day.off || day.taken >= day.capacity)) || undefined}>
          {day ? (
            <Link href={`/vendor/dashboard/calendar?date=${day.date}`} prefetch={false}>
              {dayLine(day)}
            </Link>
          ) : (
            "No date yet"
          )}
        </p>
        {comment ? <p className={styles.comment}>“{comment}”</p> : null}
      </div>
      <div className={styles.side}>
        <p className={styles.total}>{amount(order.orderValue)}</p>
        <p className={styles.paid}>
          {order.orderNumber} · {amount(order.paid)} paid
        </p>
      </div>
      <div className={styles.foot}>
        {answerBy ? <AnswerCountdown answerBy={answerBy} short /> : null}
        <div className={styles.buttons}>
          <AnswerButtons order={order} size="sm" onAsk={(_, answer) => onAnswer(order, answer)} />
        </div>
      </div>
    </li>
  );
}
