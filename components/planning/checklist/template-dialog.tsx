"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { messageOf } from "@/contracts/api-error";
import { CEREMONIES, type Ceremony, CEREMONY_LABELS } from "@/contracts/planning/checklist";
import { notify } from "@/lib/notice/notify";
import { useAddTemplatesMutation } from "@/services/planning/checklist";

type Props = { chosen: readonly Ceremony[]; day: string | null; onClose: () => void };

/** Chooses the ceremonies whose tasks are added to the checklist. */
export default function TemplateDialog({ chosen, day, onClose }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<Ceremony[]>([]);
  const [add, { isLoading, error }] = useAddTemplatesMutation();

  const submit = async () => {
    const { data } = await add({ ceremonies: picked });
    if (!data) return;
    const ticked = data.alreadyDone > 0 ? ` ${data.alreadyDone} you've already booked are ticked.` : "";
    notify("success", data.added === 1 ? `1 task added.${ticked}` : `${data.added} tasks added.${ticked}`);
    onClose();
  };

  return (
    <Dialog
      title="Which ceremonies are you planning?"
      error={error && messageOf(error)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isLoading} disabled={picked.length === 0} onClick={() => void submit()}>
            Add tasks
          </Button>
        </>
      }
    >
      <p>
        {day
          ? "Due dates count back from your wedding day."
          : "Your tasks get their dates once you set your wedding day in Wedding Details."}{" "}
        You can change or delete every task.
      </p>
      <div role="group" aria-label="Ceremonies">
        {CEREMONIES.map((ceremony) => {
          const had = chosen.includes(ceremony);
          return (
            <CheckboxField
              key={ceremony}
              id={`${id}-${ceremony}`}
              label={had ? `${CEREMONY_LABELS[ceremony]} (added)` : CEREMONY_LABELS[ceremony]}
              checked={had || picked.includes(ceremony)}
              disabled={had}
              onChange={({ target }) =>
                setPicked((before) =>
                  target.checked ? [...before, ceremony] : before.filter((one) => one !== ceremony),
                )
              }
            />
          );
        })}
      </div>
    </Dialog>
  );
}
