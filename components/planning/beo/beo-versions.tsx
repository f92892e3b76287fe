"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { Beo, BeoVersion } from "@/contracts/planning/beo";
import { formatDateTime } from "@/lib/dates";
import styles from "./beo.module.css";

type Props = { beo: Beo; onVersion: (version: number | null) => void };

/** The versions, newest first, each to read with its red lines. */
export function BeoVersions({ beo, onVersion }: Props) {
  const { versions, version } = beo;
  return (
    <DetailSection title="Versions">
      {versions.length === 0 ? (
        <p className={styles.note}>
          None yet. Issue a version to keep the plan as it is; later changes are marked against it.
        </p>
      ) : (
        <ol className={styles.versions}>
          {versions.map((each) => (
            <li key={each.number}>
              <div className={styles.versionHead}>
                <button
                  type="button"
                  className={styles.link}
                  aria-current={each.number === version || undefined}
                  onClick={() => onVersion(each.number)}
                >
                  Version {each.number}
                </button>
                {each.isLocked ? <Badge tone="good">Guaranteed</Badge> : null}
                {each.isAfterGuarantee ? <Badge>After the guarantee</Badge> : null}
              </div>
              <p className={styles.note}>{issued(each, beo)}</p>
              {each.confirmedAt ? (
                <p className={styles.note}>
                  Confirmed by {each.confirmedBy || beo.vendorName}, {formatDateTime(each.confirmedAt)}
                </p>
              ) : null}
              {each.note ? <p className={styles.quote}>{each.note}</p> : null}
            </li>
          ))}
        </ol>
      )}
    </DetailSection>
  );
}

function issued({ side, issuedBy, issuedAt }: BeoVersion, { couple, vendorName }: Beo): string {
  const at = formatDateTime(issuedAt);
  if (side === "system") return `Kept at the guarantee date, ${at}`;
  return `${issuedBy || (side === "customer" ? couple : vendorName)}, ${at}`;
}
