import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { FactIcon } from "./fact-icon";
import { isWebAddress, NETWORKS } from "@/components/catalogue/links/web-address";
import { t } from "@/lib/words/t";
import styles from "./vendor-place.module.css";

/** The vendor's location, website and social media links. */
export function VendorPlace({ vendor }: { vendor: VendorDetail }) {
  const { buildingName, streetAddress, unitNumber, postalCode, country } = vendor.address;
  const street = [streetAddress, unitNumber].filter(Boolean).join(", ");
  const query = encodeURIComponent(`${streetAddress} Singapore ${postalCode}`);
  const links = [
    { name: t("Website"), href: vendor.website },
    ...NETWORKS.map(({ key, name }) => ({ name, href: vendor.socialMedia[key] ?? "" })),
  ].filter(({ href }) => isWebAddress(href));
  return (
    <section id="place" className={styles.section}>
      <SectionHeading title={t("Location and contact")} />
      <div className={styles.frame}>
        <address className={styles.address}>
          <FactIcon name="pin" />
          <div>
            <p className={styles.company}>{vendor.companyName || vendor.vendorName}</p>
            {buildingName ? <p>{buildingName}</p> : null}
            {street ? <p>{street}</p> : null}
            <p>
              {country} {postalCode}
            </p>
            {streetAddress ? (
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${query}`}
                target="_blank"
                rel="noreferrer"
              >
                {t("Open in maps")}
              </a>
            ) : null}
          </div>
        </address>
        {links.length > 0 ? (
          <div className={styles.address}>
            <FactIcon name="link" />
            <ul className={styles.links}>
              {links.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noreferrer nofollow">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <p className={styles.word}>
          {t(
            "When you book through Sayang, you can message {name} about your booking. If they cancel, you’re refunded in full.",
            { name: vendor.vendorName },
          )}
        </p>
      </div>
    </section>
  );
}
