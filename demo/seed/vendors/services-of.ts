import {
  LANGUAGE_LABELS,
  type Meal,
  VENDOR_CEREMONIES,
  VENDOR_LANGUAGES,
  type VendorCeremony,
  type VendorLanguage,
} from "@/contracts/catalogue/vendor/vendor-service";
import { Random } from "@/demo/seed/base/random";
import { OFFER_PROFILES } from "./offer-kinds.data";
import type { Community, OfferSeed, VendorSeed } from "./vendor-seed";

const LANGUAGE_OF: Record<Community, VendorLanguage> = {
  chinese: "mandarin",
  malay: "malay",
  indian: "tamil",
  eurasian: "english",
};
/** The share of vendors that also speak it, whatever they sell. */
const SPOKEN: readonly [VendorLanguage, number][] = [
  ["mandarin", 0.55],
  ["malay", 0.25],
  ["cantonese", 0.12],
  ["hokkien", 0.12],
  ["teochew", 0.06],
  ["hindi", 0.04],
];

/** Returns a vendor's languages: English, those of its offers and of the communities it serves, and some by chance. */
export function languagesOf(seed: VendorSeed): VendorLanguage[] {
  const random = new Random(`languages/${seed.name}`);
  const told = seed.offers.flatMap(({ options }) => options.attributes?.Languages ?? []);
  const communities = seed.offers.flatMap(({ options }) => (options.for ? [LANGUAGE_OF[options.for]] : []));
  const byChance = SPOKEN.filter(([, share]) => random.chance(share)).map(([language]) => language);
  return VENDOR_LANGUAGES.filter(
    (language) =>
      language === "english" ||
      told.includes(LANGUAGE_LABELS[language]) ||
      communities.includes(language) ||
      byChance.includes(language),
  );
}

const SAYS: Record<VendorCeremony, RegExp> = {
  solemnisation: /solemni[sz]/i,
  "tea-ceremony": /tea ceremon|gate ?crash|guo ?da ?li|double happiness|\bdim sum\b|chinese banquet/i,
  nikah: /nikah|sanding|bersanding|kenduri|pelamin|kompang/i,
  church: /church|chapel|hymn/i,
  hindu: /hindu|mandap|muhurtham|thali|sangeet/i,
  sikh: /sikh|gurdwara|anand karaj/i,
  peranakan: /peranakan|nony?a|sarong kebaya/i,
};
const CEREMONY_OF: Partial<Record<Community, VendorCeremony>> = {
  chinese: "tea-ceremony",
  malay: "nikah",
  indian: "hindu",
};

/** Returns the ceremonies that a vendor's words and offers are about. */
export function ceremoniesOf({ tagline, summary, offers, styles }: VendorSeed): VendorCeremony[] {
  const words = [
    tagline,
    ...summary,
    ...styles,
    ...offers.flatMap(({ title, type, text }) => [title, type, text]),
  ];
  const said = words.join(" ; ").replaceAll("-", " ");
  const communities = offers.flatMap(({ options }) => (options.for ? [CEREMONY_OF[options.for]] : []));
  return VENDOR_CEREMONIES.filter((ceremony) => SAYS[ceremony].test(said) || communities.includes(ceremony));
}

const LUNCH = /lunch|brunch|bento|dim sum|tiffin/i;
const DINNER = /dinner|night|supper|evening|cocktail/i;
/** Halls and kitchens serve these at lunch as well as at dinner. */
const EITHER = /banquet|buffet|reception|kenduri|beriani|dulang|sanding|set-menu|rijsttafel/i;

/** Returns the meals that an offer is for; none for offers that aren't meals. */
export function mealsOf({ kind, title, type }: OfferSeed): Meal[] {
  const { quantity, addOn } = OFFER_PROFILES[kind];
  if (addOn || !(quantity === "tables" || quantity === "guests" || type === "sanding-package")) return [];
  for (const said of [title, type]) {
    const [lunch, dinner] = [LUNCH.test(said), DINNER.test(said)];
    if (lunch !== dinner) return lunch ? ["lunch"] : ["dinner"];
  }
  return EITHER.test(`${title} ${type}`) && !/breakfast|snack/i.test(title) ? ["lunch", "dinner"] : [];
}
