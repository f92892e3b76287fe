"use client";
import { useState } from "react";
import { CAMPAIGN_MESSAGES, type Campaign, type PromotionType } from "@/contracts/sale/promotion/promotion";
import { notify } from "@/lib/notice/notify";
import { useDeleteCampaignMutation, usePauseCampaignMutation } from "@/services/sale/promotion";

/** Pauses and resumes campaigns, with undo, and deletes them when the vendor has confirmed. */
export function useCampaignSwitch(type: PromotionType) {
  const [sendPause] = usePauseCampaignMutation();
  const [sendDelete] = useDeleteCampaignMutation();
  const [busyId, setBusyId] = useState("");
  /** The campaign that was last paused or resumed. */
  const [switched, setSwitched] = useState<{ id: string; code: string; paused: boolean } | null>(null);
  const [doomed, setDoomed] = useState<Campaign | null>(null);

  const apply = async (id: string, code: string, paused: boolean, undoable: boolean) => {
    setBusyId(id);
    const { data } = await sendPause({ type, id, paused });
    setBusyId("");
    if (data) setSwitched(undoable ? { id, code, paused } : null);
  };
  const remove = async () => {
    if (!doomed) return;
    setBusyId(doomed.id);
    const { error } = await sendDelete({ type, id: doomed.id });
    setBusyId("");
    if (error) return;
    setDoomed(null);
    setSwitched(null);
    notify("success", CAMPAIGN_MESSAGES[type].deleted);
  };
  return {
    busyId,
    switched,
    doomed,
    pause: ({ id, code, status }: Campaign) => apply(id, code, status !== "paused", true),
    undo: () => (switched ? apply(switched.id, switched.code, !switched.paused, false) : Promise.resolve()),
    dismiss: () => setSwitched(null),
    askDelete: setDoomed,
    keep: () => setDoomed(null),
    remove,
  };
}

export type CampaignSwitch = ReturnType<typeof useCampaignSwitch>;
