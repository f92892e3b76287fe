"use client";
import { useMay } from "@/components/session/use-team-role";
import { useAppSelector } from "@/store/hooks";

/** Returns true when the role may answer orders and the shop isn't suspended, which stops new ones. */
export function useMayApprove(): boolean {
  const suspended = useSuspended();
  return useMay("orders.decide") && !suspended;
}

export function useSuspended(): boolean {
  return useAppSelector(
    ({ auth: { userData } }) => userData?.roleUser === "vendor" && userData.status === "suspended",
  );
}
