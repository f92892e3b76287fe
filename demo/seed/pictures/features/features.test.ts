import { renderArtwork } from "@/demo/artwork/artwork";
import { COLOURS } from "@/demo/artwork/features/colours";
import type { ColourName } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { SLEEVE_SHAPES } from "@/demo/artwork/motifs/gowns/cuts";
import { doubleHappiness } from "@/demo/artwork/motifs/letters/parts";
import { CATEGORY_TREE } from "@/server/modules/catalogue/category/public";
import { slugify } from "@/lib/text/slug";
import { CATALOGUE_OFFERS } from "@/demo/seed/pictures/picture-names";
import { featuresOf, featuresOfType, offeredBy } from "./features-of";

/** Every offer of the catalogue, with its texts and the content of its picture; sets are split up. */
const offers = CATALOGUE_OFFERS.map(({ vendor, offer }) => {
  const features = featuresOf(vendor, offer);
  const { attributes } = offeredBy(vendor, offer);
  return {
    name: `${vendor.name}: ${offer.title}`,
    category: vendor.master,
    type: offer.type,
    words: [offer.title, ...Object.values(attributes)].join(" "),
    title: offer.title,
    attributes,
    community: offer.options.for,
    tables: vendor.tables ?? 0,
    halal: vendor.halal === true,
    features,
    shown: [features, ...(features.with ?? [])],
  };
});

type Offer = (typeof offers)[number];

const drawn = new Map<string, string>();

function draw({ category, name, features }: Offer): string {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const svg = renderArtwork({ category, kind: "product", id: name, width: 400, height: 300, features });
  drawn.set(name, svg);
  return svg;
}

/** Returns offers that mention `pattern` but whose picture does not show it. */
function liars(
  category: Offer["category"] | "any",
  pattern: RegExp,
  shows: (features: DrawnFeatures) => boolean,
): string[] {
  const said = offers.filter(
    (one) => (category === "any" || one.category === category) && pattern.test(one.words),
  );
  expect(said.length).toBeGreaterThan(0);
  return said.filter(({ shown }) => !shown.some(shows)).map(({ name }) => name);
}

const isGown = ({ motif }: DrawnFeatures) => motif === "gown";

describe("clothes", () => {
  it.each([
    [/long-sleeved|lace-sleeved|modest gown/i, (f) => f.sleeve === "long"],
    [/off the shoulder/i, (f) => f.sleeve === "off the shoulder"],
    [/ball gown/i, (f) => f.silhouette === "ball"],
    [/\bA-line/i, (f) => f.silhouette === "a-line"],
    [/mermaid/i, (f) => f.silhouette === "mermaid"],
    [/column/i, (f) => f.silhouette === "column"],
    [/slip gown|bias-cut/i, (f) => f.silhouette === "slip"],
    [/tea dress/i, (f) => f.silhouette === "tea"],
    [/jumpsuit/i, (f) => f.silhouette === "jumpsuit"],
    [/velvet evening/i, (f) => isGown(f) && f.fabric === "velvet"],
    [/organza/i, (f) => f.fabric === "organza"],
    [/glitter/i, (f) => f.fabric === "glitter"],
    [/beaded/i, (f) => f.fabric === "beaded"],
    [/lace-sleeved|lace qipao|ivory lace/i, (f) => f.fabric === "lace"],
    [/satin mermaid|mikado/i, (f) => f.fabric === "satin"],
    [/chiffon/i, (f) => f.fabric === "chiffon"],
    [/sweetheart/i, (f) => f.neckline === "sweetheart"],
    [/bateau/i, (f) => f.neckline === "bateau"],
    [/illusion/i, (f) => f.neckline === "illusion"],
    [/with bow/i, (f) => f.bow === true],
    [/tuxedo|peak lapel/i, (f) => f.motif === "suit" && f.lapel === "peak"],
    [/shawl collar/i, (f) => f.lapel === "shawl"],
    [/three-piece/i, (f) => f.tailoring === "three-piece"],
    [/sherwani/i, (f) => f.tailoring === "sherwani"],
    [/bandhgala/i, (f) => f.tailoring === "bandhgala"],
    [/waistcoat set/i, (f) => f.tailoring === "waistcoat"],
    [/linen suit/i, (f) => f.motif === "suit" && f.fabric === "linen"],
    [/five groomsmen/i, (f) => f.count === 5],
    [/qipao/i, (f) => f.motif === "cheongsam"],
    [/\bkua\b(?! shoes)/i, (f) => f.motif === "qun kua"],
    [/full gold/i, (f) => f.gold === 4],
    [/kebaya in/i, (f) => f.motif === "kebaya"],
    [/songket pair/i, (f) => f.motif === "songket pair"],
    [/lehenga/i, (f) => f.motif === "lehenga"],
    [/saree\b|nine-yard/i, (f) => f.motif === "saree"],
    [/baju melayu/i, (f) => f.motif === "baju melayu"],
    [/kurung/i, (f) => f.motif === "kurung"],
    [/\bveil\b/i, (f) => f.motif === "veil"],
    [/shoes|mojari/i, (f) => f.motif === "slippers"],
  ] as const satisfies readonly (readonly [RegExp, (f: DrawnFeatures) => boolean])[])(
    "%s is drawn accordingly",
    (pattern, shows) => {
      expect(liars("bridal-wear", pattern, shows)).toEqual([]);
    },
  );

  it("cover no arm that is described as bare, and bare none that is described as covered", () => {
    const gowns = offers.filter(({ category, features }) => category === "bridal-wear" && isGown(features));
    for (const gown of gowns) {
      expect([gown.name, draw(gown).includes(SLEEVE_SHAPES.long)]).toEqual([
        gown.name,
        gown.features.sleeve === "long",
      ]);
    }
  });
});

