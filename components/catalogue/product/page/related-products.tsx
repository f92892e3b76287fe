import { SectionHeading } from "@/components/ui/page/section-heading";
import { ScrollRow } from "@/components/ui/list/scroll-row";
import type { ProductHit } from "@/contracts/catalogue/search";
import { ProductTile } from "@/components/catalogue/product/product-tile";

/** Similar products of this vendor and others. */
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
