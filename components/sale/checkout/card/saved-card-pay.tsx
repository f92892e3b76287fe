"use client";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import { isUnanswered } from "@/contracts/api-error";
import type { PaymentCard } from "@/contracts/sale/payment/payment";
import { usePayWithSavedCardMutation } from "@/services/sale/payment";
import type { CardFormProps } from "../contract/card-form-props";
import { nameOfCard } from "./card-name";
import { PaymentTrouble } from "../contract/payment-trouble";
import { t } from "@/lib/words/t";
import styles from "./card-choice.module.css";

type Props = CardFormProps & { card: PaymentCard; onOther: () => void };

/**
 * Pays with a saved card, for which its bank may require authentication. If it is declined, the card form is one click
 * away.
 */
export function SavedCardPay({ intent, refusal, onResult, onLost, lost, card, onOther }: Props) {
  const [pay, { isLoading }] = usePayWithSavedCardMutation();
  const submit = async () => {
    const { data, error } = await pay({ paymentId: intent.paymentId, savedCardId: card.id });
    if (data) onResult(data);
    else if (isUnanswered(error)) onLost();
  };
  return (
    <>
      {isLoading ? null : <PaymentTrouble lost={lost} trouble={refusal} otherwise="enter a card" />}
      <Button size="lg" block busy={isLoading} onClick={() => void submit()}>
        {isLoading
          ? t("Asking your bank")
          : t("Pay {amount} with {card}", { amount: amount(intent.amount), card: nameOfCard(card) })}
      </Button>
      {refusal ? (
        <Button className={styles.other} variant="plain" onClick={onOther}>
          {t("Enter another card")}
        </Button>
      ) : null}
    </>
  );
}
