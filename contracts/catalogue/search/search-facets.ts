import { areaOf } from "@/lib/place/district";
import {
  VENDOR_FLAG_NAMES,
  VENDOR_FLAGS,
  type VendorFlagName,
} from "@/contracts/catalogue/vendor/vendor-flag";
import {
  CEREMONY_LABELS,
  LANGUAGE_LABELS,
  type Meal,
  MEAL_LABELS,
  MEALS,
  type VendorCeremony,
  type VendorLanguage,
} from "@/contracts/catalogue/vendor/vendor-service";
import { t, td, tn } from "@/lib/words/t";

/** The number of results with this choice, all other choices kept. */
export type FacetCount<T> = { value: T; label: string; count: number };

export const RATING_STEPS = [4.5, 4, 3] as const;
type Stars = (typeof RATING_STEPS)[number];

/** The counts of every facet, by their names in the response. */
export type FacetCounts = Record<VendorFlagName, number> & {
  districts: FacetCount<number>[];
  ratings: FacetCount<Stars>[];
  tables: FacetCount<number>[];
  guests: FacetCount<number>[];
  meals: FacetCount<Meal>[];
  ceremonies: FacetCount<VendorCeremony>[];
  languages: FacetCount<VendorLanguage>[];
  /** The most frequent. */
  styles: FacetCount<string>[];
};

/** `counts`: the field of `FacetCounts`. `labelOf` names a choice, `chipOf` the active filter. */
type Labels<T> = { counts: string; labelOf: (value: T) => string; chipOf: (value: T) => string };
/** Takes any of several values. */
type Several<T> = Labels<T> & { takes: "several"; title: string; open: number };
/** Takes one of a few values. */
type One<T> = Labels<T> & { takes: "one"; values: readonly T[] };
/** Takes a number; `values` are offered with their counts. */
type Amount<T extends number> = Labels<T> & { takes: "number"; values: readonly T[] };
type Flag = { takes: "flag"; counts: string; title: string; label: string; chip: string };

const several = <T extends string | number, const C extends keyof FacetCounts>(
  facet: Omit<Several<T>, "takes" | "counts"> & { counts: C },
) => ({ takes: "several" as const, ...facet });
const one = <T extends string, const C extends keyof FacetCounts>(
  facet: Omit<One<T>, "takes" | "counts"> & { counts: C },
) => ({ takes: "one" as const, ...facet });
const amount = <T extends number, const C extends keyof FacetCounts>(
  facet: Omit<Amount<T>, "takes" | "counts"> & { counts: C },
) => ({ takes: "number" as const, ...facet });

type FlagFacets = { [N in VendorFlagName]: Flag & { counts: N } };
const flags = Object.fromEntries(
  VENDOR_FLAG_NAMES.map((name) => {
    const { title, label, chip } = VENDOR_FLAGS[name];
    return [name, { takes: "flag", counts: name, title, label, chip }];
  }),
) as FlagFacets;

/**
 * The search filters by parameter, in the order of addresses and of active filters. Defaults, input, counts,
 * presentation and chips derive from this table; the database conditions are in `FACET_SQL` of the server's search. The
 * price is separate, because it has two parameters.
 */
export const FACETS = {
  district: several({
    counts: "districts",
    title: "Area",
    open: 6,
    labelOf: (district: number) => areaOf(district),
    chipOf: (district: number) => areaOf(district),
  }),
  rating: amount({
    counts: "ratings",
    values: RATING_STEPS,
    labelOf: (stars: Stars) => t("{stars} stars and up", { stars }),
    chipOf: (stars: Stars) => t("{stars}+ stars", { stars }),
  }),
  tables: amount({
    counts: "tables",
    values: [10, 20, 30, 50] as readonly number[],
    labelOf: (tables: number) => t("{n} tables and up", { n: tables }),
    chipOf: (tables: number) => tn(tables, "Seats {n}+ table", "Seats {n}+ tables"),
  }),
  guests: amount({
    counts: "guests",
    values: [30, 50, 100, 200, 300, 500] as readonly number[],
    labelOf: (guests: number) => t("{n} guests", { n: guests }),
    chipOf: (guests: number) => tn(guests, "{n} guest", "{n} guests"),
  }),
  meal: one({
    counts: "meals",
    values: MEALS,
    labelOf: (meal: Meal) => MEAL_LABELS[meal],
    chipOf: (meal: Meal) => td(MEAL_LABELS[meal]),
  }),
  ceremony: several({
    counts: "ceremonies",
    title: "Ceremony",
    open: 4,
    labelOf: (ceremony: VendorCeremony) => CEREMONY_LABELS[ceremony],
    chipOf: (ceremony: VendorCeremony) => td(CEREMONY_LABELS[ceremony]),
  }),
  language: several({
    counts: "languages",
    title: "Speaks",
    open: 4,
    labelOf: (language: VendorLanguage) => LANGUAGE_LABELS[language],
    chipOf: (language: VendorLanguage) => t("Speaks {language}", { language: td(LANGUAGE_LABELS[language]) }),
  }),
  ...flags,
  style: several({
    counts: "styles",
    title: "Style",
    open: 8,
    labelOf: (style: string) => style,
    chipOf: (style: string) => style,
  }),
};

export type Facets = typeof FACETS;
export type FacetParam = keyof Facets;
export const FACET_PARAMS = Object.keys(FACETS) as FacetParam[];

/** The type of a facet's choice. */
export type FacetValue<P extends FacetParam> = Facets[P] extends { labelOf: (value: infer T) => string }
  ? T
  : boolean;

type DefaultOf<F> = F extends { takes: "flag" }
  ? false
  : F extends { takes: "several" }
    ? readonly []
    : F extends { takes: "one" }
      ? ""
      : undefined;

const UNSAID = { flag: false, several: [], one: "", number: undefined } as const;

export const FACET_DEFAULTS = Object.fromEntries(
  FACET_PARAMS.map((param) => [param, UNSAID[FACETS[param].takes]]),
) as { [P in FacetParam]: DefaultOf<Facets[P]> };

/** Returns false for values that don't filter. */
export const isAsked = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "" && value !== false;
