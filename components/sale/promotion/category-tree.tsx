"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { branchesOf, type CampaignTree, tickedIds, toggle } from "@/contracts/sale/promotion/campaign-tree";
import styles from "./campaign-form.module.css";

type Props = {
  tree: CampaignTree;
  /** False when the campaign covers everything. */
  limited: boolean;
  onLimit: (limited: boolean) => void;
  onTree: (tree: CampaignTree) => void;
};

/** The choice between everything and a part of the category tree. */
export function CategoryTree({ tree, limited, onLimit, onTree }: Props) {
  return (
    <fieldset className={styles.scope}>
      <legend className="visually-hidden">What it covers</legend>
      <label className={styles.choice}>
        <input type="radio" name="scope" checked={!limited} onChange={() => onLimit(false)} />
        Everything you sell
      </label>
      <label className={styles.choice}>
        <input type="radio" name="scope" checked={limited} onChange={() => onLimit(true)} />
        Only some categories
      </label>
      {limited ? (
        <>
          {tickedIds(tree).length === 0 ? (
            <Alert tone="warn">Tick at least one category, or it covers everything.</Alert>
          ) : null}
          <Branches
            branches={branchesOf(tree)}
            onToggle={(id, checked) => onTree(toggle(tree, id, checked))}
          />
        </>
      ) : null}
    </fieldset>
  );
}

type Branch = ReturnType<typeof branchesOf>[number];

function Branches({
  branches,
  onToggle,
}: {
  branches: Branch[];
  onToggle: (id: string, checked: boolean) => void;
}) {
  return (
    <ul className={styles.tree}>
      {branches.map(({ _id, name, checked, children }) => (
        <li key={_id}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={checked}
              onChange={({ target }) => onToggle(_id, target.checked)}
            />
            {name}
          </label>
          {children.length > 0 ? <Branches branches={children} onToggle={onToggle} /> : null}
        </li>
      ))}
    </ul>
  );
}