/** The shades in which a named colour may be drawn. */
const COLOUR_CLAIMS: readonly (readonly [RegExp, readonly ColourName[]])[] = [
  [/\bivory/i, ["ivory"]],
  [/\bwhite\b/i, ["white", "pearl"]],
  [/\bcream\b/i, ["cream"]],
  [/\bblack\b/i, ["black"]],
  [/\bred\b/i, ["red", "crimson"]],
  [/crimson/i, ["crimson"]],
  [/burgundy/i, ["burgundy"]],
  [/oxblood/i, ["oxblood"]],
  [/\bwine\b/i, ["wine"]],
  [/emerald/i, ["emerald"]],
  [/\bmint/i, ["mint"]],
  [/dusty rose/i, ["dusty rose"]],
  [/blush/i, ["blush"]],
  [/midnight|\bink\b/i, ["midnight", "navy"]],
  [/grey/i, ["grey"]],
  [/peach\b/i, ["peach", "mint"]],
  [/violet/i, ["violet"]],
];

describe("colours", () => {
  /** Categories in which a colour's word may name something else: a street, a drink, a ceremony. */
  const COLOURED = new Set(["bridal-wear", "wedding-cars"]);
  const OTHERS = /red carpet|champagne cooler|temple red border/i;

  it.each(COLOUR_CLAIMS)("%s is painted in that colour", (pattern, names) => {
    const said = offers.filter(
      ({ category, words, title }) =>
        (COLOURED.has(category) || /bouquet|cascade|hand-tie/i.test(title)) &&
        pattern.test(words) &&
        !OTHERS.test(words),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) {
      const colours = one.shown.flatMap(({ colour, accent }) => [colour, accent]);
      expect([one.name, colours.some((colour) => colour && names.includes(colour))]).toEqual([
        one.name,
        true,
      ]);
    }
  });

  it("reach the paper: each picture contains the exact colour requested", () => {
    const painted = offers.filter(({ features }) => features.colour);
    expect(painted.length).toBeGreaterThan(100);
    const pale = painted.filter((one) => !draw(one).includes(COLOURS[one.features.colour ?? "white"]));
    expect(pale.map(({ name }) => name)).toEqual([]);
  });
});

