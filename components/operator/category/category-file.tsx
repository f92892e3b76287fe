"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { messageOf } from "@/contracts/api-error";
import { CATEGORY_LEVELS } from "@/contracts/catalogue/category";
import type { OperatorCategory } from "@/contracts/catalogue/operator-category";
import { notify } from "@/lib/notice/notify";
import { useMoveCategoryMutation, useRemoveCategoryMutation } from "@/services/operator/category";
import { ActsOf } from "../audit/acts-of";
import { useOperatorMay } from "../frame/use-operator";
import { FactList } from "../parts/fact-list";
import styles from "./category-file.module.css";

const AddDialog = lazy(() => import("./category-add-dialog"));
const RenameDialog = lazy(() => import("./category-rename-dialog"));
const MoveDialog = lazy(() => import("./category-move-dialog"));
const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const KINDS = ["Product type", "Master category", "Category", "Sub-category"] as const;

type Props = {
  node: OperatorCategory;
  nodes: readonly OperatorCategory[];
  onChoose: (id: string) => void;
};

/** A category or product type, and what can be done with it. */
export function CategoryFile({ node, nodes, onChoose }: Props) {
  const [asked, setAsked] = useState<"add" | "rename" | "move" | "remove" | null>(null);
  const [move, { isLoading: isMoving }] = useMoveCategoryMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveCategoryMutation();
  const seesLog = useOperatorMay("audit");
  const { _id, kind, parentId, level, name, slug, formerSlugs, products, vendors } = node;
  const siblings = nodes.filter((each) => each.parentId === parentId && each.kind === kind);
  const place = siblings.findIndex((each) => each._id === _id);
  const isMaster = level === 1;
  const isEmpty = !nodes.some((each) => each.parentId === _id);
  const close = () => setAsked(null);

  const shift = (by: number) =>
    move({ id: _id, body: { parentId, position: place + by } })
      .unwrap()
      .catch((error: unknown) => notify("error", messageOf(error)));
  const confirmRemoval = async () => {
    try {
      await remove(_id).unwrap();
      notify("success", `Removed ${name}`);
      onChoose(parentId ?? "");
    } catch (error) {
      notify("error", messageOf(error));
      close();
    }
  };

  return (
    <div className={styles.file}>
      <Button className={styles.back} variant="plain" size="sm" onClick={() => onChoose("")}>
        Back to the tree
      </Button>
      <header>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.kind}>{KINDS[level]}</p>
      </header>
      <div className={styles.acts} role="group" aria-label={`Change ${name}`}>
        <Button size="sm" variant="secondary" onClick={() => setAsked("rename")}>
          Rename
        </Button>
        {kind === "category" ? (
          <Button size="sm" variant="secondary" onClick={() => setAsked("add")}>
            {level < CATEGORY_LEVELS ? "Add below" : "Add product type"}
          </Button>
        ) : null}
        {isMaster ? null : (
          <Button size="sm" variant="secondary" onClick={() => setAsked("move")}>
            Move to
          </Button>
        )}
        <Button size="sm" variant="secondary" busy={isMoving} disabled={place < 1} onClick={() => shift(-1)}>
          Up
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={isMoving}
          disabled={place === siblings.length - 1}
          onClick={() => shift(1)}
        >
          Down
        </Button>
        {isMaster || !isEmpty || products > 0 || vendors > 0 ? null : (
          <Button size="sm" variant="danger" onClick={() => setAsked("remove")}>
            Remove
          </Button>
        )}
      </div>
      <FactList
        facts={[
          {
            label: "Address",
            value: <Link href={`/vendor?category=${slug}#result`}>/vendor?category={slug}</Link>,
          },
          { label: "Former addresses", value: formerSlugs.join(", ") },
          { label: "Products on sale", value: String(products) },
          { label: "Vendors", value: String(vendors) },
        ]}
      />
      {seesLog ? (
        <section>
          <h3 className={styles.heading}>What operators did</h3>
          <ActsOf subjectId={_id} />
        </section>
      ) : null}
      <Suspense>
        {asked === "add" ? <AddDialog parent={node} onAdded={onChoose} onClose={close} /> : null}
        {asked === "rename" ? <RenameDialog node={node} onClose={close} /> : null}
        {asked === "move" ? <MoveDialog node={node} nodes={nodes} onClose={close} /> : null}
        {asked === "remove" ? (
          <ConfirmDialog
            open
            title={`Remove ${name}?`}
            confirm="Remove"
            cancel="Keep it"
            tone="danger"
            busy={isRemoving}
            onConfirm={() => void confirmRemoval()}
            onClose={close}
          >
            It disappears from the menu and filters, and its address shows all vendors.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </div>
  );
}
