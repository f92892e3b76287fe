import { useState } from "react";
import type { OperatorCategory } from "@/contracts/catalogue/operator-category";
import { groupBy } from "@/lib/group-by";
import styles from "./category-tree.module.css";

type Props = {
  nodes: readonly OperatorCategory[];
  chosenId: string;
  onChoose: (id: string) => void;
};

/** The tree, with the branch of the chosen category open. */
export function CategoryTree({ nodes, chosenId, onChoose }: Props) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const below = groupBy(nodes, ({ parentId }) => parentId);
  const above = new Set<string>();
  const byId = new Map(nodes.map((node) => [node._id, node]));
  for (let at = byId.get(chosenId)?.parentId; at; at = byId.get(at)?.parentId) above.add(at);
  const isOpen = (id: string) => toggled.get(id) ?? above.has(id);

  const list = (parentId: string | null) => (
    <ul className={styles.list}>
      {(below.get(parentId) ?? []).map(({ _id, kind, name, products }) => (
        <li key={_id}>
          <div className={styles.row}>
            {below.has(_id) ? (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={isOpen(_id)}
                aria-label={`What is below ${name}`}
                onClick={() => setToggled(new Map(toggled).set(_id, !isOpen(_id)))}
              />
            ) : (
              <span className={styles.leaf} />
            )}
            <button
              type="button"
              className={styles.node}
              aria-current={_id === chosenId}
              onClick={() => onChoose(_id)}
            >
              <span className={styles.name} data-kind={kind}>
                {name}
              </span>
              <span className={styles.count}>
                {products} <span className="visually-hidden">products on sale</span>
              </span>
            </button>
          </div>
          {below.has(_id) && isOpen(_id) ? list(_id) : null}
        </li>
      ))}
    </ul>
  );
  return <div className={styles.tree}>{list(null)}</div>;
}
