"use client";
import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./mega-menu-panel.module.css";
import { useMenuAim } from "./use-menu-aim";
import { td } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

export type ListNode = { _id: string; name: string; slug: string };

type Props = {
  column: number;
  label: string;
  nodes: ListNode[];
  active: string;
  navigate: boolean;
  activate: (id: string) => void;
  choose: (node: ListNode) => void;
};

/** One list of the cascade. On touch, the first tap opens an entry and the second follows its link. */
export function CategoryList({ column, label, nodes, active, navigate, activate, choose }: Props) {
  const aim = useMenuAim(activate);
  const click = (event: MouseEvent, node: ListNode) => {
    if (aim.byTouch() && node._id !== active) {
      event.preventDefault();
      activate(node._id);
      return;
    }
    if (!navigate) event.preventDefault();
    choose(node);
  };
  return (
    <ul
      className={classNames(styles.list, column === 0 && styles.first)}
      aria-label={label}
      data-column={column}
      {...aim.list}
    >
      {nodes.map((node) => (
        <li key={node._id}>
          <a
            className={styles.item}
            href={pathHere(`/vendor?category=${node.slug}#result`)}
            tabIndex={node._id === active ? 0 : -1}
            data-item={node._id}
            data-active={node._id === active || undefined}
            onPointerEnter={(event) => aim.enter(event, node._id)}
            onFocus={() => {
              if (!aim.byTouch()) activate(node._id);
            }}
            onClick={(event) => click(event, node)}
          >
            {td(node.name)}
            <Icon name="chevron-right" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
