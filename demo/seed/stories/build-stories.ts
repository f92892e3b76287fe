import { STORY_CONSENT, STORY_PICTURES_MAX } from "@/contracts/catalogue/story";
import { groupBy } from "@/lib/group-by";
import { Random } from "@/demo/seed/base/random";
import { idSequence, seedId } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { slugify } from "@/lib/text/slug";
import { MINUTE_MS } from "@/lib/time";
import { isDemoAddress } from "../demo/demo-accounts";
import type { BuiltOrder } from "../orders/build-checkout";
import { CLOSINGS, CREDIT_LINES, OPENINGS } from "./story-texts.data";

const STORIES_PER_BLOCK = 9;
const FEWEST_VENDORS = 3;

/** Publishes the stories of couples with several delivered orders, no two with the same opening. */
export function buildStories(orders: readonly BuiltOrder[], rows: BlockRows, firstId: number): void {
  const nextId = idSequence("story", firstId);
  const nextConsent = idSequence("story_consent", firstId);
  const told = new Set<string>();
  const happy = new Map(rows.review.filter(({ rating }) => rating >= 4).map((row) => [row.orderId, row]));
  const delivered = orders.filter(({ orderId, times }) => times.completedAt && happy.has(orderId));
  const byCouple = groupBy(delivered, ({ checkout }) => checkout.customer.row.id);
  for (const [customerId, own] of [...byCouple].toReversed()) {
    if (told.size === STORIES_PER_BLOCK) return;
    const { customer } = own[0]?.checkout ?? {};
    const vendors = new Set(own.map(({ plan }) => plan.vendor.row.id));
    const hasVenue = own.some(({ plan }) => plan.vendor.seed.master === "venues");
    if (!customer || vendors.size < FEWEST_VENDORS || !hasVenue || isDemoAddress(customer.account.email))
      continue;
    const opening = OPENINGS[customer.community].find(({ title }) => !told.has(title));
    if (!opening) continue;
    told.add(opening.title);
    const random = new Random(`story/${customerId}`);
    const { brideFirstName, groomFirstName } = customer.row;
    const names = `${brideFirstName} and ${groomFirstName}`;
    const id = nextId();
    const lines = own.map(({ plan }) =>
      random.pick(CREDIT_LINES[plan.vendor.seed.master]).replace("{vendor}", plan.vendor.row.vendorName),
    );
    const publishedAt = new Date(
      Math.max(...own.map(({ times }) => times.completedAt?.getTime() ?? 0)) + random.int(1, 60) * MINUTE_MS,
    );
    rows.story.push({
      id,
      customerId,
      names,
      title: opening.title,
      slug: `${slugify(names)}-${seedId("story_slug", customer.ordinal).slice(-8)}`,
      words: [opening.words, lines.join(" "), random.pick(CLOSINGS)].join("\n\n"),
      showMonth: true,
      showReviews: true,
      pictures: picturesOf(own, happy),
      publishedAt,
      hiddenAt: null,
      hiddenReason: "",
      createdAt: publishedAt,
    });
    rows.storyOrder.push(
      ...own.map(({ orderId, plan }) => ({ storyId: id, orderId, vendorId: plan.vendor.row.id })),
    );
    rows.consent.push({
      id: nextConsent(),
      accountId: customerId,
      email: customer.account.email,
      purpose: "story",
      wording: STORY_CONSENT,
      givenAt: publishedAt,
    });
  }
}

/** The venue first, as the cover; for each order, the product booked and then couples' photos. */
function picturesOf(
  own: readonly BuiltOrder[],
  reviews: ReadonlyMap<string, BlockRows["review"][number]>,
): string[] {
  const venueFirst = own.toSorted((a, b) => rank(a) - rank(b));
  const booked = venueFirst.flatMap(({ plan }) => plan.lines[0]?.product.row.images?.[0] ?? []);
  const taken = venueFirst.flatMap(({ orderId }) => reviews.get(orderId)?.pictures ?? []);
  return [...new Set([...booked, ...taken])].slice(0, STORY_PICTURES_MAX);
}

const rank = ({ plan }: BuiltOrder) => (plan.vendor.seed.master === "venues" ? 0 : 1);
