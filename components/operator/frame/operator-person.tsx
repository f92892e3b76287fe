"use client";
import { LogoutButton } from "@/components/layout/account-menu/logout-button";
import { OPERATOR_ROLE_LABELS } from "@/contracts/identity/operator/operator";
import styles from "./operator-person.module.css";
import { useOperator } from "./use-operator";

/** The signed-in operator's name and role, and the link to sign out. */
export function OperatorPerson() {
  const operator = useOperator();
  if (!operator) return null;
  return (
    <div className={styles.person}>
      <p className={styles.email}>{operator.email}</p>
      <p className={styles.role}>{OPERATOR_ROLE_LABELS[operator.operatorRole]}</p>
      <LogoutButton className={styles.logout} />
    </div>
  );
}
