import { ButtonLink } from "@/components/ui/action/button";
import { ScrollRow } from "@/components/ui/list/scroll-row";
import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { MessagePage } from "@/components/ui/feedback/message-page/message-page";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorCard as Vendor } from "@/contracts/catalogue/vendor/vendor";
import { VendorCard } from "./card/vendor-card";

type Props = {
  vendor: { vendorName: string; category: { slug: string; name: string } };
  similar: readonly Vendor[];
};

/** Shown at the address of a vendor that has closed, or of one of its products. */
export function ClosedVendorView({ vendor: { vendorName, category }, similar }: Props) {
  const search = vendorSearchHref({ category: category.slug });
  return (
    <>
      <MessagePage
        title={`${vendorName} has closed`}
        drawing="missing"
        actions={
          <>
            <ButtonLink href={search}>See {category.name}</ButtonLink>
            <ButtonLink href="/user/manage-orders" variant="secondary">
              My orders
            </ButtonLink>
          </>
        }
      >
        <p>
          It no longer takes bookings. If you had an order, it’s cancelled and refunded in full: we’ve emailed
          you the details.
        </p>
      </MessagePage>
      {similar.length > 0 ? (
        <section>
          <SectionHeading
            title={`Similar to ${vendorName}`}
            action={<a href={search}>All of {category.name}</a>}
          />
          <ScrollRow label="Similar vendors" size="wide">
            {similar.map((each) => (
              <li key={each.id}>
                <VendorCard vendor={each} place="18rem" />
              </li>
            ))}
          </ScrollRow>
        </section>
      ) : null}
    </>
  );
}
