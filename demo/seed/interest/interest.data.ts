/** Couples' activity with a demo vendor before they book. */
export type Interest = {
  vendor: string;
  /** Page views on a weekday, two years ago and today. */
  views: readonly [then: number, now: number];
  /** The share of couples who save the vendor. */
  hearts: number;
  /** The share of couples who write to the vendor. */
  asks: number;
  /** The share of those who then visit. */
  visits: number;
  /** Couples' searches, the most frequent first. */
  words: readonly string[];
  /** A couple's first line and the vendor's answer. */
  talks: readonly (readonly [question: string, answer: string])[];
  visitNotes: readonly string[];
  /** People outside Sayang whom the vendor keeps in its list. */
  contacts: readonly { name: string; email: string; phone: string; note: string; tags: readonly string[] }[];
};

export const INTERESTS: readonly Interest[] = [
  {
    vendor: "vendor@sayang.test",
    views: [9, 27],
    hearts: 0.6,
    asks: 0.42,
    visits: 0.6,
    words: [
      "hotel ballroom",
      "wedding banquet",
      "ballroom 30 tables",
      "pillarless ballroom",
      "beach road hotel",
      "chinese banquet lunch",
      "solemnisation and dinner",
      "vegetarian banquet",
    ],
    talks: [
      [
        "Hi! How many tables fit if we want a dance floor in front of the stage?",
        "Hello! With a dance floor we seat 50 tables comfortably. I can send you the floor plan with both layouts.",
      ],
      [
        "Is the ballroom free on a Saturday evening in the second half of the year?",
        "A few Saturdays are still open. The free dates on our page are up to date; shall I hold one for you until you've seen the room?",
      ],
      [
        "We are about 180 people. Would the room feel too big for us?",
        "Not at all: we divide the ballroom for 12 to 24 tables, and the smaller half has its own foyer.",
      ],
      [
        "Do you charge for using the courtyard for a solemnisation before the dinner?",
        "With a dinner of 20 tables or more the jasmine courtyard is yours from 4 pm, with chairs for 80.",
      ],
      [
        "Could half of the tables be vegetarian?",
        "Yes. We plate both menus side by side, and the vegetarian one is the same price.",
      ],
      [
        "How late may the band play?",
        "Live music until 11 pm, and softer music until midnight. The room has its own sound system.",
      ],
      [
        "What is the deposit, and what happens if we have to move our date?",
        "30% books the date. You may move it once without a fee, up to six months before, if the new date is free.",
      ],
      [
        "Can our own decorator hang things from the ceiling?",
        "Up to 40 kg on the brass rail above the stage and the aisle. We'd like to see a sketch two weeks before.",
      ],
    ],
    visitNotes: [
      "We'd like to see the ballroom set for a dinner.",
      "My parents are coming along, so four of us.",
      "May we see the bridal suite as well?",
      "",
    ],
    contacts: [
      {
        name: "Rachel Goh and Marcus Lee",
        email: "rachel.goh@mail.example",
        phone: "+65 9123 4410",
        note: "Met at the October fair. Wants a lunch for 18 tables.",
        tags: ["Fair", "Lunch"],
      },
      {
        name: "Priya Menon",
        email: "priya.menon@mail.example",
        phone: "+65 8123 7765",
        note: "Asked by phone about two separate kitchens.",
        tags: ["Phone"],
      },
      {
        name: "Ong Family (60th birthday)",
        email: "ong.kl@mail.example",
        phone: "",
        note: "Birthday dinner in the small half. Their son marries next year.",
        tags: ["Not a wedding"],
      },
      {
        name: "Daniel Seah and Yun Xi",
        email: "daniel.seah@mail.example",
        phone: "+65 9788 1203",
        note: "Sister of a couple of 2019. Send the new menus.",
        tags: ["Referral", "Menus"],
      },
    ],
  },
  {
    vendor: "vendor2@sayang.test",
    views: [6, 19],
    hearts: 0.5,
    asks: 0.36,
    visits: 0.45,
    words: [
      "actual day photography",
      "documentary photographer",
      "wedding photographer",
      "natural light",
      "gatecrash photos",
      "two photographers",
      "tiong bahru studio",
      "solemnisation photography",
    ],
    talks: [
      [
        "Hello! Is Wei Ling free as our lead in the coming months?",
        "Hi! She has some Sundays left. Tell us your date and we'll say at once who of us is free.",
      ],
      [
        "We're shy in front of a camera. How do you work with couples like us?",
        "You'll hardly notice us. We ask for ten minutes of portraits, and for the rest of the day you can forget that we're there.",
      ],
      [
        "Could we book only the tea ceremony and the dinner?",
        "Of course, as two parts of one booking. The hours between them aren't charged.",
      ],
      [
        "How soon could our parents have a few pictures to send around?",
        "We send 30 edited pictures within three days, and everything within six weeks.",
      ],
      [
        "Do you also film?",
        "We don't, but we work with two film makers who move as quietly as we do. Happy to introduce you.",
      ],
      [
        "Is the album included?",
        "It's an extra that you can add later, once you've lived with the pictures for a while.",
      ],
    ],
    visitNotes: ["We'd like to look through a whole wedding.", "Can we meet Sufian?", ""],
    contacts: [
      {
        name: "Elaine Koh",
        email: "elaine.koh@mail.example",
        phone: "+65 9234 5501",
        note: "Planner. Sends us a couple every few months.",
        tags: ["Planner"],
      },
      {
        name: "Haziq and Nadia",
        email: "haziq.nadia@mail.example",
        phone: "+65 8333 0192",
        note: "Saw our pictures of their cousin's nikah.",
        tags: ["Referral", "Nikah"],
      },
      {
        name: "Tan Jia Hui",
        email: "jiahui.tan@mail.example",
        phone: "",
        note: "Maternity pictures in spring, perhaps.",
        tags: ["Not a wedding"],
      },
    ],
  },
];
