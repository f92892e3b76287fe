"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { milestonesProblem } from "@/contracts/catalogue/vendor/vendor-profile";
import { messageOf } from "@/contracts/api-error";
import { OFFER_LIMITS, type OfferTemplate } from "@/contracts/sale/offer";
import { daysBetween, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAddOfferTemplateMutation, useRemoveOfferTemplateMutation } from "@/services/sale/offer";
import styles from "./offer-composer.module.css";
import { bodyOf, isComplete, type OfferDraft } from "./offer-draft";

type Props = { draft: OfferDraft; chosen: OfferTemplate | undefined; onDeleted: () => void };

/** Saves the form as a template for other couples, or deletes the template that it was filled from. */
export function SaveTemplate({ draft, chosen, onDeleted }: Props) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const [save, { isLoading }] = useAddOfferTemplateMutation();
  const [remove, removal] = useRemoveOfferTemplateMutation();
  const ready = isComplete({ ...draft, eventDate: draft.eventDate || todayInSingapore() });
  const keep = async () => {
    setProblem("");
    if (!name.trim()) return setProblem("Name the template");
    if (!ready || milestonesProblem(draft.steps)) return setProblem("Complete the offer first");
    const { eventDate: _, validUntil, ...body } = bodyOf(draft);
    const validDays = Math.max(1, daysBetween(todayInSingapore(), validUntil));
    const saved = await save({ ...body, name: name.trim(), validDays });
    if (saved.error) return setProblem(messageOf(saved.error));
    notify("success", "Template saved");
    setName("");
  };
  return (
    <details className={styles.more}>
      <summary>Templates</summary>
      <div className={styles.template}>
        <TextField
          id="offer-template-name"
          label="Save this offer as a template named"
          maxLength={OFFER_LIMITS.templateName}
          value={name}
          error={problem || undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void keep();
          }}
        />
        <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void keep()}>
          Save template
        </Button>
      </div>
      {chosen ? (
        <Button
          variant="plain"
          size="sm"
          busy={removal.isLoading}
          onClick={() => void remove(chosen.id).then(onDeleted)}
        >
          Delete template “{chosen.name}”
        </Button>
      ) : null}
    </details>
  );
}
