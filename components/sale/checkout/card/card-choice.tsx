"use client";
import { useRef, useState } from "react";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import type { PaymentCard } from "@/contracts/sale/payment/payment";
import { useChooseSavingMutation, useGetCardsQuery } from "@/services/sale/payment";
import { useAppSelector } from "@/store/hooks";
import { CardForm } from "./card-form";
import type { CardFormProps } from "../contract/card-form-props";
import styles from "./card-choice.module.css";
import { nameOfCard } from "./card-name";
import { SavedCardPay } from "./saved-card-pay";
import { t } from "@/lib/words/t";

const OTHER = "other";

/** Pays with a saved card or another one, which may be saved for later payments. */
export function CardChoice(props: CardFormProps) {
  // Guests can buy vouchers, but have no saved cards.
  const isCustomer = useAppSelector((state) => state.auth.role === "customer");
  const { data: cards, isLoading } = useGetCardsQuery(undefined, { skip: !isCustomer });
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useRef(Promise.resolve());
  if (isLoading) return <Skeleton shape="block" height="18rem" />;
  const saved = cards ?? [];
  const choice = chosen ?? saved[0]?.id ?? OTHER;
  const card = saved.find(({ id }) => id === choice);
  return (
    <div className={styles.choice}>
      {saved.length > 0 ? (
        <fieldset className={styles.cards}>
          <legend className="visually-hidden">{t("Card")}</legend>
          {saved.map((each) => (
            <Option
              key={each.id}
              card={each}
              checked={each.id === choice}
              onChoose={() => setChosen(each.id)}
            />
          ))}
          <Option card={null} checked={!card} onChoose={() => setChosen(OTHER)} />
        </fieldset>
      ) : null}
      {card ? (
        <SavedCardPay {...props} card={card} onOther={() => setChosen(OTHER)} />
      ) : (
        <CardForm
          {...props}
          saving={
            isCustomer
              ? {
                  field: (
                    <SaveCard
                      paymentId={props.intent.paymentId}
                      onChoose={(tell) => (saving.current = saving.current.then(tell))}
                    />
                  ),
                  settled: () => saving.current,
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

function Option({
  card,
  checked,
  onChoose,
}: {
  card: PaymentCard | null;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.option}>
      <input type="radio" name="saved-card" checked={checked} onChange={onChoose} />
      <span>{card ? nameOfCard(card) : t("Another card")}</span>
    </label>
  );
}

/** The processor stores the card, never us. `onChoose` gets a function that tells the processor the choice. */
function SaveCard({
  paymentId,
  onChoose,
}: {
  paymentId: string;
  onChoose: (tell: () => Promise<void>) => void;
}) {
  const [save, setSave] = useState(false);
  const [choose] = useChooseSavingMutation();
  const change = (next: boolean) => {
    setSave(next);
    onChoose(async () => {
      const { error } = await choose({ paymentId, save: next });
      if (error) setSave(!next);
    });
  };
  return (
    <CheckboxField
      id="save-card"
      label={t("Save this card for your next payments")}
      checked={save}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
