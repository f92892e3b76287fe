import { Card } from "@/components/ui/page/card";
import { categoryApi } from "@/services/catalogue/category";
import { wordsOf } from "@/lib/text/words-of";
import styles from "./product-form.module.css";
import { attributesOf, type ProductValues } from "./draft/product-values";

/** The words by which search finds a product, and whether they include the focus keyword. */
export function FoundBy({ values }: { values: ProductValues }) {
  const { data: tree = [] } = categoryApi.useMasterCategoriesQuery();
  const master = tree.find(({ _id }) => _id === values.level1);
  const category = master?.categories.find(({ _id }) => _id === values.level2);
  const sub = category?.subCategories.find(({ _id }) => _id === values.level3);
  const type = [master, category, sub]
    .flatMap((node) => node?.productTypes ?? [])
    .find(({ _id }) => _id === values.productTypeId);
  const kinds = [type?.name, sub?.name, category?.name, master?.name].filter(Boolean);
  const rows: [name: string, words: string][] = [
    ["Title", values.productTitle],
    ["Kind", kinds.join(", ")],
    ["Short description", values.productDescription],
    ["Tags", wordsOf(values.productTags).join(", ")],
    [
      "Attributes",
      attributesOf(values.attributes)
        .flatMap((each) => each.values)
        .join(", "),
    ],
  ];
  const focus = values.focusKeyword.trim();
  const isFound = rows.some(([, words]) => words.toLowerCase().includes(focus.toLowerCase()));
  return (
    <Card as="section" tone="sunk" aria-labelledby="found-by">
      <h2 id="found-by" className={styles.title}>
        Search finds it by
      </h2>
      <dl className={styles.found}>
        {rows.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={words === "" || undefined}>{words || "Nothing yet"}</dd>
          </div>
        ))}
      </dl>
      {focus ? (
        <p className={styles.hint} role="status">
          {isFound
            ? `“${focus}” is among these words.`
            : `“${focus}” is not among these words yet. Use it in your title or short description.`}
        </p>
      ) : null}
    </Card>
  );
}
