"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Thumb } from "@/components/ui/media/thumb";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import { isLate } from "@/contracts/operator/home/home";
import { MINUTE_MS } from "@/lib/time";
import { useDecideOnProductMutation, useGetOperatorProductsQuery } from "@/services/operator/product";
import { ageWords } from "../parts/age";
import { Entry } from "../queue/entry";
import { QueuePage } from "../queue/queue-page";
import styles from "./operator-products-view.module.css";
import { LiveProductList } from "./live-product-list";
import { ProductFile } from "./product-file";

const PATH = "/operator/products";
const TABS = [
  { tab: "", label: "To review", href: PATH },
  { tab: "live", label: "Live", href: `${PATH}?tab=live` },
] as const;

/** New products and edits, each next to what couples see now, and the live products. */
export function OperatorProductsView() {
  const tab = useListParams().get("tab") === "live" ? "live" : "";
  return (
    <>
      <PageTitle title="Products">
        {tab === "live" ? "Products that couples see." : "New products and edits that couples can’t see yet."}
      </PageTitle>
      <PageTabs label="Products" path={PATH} tabs={TABS} current={tab} />
      {tab === "live" ? <LiveProductList /> : <ReviewQueue />}
    </>
  );
}

function ReviewQueue() {
  const { page } = useListParams();
  const query = useGetOperatorProductsQuery({ page, limit: 50 });
  const [decide] = useDecideOnProductMutation();
  const now = useNow(MINUTE_MS);
  return (
    <QueuePage
      query={query}
      label="Products to review"
      failure="The products could not be loaded"
      empty={<EmptyState title="Nothing to review">New products and edits appear here.</EmptyState>}
      nameOf={({ title }) => title}
      entry={({ title, vendorName, image, isEdit, since }) => (
        <span className={styles.entry}>
          <Thumb name={image} size={48} className={styles.thumb} />
          <span>
            <Entry
              title={title}
              badge={
                isLate({ name: "products", count: 1, since }, now) ? <Badge tone="bad">Late</Badge> : null
              }
            >
              {vendorName} · {isEdit ? "edit" : "new"} · {ageWords(since, now)}
            </Entry>
          </span>
        </span>
      )}
      decisionsOf={({ _id, title }) => [
        {
          key: "a",
          label: "Approve",
          tone: "primary",
          done: `Approved ${title}`,
          send: () => decide({ id: _id, body: { decision: "approve", reason: "" } }).unwrap(),
        },
        {
          key: "r",
          label: "Return",
          tone: "danger",
          done: `Returned ${title}`,
          reason: {
            title: "Return this product",
            lead: "The vendor reads your reason and can send the product again. What couples see now stays.",
            submit: "Return product",
          },
          send: (reason) => decide({ id: _id, body: { decision: "return", reason } }).unwrap(),
        },
      ]}
    >
      {({ _id }) => <ProductFile id={_id} />}
    </QueuePage>
  );
}
