import { SectionHeading } from "@/components/ui/section-heading";
import { ScrollRow } from "@/components/vendor/scroll-row";
import type { ProductHit } from "@/contracts/search";
import { ProductTile } from "./product-tile";

/** Others like it, this vendor's and other vendors'. */
export function RelatedProducts({ products }: { products: readonly ProductHit[] }) {
  if (products.length === 0) return null;
  return (
    <section id="related">
      <SectionHeading title="You may also like" lead="Close to this one in kind and price." />
      <ScrollRow label="Related products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