describe("cars", () => {
  it.each([
    [/limousine(?!s)/i, "limousine"],
    [/\bsaloon in (white|black)|white saloon|saloon with driver|electric saloon/i, "saloon|limousine"],
    [/convertible|cabriolet/i, "convertible"],
    [/19\d\d saloon/i, "vintage saloon"],
    [/camper/i, "camper"],
    [/roadster/i, "roadster"],
    [/\bminis?\b/i, "mini"],
    [/grand tourer/i, "grand tourer"],
    [/people carrier|black van|seven-seater|maxi cab/i, "people carrier"],
    [/coach,/i, "coach"],
    [/minibus/i, "minibus"],
  ] as const)("%s is a %s", (pattern, kind) => {
    expect(liars("wedding-cars", pattern, ({ vehicle }) => kind.split("|").includes(vehicle ?? ""))).toEqual(
      [],
    );
  });

  it("have as many seats in view as they sell, and a convoy its cars", () => {
    const two = offers.filter(
      ({ features, attributes }) => features.vehicle === "convertible" && attributes.Seats === "2",
    );
    expect(two.map(({ features }) => features.seats)).toEqual(two.map(() => 2));
    expect(liars("wedding-cars", /convoy of four/i, ({ count }) => count === 4)).toEqual([]);
  });
});

describe("venues", () => {
  it("never show fewer tables for a larger venue, and lay as many as they mention", () => {
    const floors = offers.filter(
      ({ features, title }) => features.motif === "ballroom floor" && !/\d|thirty/i.test(title),
    );
    const bySize = floors.toSorted((a, b) => a.tables - b.tables).map(({ features }) => features.tables ?? 0);
    expect(bySize.length).toBeGreaterThan(5);
    expect(bySize).toEqual(bySize.toSorted((a, b) => a - b));
    for (const floor of offers.filter(({ features }) => features.motif === "ballroom floor")) {
      expect([floor.name, draw(floor).split("<use ").length - 1]).toEqual([
        floor.name,
        floor.features.tables,
      ]);
    }
  });

  it.each([
    [/beach solemnisation/i, (f) => f.venue === "beach"],
    [/rain tree|lake lawn/i, (f) => f.motif === "lawn" && f.venue === "garden"],
    [/glasshouse hire/i, (f) => f.motif === "glasshouse"],
    [/marquee$/i, (f) => f.motif === "marquee"],
    [/house and lawn/i, (f) => f.motif === "bungalow"],
    [/\bsuite\b/i, (f) => f.motif === "suite"],
    [/western dinner|roast|plated/i, (f) => f.motif === "plated"],
    [/indian banquet/i, (f) => f.ceremony === "indian"],
    [/northern spice/i, (f) => f.ceremony === "indian"],
    [/sanding, 600|evening sanding/i, (f) => f.ceremony === "malay"],
    [/long-table|tok panjang/i, (f) => f.motif === "long table"],
    [/dim sum/i, (f) => f.motif === "steamers"],
    [/morning solemnisation/i, (f) => f.hour === "day"],
  ] as const satisfies readonly (readonly [RegExp, (f: DrawnFeatures) => boolean])[])(
    "%s is drawn accordingly",
    (pattern, shows) => {
      expect(liars("venues", pattern, shows)).toEqual([]);
    },
  );
});

