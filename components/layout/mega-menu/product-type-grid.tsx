"use client";
import type { ProductTypeNode } from "@/contracts/catalogue/category";
import { pictureSizes } from "@/contracts/picture-sizes";
import { td, writtenUnless } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./mega-menu-panel.module.css";

const PLACEHOLDER = "/images/no-image.svg";

type Props = {
  label: string;
  productTypes: ProductTypeNode[];
  /** The entry that last had the focus, which Tab returns to. */
  current: string;
  navigate: boolean;
  choose: (type: ProductTypeNode) => void;
};

/** Pictures of about 100 px in four columns, with a placeholder where one is missing. */
export function ProductTypeGrid({ label, productTypes, current, navigate, choose }: Props) {
  const tabbable = productTypes.some((type) => type._id === current) ? current : productTypes[0]?._id;
  return (
    <ul className={styles.grid} aria-label={label} data-column="grid">
      {productTypes.map((type) => (
        <li key={type._id}>
          <a
            className={styles.type}
            href={pathHere(`/vendor?category=${type.slug}#result`)}
            tabIndex={type._id === tabbable ? 0 : -1}
            data-item={type._id}
            onClick={(event) => {
              if (!navigate) event.preventDefault();
              choose(type);
            }}
          >
            <img
              className={styles.picture}
              srcSet={type.isImage ? previewSet(type.image) : undefined}
              sizes="6.25rem"
              src={type.isImage ? previewUrl(type.image) : PLACEHOLDER}
              alt=""
              width={100}
              height={100}
              loading="lazy"
              decoding="async"
            />
            <span {...writtenUnless(type.name)}>{td(type.name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function previewSet(image: string): string | undefined {
  return pictureSizes(image)
    ?.map(({ name, width }) => `${previewUrl(name)} ${width}w`)
    .join(", ");
}

function previewUrl(image: string): string {
  return `/api/v1/media/preview?filename=${encodeURIComponent(image)}`;
}
