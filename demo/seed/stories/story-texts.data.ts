import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { Community } from "../vendors/vendor-seed";

type Opening = { title: string; words: string };

export const OPENINGS: Readonly<Record<Community, readonly Opening[]>> = {
  chinese: [
    {
      title: "Six trays, four dialects and one very loud yam seng",
      words:
        "We wanted a day that our grandparents would recognise and our friends would remember. The morning was for the gatecrash and the tea, the evening for everyone we have ever shared a supper with.",
    },
    {
      title: "Tea at home, then dinner with everyone",
      words:
        "The tea ceremony was in my parents’ flat, with the lift held open by a cousin and the neighbours clapping along the corridor. By evening we had changed twice and could still feel our feet, which we call a success.",
    },
    {
      title: "The banquet our mothers planned together",
      words:
        "Our mothers met over a seating plan and have called each other every week since. We kept the dinner traditional and the march-in short, and nobody went home hungry.",
    },
    {
      title: "Rain at noon, lanterns by night",
      words:
        "It poured through the whole of the gatecrash, so the brothers did their push-ups in the void deck. By dinner the sky had cleared and the ballroom was full of lantern light.",
    },
  ],
  malay: [
    {
      title: "A nikah at dawn and a thousand plates of nasi minyak",
      words:
        "We were husband and wife before most of our guests had finished breakfast. The sanding went on until the kompang players asked for a break, and the nasi minyak lasted to the last uncle.",
    },
    {
      title: "Three blocks apart, one kompang",
      words:
        "Both our families live within three blocks of each other, so half of our guests walked over behind the kompang. Every neighbour who came to look was handed a plate.",
    },
    {
      title: "Two sandings, one very patient pengantin",
      words:
        "One day for her side, one for his, and a bunga manggar that survived both. We would do it all again, with one more hour of sleep.",
    },
  ],
  indian: [
    {
      title: "From sangeet to sunrise",
      words:
        "Three days, two temples’ worth of marigolds and a sangeet that the whole family had rehearsed in secret. The muhurtham was at seven in the morning and, for once, everyone was on time.",
    },
    {
      title: "A thali under a thousand marigolds",
      words:
        "We asked for colour and were given all of it. Our thatha sat in the first row and did not take his eyes off the mandap once.",
    },
    {
      title: "The baraat that stopped traffic, with a permit",
      words:
        "His friends danced the last hundred metres and her cousins would not let them in. The rest of the evening was the best dinner we have ever hosted.",
    },
  ],
  eurasian: [
    {
      title: "A church, a sugee cake and a long table",
      words:
        "We married in the church where my parents did, and cut my aunt’s recipe of sugee cake. Dinner was one long table, which is how our family has always eaten.",
    },
  ],
};

/** A sentence for each vendor that the story credits. */
export const CREDIT_LINES: Readonly<Record<MasterCategorySlug, readonly string[]>> = {
  venues: [
    "{vendor} gave us the room and a banquet manager who knew every table by heart.",
    "We walked into {vendor} on the first day of looking, and never looked further.",
  ],
  "bridal-wear": [
    "{vendor} fitted us three times without a sigh.",
    "The outfits came from {vendor}, and danced better than we did.",
  ],
  photography: [
    "{vendor} found the minutes we had missed; we cry at a different picture each time.",
    "We hardly noticed {vendor} all day, and then saw that they had been everywhere.",
  ],
  "makeup-hair": [
    "{vendor} started before sunrise and everything held through the heat.",
    "{vendor} made us look like ourselves, only well rested.",
  ],
  "flowers-decor": [
    "{vendor} built what we had only pointed at, and better.",
    "Guests still ask who did the flowers: {vendor}.",
  ],
  "catering-cakes": [
    "The food by {vendor} is what our friends bring up first.",
    "{vendor} fed everyone, twice, and packed the rest for the neighbours.",
  ],
  "music-entertainment": [
    "{vendor} read the room, aunties included.",
    "The evening turned when {vendor} began to play.",
  ],
  "planners-solemnisers": [
    "{vendor} kept the day on time so that we did not have to.",
    "{vendor} spoke to us as if nobody else was in the room.",
  ],
  "invitations-gifts": [
    "The cards by {vendor} are on three fridges that we know of.",
    "{vendor} had every favour packed a week early.",
  ],
  jewellery: [
    "The rings are from {vendor}, and fit at the first try.",
    "{vendor} reset my grandmother’s stone, and she noticed.",
  ],
  "wedding-cars": [
    "{vendor} waited through the rain and two photo stops.",
    "The car from {vendor} was the coolest place we sat in all day, in both ways.",
  ],
  "traditional-customs": [
    "{vendor} explained each custom before it happened, so that nobody was left guessing.",
    "Everything on the trays came from {vendor}, and nothing was missing.",
  ],
};

export const CLOSINGS: readonly string[] = [
  "To whoever is planning now: eat before the march-in.",
  "If you can do one thing differently from us, take ten minutes alone together after the ceremony.",
  "We would not change the order of a single thing.",
  "Thank you to everyone who came from so far.",
];
