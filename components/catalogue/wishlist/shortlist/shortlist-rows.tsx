import { Button, ButtonLink } from "@/components/ui/action/button";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { MediaImage } from "@/components/ui/media/media-image";
import type { ShortlistEntry } from "@/contracts/catalogue/wishlist";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { formatMoneyShort, toCents } from "@/lib/money";
import styles from "./shortlist-rows.module.css";
import type { Comparing } from "@/components/catalogue/wishlist/saved/use-comparing";
import type { SavedChanges } from "@/components/catalogue/wishlist/saved/use-saved-changes";

type Props = { docs: readonly ShortlistEntry[]; changes: SavedChanges; comparing: Comparing };

/** Shortlisted vendors with their category and actions. */
export function ShortlistRows({ docs, changes, comparing }: Props) {
  return (
    <ul className={styles.rows} aria-label="Shortlisted vendors">
      {docs
        .filter(({ vendorId }) => !changes.isGone(vendorId.id))
        .map((entry) => (
          <li key={entry.id} className={styles.row} data-gone={entry.available ? undefined : ""}>
            {entry.available ? (
              <Known vendor={entry.vendorId} comparing={comparing} />
            ) : (
              <Gone entry={entry} />
            )}
            <div className={styles.actions}>
              {entry.available ? (
                <ButtonLink
                  size="sm"
                  variant="secondary"
                  href={`/user/dashboard/messages?vendorId=${entry.vendorId.id}`}
                  aria-label={`Message ${entry.vendorId.vendorName}`}
                >
                  Message
                </ButtonLink>
              ) : null}
              <Button
                size="sm"
                variant="plain"
                aria-label={`Remove ${entry.vendorId.vendorName}`}
                onClick={() =>
                  void changes.remove({ id: entry.vendorId.id, name: entry.vendorId.vendorName })
                }
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
    </ul>
  );
}

function Known({ vendor, comparing }: { vendor: VendorCard; comparing: Comparing }) {
  const [type = vendor.masterCategory] = vendor.categories;
  const chosen = comparing.isChosen(vendor.slug);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={!chosen && comparing.full}
          onChange={() => comparing.toggle(vendor.slug)}
        />
        <span className="visually-hidden">Compare {vendor.vendorName}</span>
      </label>
      <MediaImage
        className={styles.picture}
        name={vendor.bannerImage ?? vendor.profileImage}
        alt=""
        width={112}
        height={84}
        sizes="112px"
      />
      <div className={styles.words}>
        <p className={styles.type}>{type.name}</p>
        <p className={styles.name}>
          <a href={`/vendor-detail/${vendor.slug}`}>{vendor.vendorName}</a>
        </p>
        <p className={styles.facts}>
          {vendor.reviewCount > 0 ? <RatingStars value={vendor.rating} size={13} /> : null}
          <span>{vendor.area}</span>
          {vendor.priceFrom === null ? null : (
            <span>from {formatMoneyShort(toCents(vendor.priceFrom))} all-in</span>
          )}
        </p>
      </div>
    </>
  );
}

function Gone({ entry: { vendorId } }: { entry: ShortlistEntry }) {
  return (
    <>
      <span />
      <MediaImage className={styles.picture} name={null} alt="" width={112} height={84} sizes="112px" />
      <div className={styles.words}>
        <p className={styles.type}>{vendorId.categories[0]?.name}</p>
        <p className={styles.name}>{vendorId.vendorName}</p>
        <p className={styles.facts}>No longer available on Sayang</p>
      </div>
    </>
  );
}
