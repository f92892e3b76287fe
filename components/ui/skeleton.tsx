import type { CSSProperties } from "react";
import { classNames } from "./class-names";
import styles from "./skeleton.module.css";

type Props = { width?: string; height?: string; shape?: "line" | "block" | "round" };

/** The place of something that is on its way. Hidden from screen readers: its container says that it loads. */
export function Skeleton({ width = "100%", height = "1em", shape = "line" }: Props) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={classNames(styles.skeleton, styles[shape])} style={style} aria-hidden="true" />;
}
