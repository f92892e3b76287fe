"use client";
import { useId } from "react";
import { SelectField } from "@/components/ui/form/field";
import { notify } from "@/lib/notice/notify";
import { useGetOrderTeamQuery, useSetOrderHandlerMutation } from "@/services/sale/order-team";

/** Assigns an order to a member of the team. */
export function OrderHandler({ orderId }: { orderId: string }) {
  const id = useId();
  const { currentData: team } = useGetOrderTeamQuery(orderId);
  const [assign, { isLoading }] = useSetOrderHandlerMutation();
  if (!team) return null;
  const save = async (handlerId: string) => {
    const { data } = await assign({ orderId, handlerId: handlerId || null });
    if (data) notify("success", data.handler ? `Assigned to ${data.handler.name}` : "Assigned to nobody");
  };
  return (
    <SelectField
      id={id}
      label="Assigned to"
      value={team.handler?.accountId ?? ""}
      disabled={isLoading}
      onChange={({ target }) => void save(target.value)}
    >
      <option value="">Nobody</option>
      {team.people.map(({ accountId, name }) => (
        <option key={accountId} value={accountId}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
