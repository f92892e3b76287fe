"use client";
import { LogoutButton } from "@/components/layout/account-menu/logout-button";
import { OPERATOR_ROLE_LABELS } from "@/contracts/identity/operator/operator";
import styles from "./operator-person.module.css";
import { useOperator } from "./use-operator";

/** Who is signed in, in which role, and the way out. */
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
