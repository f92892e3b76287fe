"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { OPERATOR_ROLE_LABELS, operatorMay } from "@/contracts/identity/operator/operator";
import { currentEntry } from "./operator-menu";
import { useOperator } from "./use-operator";

/** Shows a page of the console only to roles with its right, and otherwise says so. The server refuses its calls. */
export function RightGate({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const right = currentEntry(usePathname())?.right;
  if (!operator) return null;
  if (!right || operatorMay(operator.operatorRole, right)) return children;
  return (
    <EmptyState
      headingLevel="h1"
      title="This page isn’t part of your role"
      action={<ButtonLink href="/operator">Back to home</ButtonLink>}
    >
      You’re signed in as {OPERATOR_ROLE_LABELS[operator.operatorRole]}. An admin can change your role.
    </EmptyState>
  );
}
