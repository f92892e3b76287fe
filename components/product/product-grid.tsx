import type { ProductHit } from "@/contracts/search";
import gridStyles from "@/components/vendor/vendor-grid.module.css";
import { ProductCard } from "./product-card";

/** Products side by side, as many as there is room for. */
export function ProductGrid({ products }: { products: readonly ProductHit[] }) {
  return (
    <ul className={gridStyles.grid}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard product={product} first={at === 0} />
        </li>
      ))}
    </ul>
  );
}
