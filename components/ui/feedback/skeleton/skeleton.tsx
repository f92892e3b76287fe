import type { CSSProperties } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./skeleton.module.css";

type Props = { width?: string; height?: string; shape?: "line" | "block" | "round" };

/** The placeholder of loading content. Hidden from screen readers, because its container announces the loading. */
export function Skeleton({ width = "100%", height = "1em", shape = "line" }: Props) {
  const style: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={classNames(styles.skeleton, styles[shape])} style={style} aria-hidden="true" />;
}
