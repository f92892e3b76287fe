import type { ReactNode, Ref } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import styles from "./onboarding-step.module.css";

type Props = {
  title: string;
  done: boolean;
  /** Helps to sell, but isn't required. */
  optional?: boolean;
  itemRef?: Ref<HTMLLIElement>;
  children: ReactNode;
};

export function OnboardingStep({ title, done, optional = false, itemRef, children }: Props) {
  const open = optional ? "Recommended" : "To do";
  return (
    <li ref={itemRef} className={styles.step}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={done ? "good" : optional ? "info" : "warn"}>{done ? "Done" : open}</Badge>
      </div>
      {children}
    </li>
  );
}