describe("food", () => {
  it.each([
    [/dulang/i, (f) => f.motif === "dulang"],
    [/satay/i, (f) => f.motif === "grill"],
    [/on the leaf|thali/i, (f) => f.motif === "banana leaf"],
    [/canap/i, (f) => f.motif === "canapes"],
    [/kueh table|kuih-muih/i, (f) => f.motif === "kueh tray"],
    [/cupcake/i, (f) => f.motif === "cupcakes"],
    [/teh tarik/i, (f) => f.motif === "pulled tea"],
    [/naked cake/i, (f) => f.finish === "naked"],
    [/white lace/i, (f) => f.finish === "lace" && f.colour === "white"],
    [/songket-painted/i, (f) => f.finish === "songket"],
    [/longevity/i, (f) => f.motif === "peach buns"],
    [/ice cream/i, (f) => f.motif === "ice cream"],
  ] as const satisfies readonly (readonly [RegExp, (f: DrawnFeatures) => boolean])[])(
    "%s is served accordingly",
    (pattern, shows) => {
      expect(liars("catering-cakes", pattern, shows)).toEqual([]);
    },
  );

  it("has as many tiers as it sells", () => {
    const cakes = offers.filter(
      ({ features, attributes }) => features.motif === "tiered cake" && attributes.Tiers,
    );
    expect(cakes.length).toBeGreaterThan(8);
    for (const { name, features, attributes } of cakes) {
      expect([name, features.tiers]).toEqual([name, Number.parseInt(attributes.Tiers ?? "", 10)]);
    }
  });

  it("pours no wine where it is halal, nor at an alcohol-free bar", () => {
    const dry = offers.filter(({ halal, title }) => halal || /zero-proof|mocktail/i.test(title));
    expect(
      dry.filter(({ shown }) => shown.some(({ motif }) => motif === "coupes")).map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("customs", () => {
  const happiness = [12, 13, 14].map(doubleHappiness);

  it("show the double happiness only for Chinese and Peranakan couples", () => {
    const cut = offers.filter((one) => happiness.some((sign) => draw(one).includes(sign)));
    expect(cut.length).toBeGreaterThan(20);
    expect(
      cut.filter(({ community }) => community && community !== "chinese").map(({ name }) => name),
    ).toEqual([]);
    expect(
      cut.filter(({ words }) => /western|indian|nikah|sanding|malay/i.test(words)).map(({ name }) => name),
    ).toEqual([]);
    expect(
      cut
        .filter(({ features }) => features.ceremony !== "chinese" && features.ceremony !== "peranakan")
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each([
    ["chinese", ["kalash", "sirih", "banana leaf", "songket pair", "mehndi"]],
    ["malay", ["red packets", "kalash", "lion dance", "qun kua", "coupes", "betrothal"]],
    ["indian", ["red packets", "sirih", "lion dance", "qun kua", "betrothal", "kueh tray"].slice(0, 5)],
  ] as const)("give %s couples nothing from other customs", (community, foreign) => {
    const wrong = offers.filter(
      (one) =>
        one.community === community &&
        one.shown.some(({ motif }) => (foreign as readonly string[]).includes(motif)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe("flowers, rings and music", () => {
  it.each([
    ["flowers-decor", /red rose bouquet/i, (f) => f.flower === "rose" && f.colour === "red"],
    ["flowers-decor", /sunflower/i, (f) => f.flower === "sunflower"],
    ["flowers-decor", /orchid cascade|dendrobium|vanda/i, (f) => f.flower === "orchid"],
    ["flowers-decor", /mandap$/i, (f) => f.ceremony === "indian"],
    ["flowers-decor", /pelamin|dais/i, (f) => f.ceremony === "malay"],
    ["jewellery", /jade/i, (f) => f.accent === "jade"],
    ["jewellery", /teal sapphire/i, (f) => f.accent === "teal"],
    ["jewellery", /18K rose gold/i, (f) => f.colour === "rose gold"],
    ["jewellery", /platinum/i, (f) => f.colour === "silver"],
    ["music-entertainment", /\blions?\b/i, (f) => f.motif === "lion dance"],
    ["music-entertainment", /kompang (procession|grand)/i, (f) => f.motif === "kompang"],
    ["music-entertainment", /violin/i, (f) => f.motif === "violin"],
    ["music-entertainment", /\bDJ\b/, (f) => f.motif === "turntables"],
    ["makeup-hair", /mehndi$|henna/i, (f) => f.motif === "mehndi"],
    ["traditional-customs", /guo da li/i, (f) => f.motif === "betrothal"],
    ["traditional-customs", /hantaran trays/i, (f) => f.motif === "sirih"],
  ] as const satisfies readonly (readonly [Offer["category"], RegExp, (f: DrawnFeatures) => boolean])[])(
    "%s: %s is drawn accordingly",
    (category, pattern, shows) => {
      expect(liars(category, pattern, shows)).toEqual([]);
    },
  );
});

test("every product type has a picture described by a rule", () => {
  for (const { slug, categories } of CATEGORY_TREE) {
    const types = categories.flatMap((one) =>
      "types" in one ? one.types : one.subCategories.flatMap((sub) => sub.types),
    );
    for (const type of types) expect(featuresOfType(slug, slugify(type), type).motif).not.toBe("");
  }
});
