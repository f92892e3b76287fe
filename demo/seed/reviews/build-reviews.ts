import type { ReviewTopic } from "@/demo/seed/vendors/offer-kinds.data";
import type { BuiltOrder } from "../orders/build-checkout";
import { Deck, Random } from "@/demo/seed/base/random";
import { type SeedClock, addHours } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import {
  ANSWERS,
  ANSWERS_TO_CRITICISM,
  ANSWERS_TO_POOR,
  CLOSERS,
  OPENERS,
  TITLES,
} from "./review-frames.data";
import { type Lead, REVIEW_TEXTS } from "./review-texts.data";

type Stars = 1 | 2 | 3 | 4 | 5;
type Answerable = "answers" | "toCriticism" | "toPoor";
type Written = { title: string; body: string };

const MOST_TRIES = 20;
const SHARE_REVIEWED = 0.96;
/** The distribution of a vendor's shortfall from five stars over four, three, two and one. */
const SHORTFALL: readonly [Stars, number][] = [
  [4, 0.62],
  [3, 0.11],
  [2, 0.033],
  [1, 0.015],
];
const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", timeZone: "UTC" });

/** Writes the reviews of one vendor. No text repeats before all have been used once. */
class Voice {
  private readonly decks = new Map<string, Deck<unknown>>();
  private readonly said = new Set<string>();

  constructor(
    private readonly vendorId: string,
    private readonly vendorIndex: number,
  ) {}

  lead(topic: ReviewTopic, kind: "praise" | "poor"): Lead {
    return this.deal(`${topic}/${kind}`, REVIEW_TEXTS[topic][kind]);
  }

  about(topic: ReviewTopic, kind: "detail" | "but"): string {
    return this.deal(`${topic}/${kind}`, REVIEW_TEXTS[topic][kind]);
  }

  opener = () => this.deal("opener", OPENERS);
  closer = () => this.deal("closer", CLOSERS);
  title = (stars: 3 | 4) => this.deal(`title/${stars}`, TITLES[stars]);

  answer(kind: Answerable): string {
    const texts = { answers: ANSWERS, toCriticism: ANSWERS_TO_CRITICISM, toPoor: ANSWERS_TO_POOR };
    return this.deal(kind, texts[kind]);
  }

  /** Calls `write` until its text is new for this vendor, as far as possible. */
  fresh(write: () => Written): Written {
    let written = write();
    for (let tries = 0; tries < MOST_TRIES && this.said.has(written.body); tries++) written = write();
    this.said.add(written.body);
    return written;
  }

  /** Some vendors answer nearly every review, some hardly any. */
  get readiness(): number {
    return 0.15 + ((this.vendorIndex * 37) % 80) / 100;
  }

  private deal<T>(name: string, texts: readonly T[]): T {
    // A name always stands for the same texts, and therefore for one type.
    let deck = this.decks.get(name) as Deck<T> | undefined;
    if (!deck) {
      deck = new Deck(texts, new Random(`voice/${this.vendorId}/${name}`));
      this.decks.set(name, deck);
    }
    return deck.deal();
  }
}

/** Writes a review for most delivered orders, and counts them on their vendors. */
export function buildReviews(
  orders: readonly BuiltOrder[],
  rows: BlockRows,
  clock: SeedClock,
  firstId: number,
  leaveOut: ReadonlySet<string>,
): void {
  const nextId = idSequence("review", firstId);
  const voices = new Map<string, Voice>();
  for (const { plan, checkout, orderId, times } of orders) {
    const random = new Random(`review/${orderId}`);
    if (!times.deliveredAt || leaveOut.has(orderId) || !random.chance(SHARE_REVIEWED)) continue;
    const { row, seed, index } = plan.vendor;
    const voice = voices.get(row.id) ?? new Voice(row.id, index);
    voices.set(row.id, voice);
    const topic = plan.lines[0]?.product.profile.topic ?? "venue";
    const stars = starsOf(seed.quality, random);
    const createdAt = momentAfter(times.deliveredAt, random.int(6, 20 * 24), clock);
    const month = MONTH.format(new Date(`${plan.eventDate}T00:00:00Z`));
    const answer = answerOf(voice, stars, checkout.customer.row.firstName, random);
    const { title, body } = voice.fresh(() => write(voice, topic, stars, random));
    rows.review.push({
      id: nextId(),
      vendorId: row.id,
      customerId: checkout.customer.row.id,
      orderId,
      rating: stars,
      title,
      body: body.replaceAll("{month}", month),
      pictures: picturesOf(row.galleryImages, stars, orderId),
      vendorAnswer: answer,
      answeredAt: answer === null ? null : momentAfter(createdAt, random.int(5, 96), clock),
      hiddenAt: null,
      hiddenPictures: [],
      hiddenReason: "",
      createdAt,
    });
    row.ratingSum += stars;
    row.ratingCount += 1;
  }
}

function starsOf(quality: number, random: Random): Stars {
  let left = random.next() / ((5 - quality) * 1.25);
  for (const [stars, share] of SHORTFALL) {
    left -= share;
    if (left < 0) return stars;
  }
  return 5;
}

function write(voice: Voice, topic: ReviewTopic, stars: Stars, random: Random): Written {
  const maybe = (probability: number, text: () => string) => (random.chance(probability) ? [text()] : []);
  const praise = () => voice.lead(topic, "praise");
  const poor = () => voice.lead(topic, "poor");
  const but = () => voice.about(topic, "but");
  if (stars <= 2) {
    const { title, text } = poor();
    return { title, body: [text, ...maybe(0.7, but)].join(" ") };
  }
  if (stars === 3) {
    const body = [...maybe(0.5, () => praise().text), but(), ...maybe(0.35, () => poor().text)].join(" ");
    return { title: voice.title(stars), body };
  }
  if (stars === 4) {
    const body = [...maybe(0.2, voice.opener), praise().text, ...maybe(0.8, but)].join(" ");
    return { title: voice.title(stars), body };
  }
  const opener = maybe(0.3, voice.opener);
  const { title, text } = praise();
  const more = [
    ...maybe(0.22, () => praise().text),
    ...maybe(0.55, () => voice.about(topic, "detail")),
    ...maybe(0.35, voice.closer),
  ];
  return { title, body: [...opener, text, ...more].join(" ") };
}

function answerOf(voice: Voice, stars: Stars, name: string, random: Random): string | null {
  if (!random.chance(stars <= 3 ? 0.8 : voice.readiness)) return null;
  const kind = stars >= 5 ? "answers" : stars >= 3 ? "toCriticism" : "toPoor";
  return voice.answer(kind).replaceAll("{name}", name);
}

/** Some happy couples add a picture or two. */
function picturesOf(gallery: readonly string[], stars: Stars, orderId: string): string[] {
  const random = new Random(`review-picture/${orderId}`);
  if (stars < 4 || gallery.length === 0 || !random.chance(0.12)) return [];
  const first = random.int(0, gallery.length - 1);
  return [gallery[first], ...(random.chance(0.4) ? [gallery[(first + 1) % gallery.length]] : [])].flatMap(
    (name, at, all) => (name && all.indexOf(name) === at ? [name] : []),
  );
}

/** Some hours later, but never in the future. */
function momentAfter(instant: Date, hours: number, clock: SeedClock): Date {
  const at = addHours(instant, hours);
  if (at < clock.now) return at;
  return new Date(instant.getTime() + (clock.now.getTime() - instant.getTime()) * 0.6);
}
