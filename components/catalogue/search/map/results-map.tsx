import type { CSSProperties } from "react";
import type { SearchPin, SearchPins } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { Thumb } from "@/components/ui/media/thumb";
import { Icon } from "@/components/ui/media/icon";
import { groupBy } from "@/lib/group-by";
import { type Cluster, clusterPins } from "./cluster-pins";
import { Island } from "./island";
import { LiveMap } from "./live-map";
import { isOnMap, type MapSpot, nearestTown, priceText, spotOf } from "./map-spot";
import { PinLayer } from "./pin-layer";
import { MAP, project } from "./projection";
import { t, td, tn, written } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";
import styles from "./results-map.module.css";

/** Minimum distance between markers, in map units, on a wide screen and on a phone. */
const WIDE = 72;
const NARROW = 160;

const groupId = (at: number) => `place-${at + 1}`;

/**
 * Results on a map of Singapore that loads nothing from other servers. Without script its markers link to a vendor or
 * to its group in the list; run-results-map.tsx adds zoom and everything else.
 */
export function ResultsMap({ pins, search }: { pins: SearchPins; search: VendorSearchQuery }) {
  const shown = pins.docs.filter(isOnMap);
  const spots = shown.map(spotOf);
  const part = partOf(search.area);
  const wide = clusterPins(spots, WIDE * part.scale);
  const placeOf = new Map(wide.flatMap(({ spots: near }, at) => near.map(({ id }) => [id, at] as const)));
  const rows = groupBy(shown, ({ slug }) => placeOf.get(slug) ?? 0);
  const listHref = ({ spots: [first] }: Cluster<MapSpot>) => `#${groupId(placeOf.get(first?.id ?? "") ?? 0)}`;
  return (
    // A new search needs a new map.
    <LiveMap key={vendorSearchHref(search)} className={styles.root ?? ""}>
      <div className={styles.frame} data-frame>
        <svg
          className={styles.map}
          viewBox={part.viewBox}
          style={part.scale < 1 ? ({ "--part": part.scale } as CSSProperties) : undefined}
          role="group"
          aria-label={tn(
            shown.length,
            "Map of Singapore with {n} vendor",
            "Map of Singapore with {n} vendors",
          )}
        >
          <Island />
          <g data-mrt aria-hidden="true" />
          <g className={styles.wide}>
            <PinLayer clusters={wide} listHref={listHref} />
          </g>
          <g className={styles.narrow}>
            <PinLayer clusters={clusterPins(spots, NARROW * part.scale)} listHref={listHref} />
          </g>
          <g data-live-pins />
        </svg>
        <div className={styles.tools} data-tools hidden>
          <button type="button" data-zoom-by="2" aria-label={t("Zoom in")}>
            <Plus />
          </button>
          <button type="button" data-zoom-by="0.5" aria-label={t("Zoom out")}>
            <Minus />
          </button>
          <button type="button" data-zoom-by="0" aria-label={t("Show all of Singapore")}>
            <Whole />
          </button>
        </div>
        <a
          className={styles.search}
          href={vendorSearchHref({ ...search, area: [], page: 1 })}
          data-search-area
          hidden
        >
          {t("Search this area")}
        </a>
        <ul className={styles.lines} data-lines aria-label={t("MRT lines")} />
        <div className={styles.card} data-card hidden />
      </div>
      <div className={styles.list} data-list tabIndex={0} role="region" aria-label={t("Vendors on the map")}>
        <p className={styles.told} data-told role="status">
          {countText(shown.length, pins.total)}
        </p>
        {wide.map((cluster, at) => (
          <section key={groupId(at)} id={groupId(at)} className={styles.group} data-group>
            <h3 className={styles.town}>{t("Around {place}", { place: nearestTown(cluster) })}</h3>
            <ul>
              {(rows.get(at) ?? []).map((pin) => (
                <Row key={pin.id} pin={pin} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </LiveMap>
  );
}

/** Returns the searched part of the map, and its share of the whole map's width. */
function partOf(area: readonly number[]): { viewBox: string; scale: number } {
  const [west, south, east, north] = area;
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return { viewBox: `0 0 ${MAP.width} ${MAP.height}`, scale: 1 };
  const [corner, end] = [project(west, north), project(east, south)];
  const [width, height] = [end.x - corner.x, end.y - corner.y];
  return {
    viewBox: `${corner.x} ${corner.y} ${width} ${height}`,
    scale: Math.min(1, Math.max(width / MAP.width, height / MAP.height)),
  };
}

function Row({ pin }: { pin: SearchPin }) {
  return (
    <li className={styles.row} data-pin={pin.slug} data-at={`${pin.longitude} ${pin.latitude}`}>
      <Thumb name={pin.image} size={56} className={pin.image ? styles.picture : styles.sign} />
      <span className={styles.words}>
        <a className={styles.name} {...written()} href={pathHere(`/vendor-detail/${pin.slug}`)}>
          {pin.vendorName}
        </a>
        <span className={styles.kind}>{td(pin.category)}</span>
        <span className={styles.price}>
          {pin.reviewCount > 0 ? (
            <>
              <span aria-hidden="true">★ </span>
              <span className="visually-hidden">{t("Rated")}</span>
            </>
          ) : null}
          {`${ratingText(pin)}${priceText(pin)}`}
        </span>
      </span>
      <Icon name="chevron-right" size={16} />
    </li>
  );
}

/** One text with the price, because React marks text boundaries in the HTML of each row. */
const ratingText = ({ rating, reviewCount }: SearchPin) =>
  reviewCount > 0 ? `${rating.toFixed(1)} (${reviewCount}) · ` : "";

function countText(shown: number, total: number): string {
  if (total === 0) return t("No vendors to show on the map.");
  if (shown < total)
    return t("{shown} of {total} vendors on the map. Narrow the search to see the others.", { shown, total });
  return tn(shown, "{n} vendor on the map", "{n} vendors on the map");
}

const sign = (d: string) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
const Plus = () => sign("M12 5V19M5 12H19");
const Minus = () => sign("M5 12H19");
const Whole = () => sign("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15");
