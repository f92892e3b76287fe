import type { ReactNode, Ref } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import styles from "./onboarding-step.module.css";

type Props = { title: string; done: boolean; itemRef?: Ref<HTMLLIElement>; children: ReactNode };

export function OnboardingStep({ title, done, itemRef, children }: Props) {
  return (
    <li ref={itemRef} className={styles.step}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={done ? "good" : "warn"}>{done ? "Done" : "To do"}</Badge>
      </div>
      {children}
    </li>
  );
}
