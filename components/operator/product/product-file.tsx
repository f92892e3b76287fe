"use client";
import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { thumbUrl } from "@/components/ui/media/thumb";
import { type OperatorProduct, REVIEWED_FIELDS } from "@/contracts/catalogue/product/operator-product";
import { useGetOperatorProductQuery } from "@/services/operator/product";
import { ChangesTable } from "../parts/changes-table";
import styles from "./product-file.module.css";

/** A product awaiting review, field by field next to what couples see. */
export function ProductFile({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useGetOperatorProductQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching)
    return <LoadFailure title="This product could not be loaded" error={error} retry={refetch} />;
  if (!currentData) return <CardRowsSkeleton label="Loading the product" count={2} />;
  const { title, vendorId, vendorName, isEdit, changes } = currentData;
  return (
    <div className={styles.file}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={isEdit ? "info" : "brass"}>{isEdit ? "Edit" : "New"}</Badge>
        <Link className={styles.vendor} href={`/operator/vendors/${vendorId}`} prefetch={false}>
          {vendorName}
        </Link>
      </header>
      <Pictures product={currentData} />
      <ChangesTable
        caption={isEdit ? "What would change" : "What couples would see"}
        headings={isEdit ? ["Couples see now", "They would see"] : ["Now", "Couples would see"]}
        changes={changes.map(({ field, before, after }) => ({
          field: REVIEWED_FIELDS[field],
          before,
          after,
        }))}
      />
    </div>
  );
}

function Pictures({ product: { images, imagesAdded, imagesRemoved } }: { product: OperatorProduct }) {
  const removed = imagesRemoved.map((name) => ({ name, said: "Removed" }));
  const kept = images.map((name) => ({ name, said: imagesAdded.includes(name) ? "New" : "" }));
  if (removed.length + kept.length === 0) return <p>Without pictures.</p>;
  return (
    <ul className={styles.pictures} aria-label="Pictures">
      {[...kept, ...removed].map(({ name, said }) => (
        <li key={`${said}${name}`} className={styles.picture} data-removed={said === "Removed" || undefined}>
          <a href={`/media/${name}`} target="_blank" rel="noopener">
            <img src={thumbUrl(name)} alt={said ? `${said} picture` : "Picture"} width={120} height={90} />
          </a>
          {said ? <Badge tone={said === "New" ? "good" : "bad"}>{said}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
