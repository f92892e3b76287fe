import { MediaImage } from "@/components/ui/media/media-image";
import { classNames } from "@/components/ui/theme/class-names";
import { Icon } from "@/components/ui/media/icon";
import { type ComparedVendor, comparisonHref } from "@/contracts/catalogue/comparison/comparison";
import type { ComparisonQuery } from "@/contracts/catalogue/comparison/comparison.schema";
import { bestOf, type CompareRow, compareRows } from "./compare-rows";
import styles from "./compare-table.module.css";

type Props = { vendors: readonly ComparedVendor[]; query: ComparisonQuery };

/**
 * One column per vendor. Rows in which vendors differ are highlighted; on a phone the table scrolls sideways under its
 * labels.
 */
export function CompareTable({ vendors, query }: Props) {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Vendors side by side">
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {vendors.map((vendor) => (
              <th key={vendor.id} scope="col" className={styles.head}>
                <MediaImage
                  name={vendor.bannerImage ?? vendor.profileImage}
                  alt=""
                  width={800}
                  height={500}
                  sizes="24rem"
                  cutSizes="16rem"
                  className={styles.picture}
                />
                <a className={styles.name} href={`/vendor-detail/${vendor.slug}`}>
                  {vendor.vendorName}
                </a>
                <span className={styles.kind}>{(vendor.categories[0] ?? vendor.masterCategory).name}</span>
                <a
                  className={styles.remove}
                  href={comparisonHref({
                    ...query,
                    vendors: vendors.filter(({ id }) => id !== vendor.id).map(({ slug }) => slug),
                  })}
                  aria-label={`Remove ${vendor.vendorName}`}
                >
                  <Icon name="close" size={16} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(query).map((row) => (
            <Row key={row.label} row={row} vendors={vendors} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, vendors }: { row: CompareRow; vendors: readonly ComparedVendor[] }) {
  if (row.fits && !vendors.some(row.fits)) return null;
  const differs = new Set(vendors.map(row.text)).size > 1;
  const best = bestOf(row, vendors);
  return (
    <tr className={classNames(vendors.length > 1 && (differs ? styles.differs : styles.same))}>
      <th scope="row" className={styles.label}>
        {row.label}
        {row.hint ? <span className={styles.hint}>{row.hint}</span> : null}
      </th>
      {vendors.map((vendor) => (
        <td key={vendor.id} className={classNames(best === vendor && styles.best)}>
          {row.show(vendor)}
          {best === vendor && row.best ? <span className={styles.bestWord}>{row.best.word}</span> : null}
        </td>
      ))}
    </tr>
  );
}
