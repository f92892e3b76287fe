"use client";
import { operatorMay, type OperatorRight } from "@/contracts/identity/operator/operator";
import type { SessionOperator } from "@/contracts/identity/auth";
import { useAppSelector } from "@/store/hooks";

/** Returns the signed-in operator; null until the stored session has been read. */
export function useOperator(): SessionOperator | null {
  const account = useAppSelector((state) => state.auth.userData);
  return account?.roleUser === "operator" ? account : null;
}

/** Returns whether the signed-in operator's role has the right. Only controls display; the server enforces it. */
export function useOperatorMay(right: OperatorRight): boolean {
  const operator = useOperator();
  return operator !== null && operatorMay(operator.operatorRole, right);
}
