import type { Outcome } from "../orders/order-plan";

export type DemoOffer = [title: string, quantity: number];
export type DemoOrder = {
  vendor: string;
  offers: DemoOffer[];
  outcome: Outcome;
  /** Days from today; the wedding day when left out. */
  eventInDays?: number;
  comment?: string;
  declineReason?: string;
};
export type DemoCheckout = { email: string; hoursAgo: number; orders: DemoOrder[] };

const DAY = 24;

/**
 * The purchases of the two demo couples, with an order in every state that a couple can encounter. Their carts are
 * empty.
 */
export const DEMO_CHECKOUTS: readonly DemoCheckout[] = [
  {
    email: "couple@sayang.test",
    hoursAgo: 124 * DAY + 3,
    orders: [
      {
        vendor: "Hotel Seri Melur",
        offers: [
          ["Jasmine Menu, Weekend Dinner", 28],
          ["Melur Suite, Two Nights", 1],
        ],
        outcome: "in_progress",
        comment: "Six tables will be Indian vegetarian. Arjun's grandmother uses a wheelchair.",
      },
      {
        vendor: "Kopi & Light Studio",
        offers: [
          ["Full Day, Gatecrash to Last Toast", 1],
          ["Extra Hour of Coverage", 2],
        ],
        outcome: "in_progress",
        comment: "Tea ceremony in the morning, Hindu ceremony at noon, dinner at seven.",
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 88 * DAY + 6,
    orders: [
      {
        vendor: "Facet & Fern",
        offers: [["Fern Solitaire, One Carat", 1]],
        outcome: "completed",
        eventInDays: -30,
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 63 * DAY + 2,
    orders: [
      {
        vendor: "Dhol & Dance Collective",
        offers: [["Couple's Number", 1]],
        outcome: "all_paid",
        comment: "One of us can dance.",
      },
      {
        vendor: "Mandap & Marigold",
        offers: [
          ["Carved Teak Mandap", 1],
          ["Pair of Wedding Garlands", 1],
        ],
        outcome: "in_progress",
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 52 * DAY + 9,
    orders: [
      {
        vendor: "Silver Lady Limousines",
        offers: [["Long-wheelbase Saloon in White", 1]],
        outcome: "under_cancellation",
        comment: "Pick-up in Bishan at 6.30 am.",
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 41 * DAY + 4,
    orders: [
      {
        vendor: "Four Thirty Pictures",
        offers: [["Neon, after Dark", 1]],
        outcome: "delivered",
        eventInDays: -4,
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 33 * DAY + 1,
    orders: [
      {
        vendor: "Bumboat Films",
        offers: [["Story Film, Full Day", 1]],
        outcome: "declined",
        declineReason:
          "Thank you for thinking of us! Both our crews are at another wedding that weekend. If your date moves we would love to be asked again.",
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 20,
    orders: [
      {
        vendor: "Faces by Felicia Koh",
        offers: [
          ["Two Looks with Trial", 1],
          ["Mother of the Bride or Groom", 2],
        ],
        outcome: "awaiting_approval",
        comment: "Could the trial be on a Saturday?",
      },
    ],
  },
  {
    email: "couple@sayang.test",
    hoursAgo: 1,
    orders: [
      {
        vendor: "Wild Ixora Florals",
        offers: [
          ["Garden Bouquet, Gathered That Morning", 1],
          ["Low Centrepieces", 28],
        ],
        outcome: "awaiting_payment",
      },
    ],
  },
  {
    email: "couple2@sayang.test",
    hoursAgo: 97 * DAY + 5,
    orders: [
      {
        vendor: "Dewan Kasturi",
        offers: [
          ["Kasturi Sanding, 1,000 Guests", 1],
          ["Photo Booth Corner and Red Carpet", 1],
        ],
        outcome: "in_progress",
        comment: "Both families together, sanding at one.",
      },
      {
        vendor: "Kebaya Kencana",
        offers: [["Royal Terengganu Songket Pair", 1]],
        outcome: "all_paid",
      },
    ],
  },
  {
    email: "couple2@sayang.test",
    hoursAgo: 30,
    orders: [
      {
        vendor: "Paluan Nusantara",
        offers: [["Kompang Grand, 16 Players", 1]],
        outcome: "awaiting_approval",
      },
    ],
  },
];

/** Other couples' requests to the demo vendors: some await an answer, some were approved lately. */
export const DEMO_REQUESTS: readonly {
  vendor: string;
  outcome?: Outcome;
  offers: DemoOffer[];
  hoursAgo: number;
  comment: string;
}[] = [
  {
    vendor: "Hotel Seri Melur",
    offers: [["Jasmine Menu, Weekend Dinner", 32]],
    hoursAgo: 4,
    comment: "Please tell us whether the courtyard is free for the solemnisation at five.",
  },
  {
    vendor: "Hotel Seri Melur",
    offers: [
      ["Phoenix Menu, Weekend Dinner", 42],
      ["LED Wall and March-in Lighting", 1],
    ],
    hoursAgo: 19,
    comment: "Two march-ins. My parents would like the private room for tea at four.",
  },
  {
    vendor: "Hotel Seri Melur",
    offers: [["Courtyard Solemnisation for 60", 1]],
    hoursAgo: 44,
    comment: "A small civil ceremony, no dinner.",
  },
  {
    vendor: "Kopi & Light Studio",
    offers: [
      ["Dinner Banquet, Five Hours", 1],
      ["Linen Album, 60 Pages", 1],
    ],
    hoursAgo: 7,
    comment: "We would love to have Sufian as our lead.",
  },
  {
    vendor: "Kopi & Light Studio",
    offers: [["Solemnisation, Three Hours", 1]],
    hoursAgo: 27,
    comment: "At Fort Canning, thirty guests.",
  },
  {
    vendor: "Hotel Seri Melur",
    outcome: "in_progress",
    offers: [["Jasmine Menu, Weekend Dinner", 26]],
    hoursAgo: 4 * DAY,
    comment: "Grandma walks with a frame: a table near the door, please.",
  },
  {
    vendor: "Hotel Seri Melur",
    outcome: "in_progress",
    offers: [["Phoenix Menu, Weekend Dinner", 30]],
    hoursAgo: 17 * DAY,
    comment: "",
  },
  {
    vendor: "Kopi & Light Studio",
    outcome: "in_progress",
    offers: [["Dinner Banquet, Five Hours", 1]],
    hoursAgo: 4 * DAY + 2,
    comment: "The lion dance begins at seven sharp.",
  },
];
