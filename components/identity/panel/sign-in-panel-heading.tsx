import type { ReactNode, Ref } from "react";
import styles from "./sign-in-panel.module.css";

type Props = {
  title: string;
  children?: ReactNode;
  /** Lets the page move the focus here when its content changes. */
  headingRef?: Ref<HTMLHeadingElement>;
};

export function PanelHeading({ title, children, headingRef }: Props) {
  return (
    <>
      <h1 ref={headingRef} className={styles.title} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {children ? <p className={styles.lead}>{children}</p> : null}
    </>
  );
}
