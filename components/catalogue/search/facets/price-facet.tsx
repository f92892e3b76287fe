import type { SearchFacets } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { type PricedWedding, pricedWedding, sizeWords } from "@/contracts/catalogue/search/search-priced";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import { formatDate } from "@/lib/dates";
import { Facet } from "./parts/facet";
import { PriceWedding } from "./parts/price-wedding";
import { t } from "@/lib/words/t";
import styles from "./price-facet.module.css";

type Props = { search: VendorSearchQuery; price: SearchFacets["price"] };

/** All-in prices: a histogram, a range slider where script runs, and two fields that always work. */
export function PriceFacet({ search, price }: Props) {
  const { kind, priceMin, priceMax } = search;
  const wedding = pricedWedding(search);
  if (!price && priceMin === undefined && priceMax === undefined) return null;
  const one =
    kind === "products"
      ? t("Per unit, with service charge and GST included.")
      : t("A vendor’s lowest price, with service charge and GST included.");
  return (
    <Facet
      title={wedding ? t("Total for {size}", { size: sizeWords(wedding, price?.unit ?? null) }) : t("Price")}
      hint={wedding ? totalHint(wedding) : one}
    >
      {price && price.max > price.min ? (
        <PriceBars priceMin={priceMin} priceMax={priceMax} price={price} />
      ) : null}
      <div className={styles.fields}>
        <PriceField name="priceMin" label={t("Lowest price")} placeholder={price?.min} value={priceMin} />
        <span className={styles.to} aria-hidden="true">
          {t("to")}
        </span>
        <PriceField name="priceMax" label={t("Highest price")} placeholder={price?.max} value={priceMax} />
      </div>
      {wedding ? null : <PriceWedding search={search} />}
      {search.forTables === undefined ? null : (
        <a className={styles.one} href={changedHref(search, PER_UNIT)}>
          {t("Show prices per unit")}
        </a>
      )}
    </Facet>
  );
}

const PER_UNIT = { forTables: undefined, forDate: "", priceMin: undefined, priceMax: undefined };

const totalHint = ({ tables, date }: PricedWedding) =>
  date
    ? t("Your whole wedding of {size} on {date}, with service charge and GST included.", {
        size: sizeWords({ tables, date }, null),
        date: formatDate(date),
      })
    : t("Your whole wedding of {size}, with service charge and GST included.", {
        size: sizeWords({ tables, date }, null),
      });

type BarsProps = Pick<VendorSearchQuery, "priceMin" | "priceMax"> & {
  price: NonNullable<SearchFacets["price"]>;
};

function PriceBars({ priceMin, priceMax, price: { min, max, steps } }: BarsProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const [floor, ceiling] = [Math.floor(min), Math.ceil(max)];
  const thumbs = [
    { name: "priceMin", label: t("Lowest price, slider"), value: priceMin ?? floor },
    { name: "priceMax", label: t("Highest price, slider"), value: priceMax ?? ceiling },
  ];
  return (
    <div className={styles.range}>
      <div className={styles.bars} aria-hidden="true">
        {steps.map(({ from, to, count }) => (
          <span
            key={from}
            className={styles.bar}
            style={{ blockSize: `${count === 0 ? 0 : Math.max(6, (count / most) * 100)}%` }}
            data-from={from}
            data-to={to}
            data-out={to <= (priceMin ?? floor) || from >= (priceMax ?? ceiling)}
          />
        ))}
      </div>
      <div className={styles.thumbs}>
        {thumbs.map(({ name, label, value }) => (
          <input
            key={name}
            className={styles.thumb}
            type="range"
            data-thumb={name}
            aria-label={label}
            aria-valuetext={`$${value.toLocaleString("en-US")}`}
            min={floor}
            max={ceiling}
            defaultValue={value}
          />
        ))}
      </div>
    </div>
  );
}

type FieldProps = {
  name: string;
  label: string;
  placeholder: number | undefined;
  value: number | undefined;
};

function PriceField({ name, label, placeholder, value }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{t("{label}, in dollars", { label })}</span>
      <span aria-hidden="true">$</span>
      <input
        className={styles.input}
        type="number"
        name={name}
        min={0}
        max={1_000_000}
        step={1}
        inputMode="numeric"
        placeholder={placeholder === undefined ? "" : String(Math.round(placeholder))}
        defaultValue={value ?? ""}
      />
    </label>
  );
}
