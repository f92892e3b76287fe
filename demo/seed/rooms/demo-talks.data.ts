export type DemoTalk = {
  couple: string;
  vendor: string;
  /** Hours before seeding at which it starts; each line follows the previous one by some minutes. */
  hoursAgo: number;
  lines: readonly { by: "couple" | "vendor"; minutes: number; words: string }[];
  /** The side that has not read the last line. */
  unreadBy: "couple" | "vendor" | null;
};

/** The conversations of the demo accounts. */
export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    couple: "couple@sayang.test",
    vendor: "vendor@sayang.test",
    hoursAgo: 50,
    lines: [
      {
        by: "couple",
        minutes: 0,
        words:
          "Hello! We are so glad that the ballroom is ours.\nAbout 30 of our guests are vegetarian. Can the kitchen make a full vegetarian menu for three tables?",
      },
      {
        by: "vendor",
        minutes: 46,
        words:
          "Congratulations again to the two of you! Yes, gladly: our vegetarian menu has nine courses, and the price of a table is the same.",
      },
      { by: "couple", minutes: 12, words: "Wonderful. May our parents taste both menus?" },
      {
        by: "vendor",
        minutes: 1_500,
        words:
          "Of course. Tastings are for ten, on Tuesdays and Wednesdays at 7 pm. Shall I keep a table for you next week?",
      },
    ],
    unreadBy: "couple",
  },
  {
    couple: "couple@sayang.test",
    vendor: "vendor2@sayang.test",
    hoursAgo: 190,
    lines: [
      {
        by: "couple",
        minutes: 0,
        words: "Hi! Do you also photograph the tea ceremony in the morning, before the banquet?",
      },
      {
        by: "vendor",
        minutes: 130,
        words:
          "Hi Mei Lin, hi Arjun! We do. One of us starts with you at home at 7 am, and the second joins for the banquet.",
      },
      { by: "couple", minutes: 25, words: "Perfect, thank you!" },
    ],
    unreadBy: null,
  },
  {
    couple: "couple2@sayang.test",
    vendor: "vendor@sayang.test",
    hoursAgo: 5,
    lines: [
      {
        by: "couple",
        minutes: 0,
        words:
          "Assalamualaikum, we are looking for a hall for about 400 guests, with a halal kitchen. May we come and see yours one weekend?",
      },
    ],
    unreadBy: "vendor",
  },
];
