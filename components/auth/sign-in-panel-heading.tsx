import type { ReactNode, Ref } from "react";
import styles from "./sign-in-panel.module.css";

type Props = {
  title: string;
  children?: ReactNode;
  /** To move the focus here when the page's content has changed. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** The title of a sign-in page, and what it is about. */
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
