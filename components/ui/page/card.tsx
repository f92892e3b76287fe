import type { HTMLAttributes } from "react";
import styles from "./card.module.css";
import { classNames } from "@/components/ui/theme/class-names";

type Props = HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "li";
  /** `flat` lies on the page, `raised` floats slightly, `sunk` is an aside. */
  tone?: "flat" | "raised" | "sunk";
  /** Without padding, for cards that begin with a picture. */
  bare?: boolean;
};

export function Card({ as: Tag = "div", tone = "raised", bare = false, className, ...rest }: Props) {
  return (
    <Tag {...rest} className={classNames(styles.card, styles[tone], !bare && styles.padded, className)} />
  );
}
