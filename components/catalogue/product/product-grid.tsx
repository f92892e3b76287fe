import type { ProductHit } from "@/contracts/catalogue/search/search";
import gridStyles from "@/components/catalogue/vendor/card/vendor-grid.module.css";
import { ProductCard } from "./product-card";

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
