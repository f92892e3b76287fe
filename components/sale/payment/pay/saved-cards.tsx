"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { nameOfCard } from "@/components/sale/checkout/card/card-name";
import type { PaymentCard } from "@/contracts/sale/payment/payment";
import { notify } from "@/lib/notice/notify";
import { useGetCardsQuery, useRemoveCardMutation } from "@/services/sale/payment";
import styles from "./saved-cards.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The cards that the couple has saved with the processor, which can be removed. */
export function SavedCards() {
  const { data: cards, error, isFetching, refetch } = useGetCardsQuery();
  const [remove, { isLoading }] = useRemoveCardMutation();
  const [asked, setAsked] = useState<PaymentCard | null>(null);
  const [open, setOpen] = useState(false);
  // The pressed button disappears with its card.
  const noteRef = useKeptFocus<HTMLParagraphElement>(cards?.length);

  const confirm = async () => {
    if (!asked) return;
    const { data } = await remove(asked.id);
    setOpen(false);
    if (data) notify("success", `${nameOfCard(asked)} is removed`);
  };

  return (
    <SettingsCard title="Saved cards">
      <p ref={noteRef} tabIndex={-1} className={styles.note}>
        {cards?.length === 0
          ? "You haven’t saved a card. You can save one the next time you pay."
          : "Your cards are kept by our payment processor. Removing one doesn’t change what you’ve paid."}
      </p>
      {error && !isFetching ? (
        <LoadFailure title="Your cards could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!cards && !error ? <Skeleton shape="block" height="3.5rem" /> : null}
      {cards && cards.length > 0 ? (
        <ul className={styles.cards} aria-label="Saved cards">
          {cards.map((card) => (
            <li key={card.id} className={styles.card}>
              <div>
                <p className={styles.name}>{nameOfCard(card)}</p>
                <p className={styles.expiry}>Expires {expiryOf(card)}</p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${nameOfCard(card)}`}
                onClick={() => {
                  setAsked(card);
                  setOpen(true);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={`Remove ${nameOfCard(asked)}?`}
            confirm="Remove card"
            cancel="Keep card"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            You’ll have to enter it again to pay with it.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}

const expiryOf = ({ expMonth, expYear }: PaymentCard) => `${String(expMonth).padStart(2, "0")}/${expYear}`;
