import type { ArticleCollection } from "./article";

export const INSPIRATION: ArticleCollection = {
  path: "/inspiration",
  title: "Inspiration",
  lead: "Weddings the way families in Singapore hold them, with the details that make each one yours.",
  description:
    "Ideas for weddings in Singapore: gatecrash and tea ceremony, nikah and sanding, sangeet and mandap, small garden solemnisations.",
  articles: [
    {
      slug: "gatecrash-and-tea",
      title: "A gatecrash and tea morning that runs on time",
      summary: "From the hair combing to the last cup of tea, with room to breathe in between.",
      picture: "way-chinese",
      opening:
        "A Chinese wedding morning starts before the sun and ends with a ballroom full of relatives. The mornings people remember fondly have one thing in common: nobody was rushing.",
      sections: [
        {
          heading: "The night before",
          paragraphs: [
            "Many families comb hair on the eve: four strokes, each with a blessing, by someone with a full and happy family of her own. Set the mirror and the red candles near a window, and let your photographer come for this hour instead of the last hour of the banquet. It is quiet, it is warm, and parents usually say something they won’t say on stage.",
            "Lay out the tea set, the two tea trays and the list of elders in the order they will sit. The list matters most. Start with grandparents, then parents, then uncles and aunts from the oldest down, and give a copy to each side’s helper.",
          ],
        },
        {
          heading: "A gatecrash your grandmother can watch",
          paragraphs: [
            "Four games are plenty. Pick ones that work in a corridor, make the groom the one who looks silly, and need no clean-up: a memory quiz about the bride, a sour-sweet-bitter-spicy tasting, a song by the lift, a love letter read aloud. Agree a time limit with the bridesmaids, and let an aunt call the end.",
          ],
        },
        {
          heading: "Tea at two homes",
          paragraphs: [
            "Allow 45 minutes at each home and half an hour on the road. Red dates and longan make the tea sweet; a teapot that pours without dripping saves the kua. Keep a tray for the ang baos and gold, and one trusted cousin beside it with a notebook.",
            "If one home is too small, hold both ceremonies in the hotel’s function room before lunch. Many ballrooms include the room for a few hours when you ask early.",
          ],
        },
        {
          heading: "Small touches that photograph well",
          list: [
            "A qun kua for the tea, and the gown only for the banquet",
            "Double-happiness paper cuts made with the children of the family",
            "The tea set your parents used, beside the new one",
            "A lion dance downstairs, ten minutes long, with the neighbours invited",
          ],
        },
      ],
      categories: [
        "tea-ceremony-set",
        "qun-kua-rental",
        "gatecrash-to-banquet",
        "lion-dance",
        "guo-da-li-set",
      ],
    },
    {
      slug: "nikah-and-sanding",
      title: "Nikah on Saturday, sanding on Sunday",
      summary: "Two days, two moods: a quiet akad and a kenduri the whole block joins.",
      picture: "way-malay",
      opening:
        "The akad nikah takes minutes and is the heart of it all. The sanding takes a day and belongs to everyone. Planning them as two separate occasions makes both better.",
      sections: [
        {
          heading: "Keep the nikah small",
          paragraphs: [
            "The families, the wali, two witnesses, the kadi and the people you would call at three in the morning. A living room, a mosque or a corner of the hall set with low cushions is enough. White or cream baju, one arrangement of fresh flowers, and good light for the signing.",
            "Place the hantaran trays where guests walk past them. An odd number from each side is customary, and trays filled by cousins instead of a shop are the ones that get talked about.",
          ],
        },
        {
          heading: "Let the sanding be loud",
          paragraphs: [
            "The kompang announces you long before you are seen, so plan where the procession starts: the far end of the void deck or the car park, never the lift lobby. Leave ten metres clear in front of the pelamin for silat, for photos, and for the makciks.",
            "A pelamin in one colour family with a single contrast looks calm in every photo. Emerald and gold, dusty pink and brass, navy and pearl all work with songket.",
          ],
        },
        {
          heading: "A menu that feeds a thousand kindly",
          list: [
            "Nasi minyak or beriani, with one dish for people who don’t take mutton",
            "Bunga rampai and berkat ready at the exit, so that nobody queues twice",
            "A dome table for the couple, served by family",
            "Water and a seat for elders within sight of the pelamin",
          ],
        },
        {
          heading: "The change of clothes",
          paragraphs: [
            "Two outfits are comfortable, three are possible, four mean you see your own wedding from a changing room. Ask your mak andam how long each change takes and put that time in the programme, with the ghazal band playing through it.",
          ],
        },
      ],
      categories: [
        "nikah-package",
        "pelamin-dais",
        "kompang-troupe",
        "hantaran-trays",
        "malay-wedding-catering",
      ],
    },
    {
      slug: "sangeet-to-mandap",
      title: "From sangeet to mandap in three days",
      summary: "How to spread colour, music and ritual so that your last guest is still dancing.",
      picture: "way-indian",
      opening:
        "Mehndi, sangeet, ceremony, reception: an Indian wedding in Singapore often fills a long weekend. Give each day its own colour and its own pace, and your guests will arrive fresh to every one.",
      sections: [
        {
          heading: "Day one: hands and henna",
          paragraphs: [
            "Bridal mehndi takes four to six hours, so start after lunch and let friends come and go. One artist for the bride and two for guests keeps the line short. Marigolds, low seating and a chaat counter turn a living room into a party.",
          ],
        },
        {
          heading: "Day two: everyone performs",
          paragraphs: [
            "The best sangeets run to a list. Eight items of three minutes, alternating families, with the oldest performers early and the couple last. Book a choreographer for two sessions rather than six: people learn the chorus, and the rest is joy.",
            "Singapore’s halls have sound limits and closing times. Ask for both before you book the dhol.",
          ],
        },
        {
          heading: "Day three: the mandap",
          paragraphs: [
            "Your priest will give you the muhurtham, and everything else is arranged around it. Ask for a list of pooja items two weeks before and decide who brings which. Check that the venue allows the sacred fire; many rooms ask for a covered havan kund and someone standing by.",
            "For a Hindu ceremony under four pillars, jasmine by the metre and brass lamps need little else. For an Anand Karaj or a church wedding with a saree, the same weekend works with different mornings.",
          ],
        },
        {
          heading: "Worth spending on",
          list: [
            "A make-up artist who also drapes sarees, so that nobody waits",
            "Coaches between the temple and the reception",
            "A vegetarian kitchen of its own, not a vegetarian table",
            "One photographer for the family portraits alone",
          ],
        },
      ],
      categories: ["bridal-mehndi", "mandap", "sangeet-stage", "dhol-drummers", "indian-vegetarian-buffet"],
    },
    {
      slug: "small-garden-solemnisation",
      title: "Forty guests, one garden, and a plan for rain",
      summary: "A civil wedding small enough to talk to everyone who came.",
      picture: "way-civil",
      opening:
        "A small solemnisation is not a cheaper banquet. It is a different kind of day: shorter, closer, and shaped by a garden, a voice and a good lunch.",
      sections: [
        {
          heading: "Choose the hour first",
          paragraphs: [
            "Nine in the morning and half past five in the afternoon are kind to make-up and grandparents. Noon is not. Rain is likeliest in the mid-afternoon for much of the year, so an early ceremony followed by lunch indoors is the safest plan outdoors.",
          ],
        },
        {
          heading: "Book the shelter, not just the lawn",
          paragraphs: [
            "Ask the venue what happens at the first drop: who decides, how long the move takes, and whether the covered room is yours or shared. A glasshouse or a verandah beside the lawn means that the answer is five minutes and no tears.",
          ],
        },
        {
          heading: "Make the ceremony longer than the paperwork",
          paragraphs: [
            "Solemnising takes about ten minutes. Give it twenty: one reading by a friend, vows you wrote yourselves, a ring warming that passes the bands through forty pairs of hands. Send your solemniser a page about how you met. The good ones use it.",
            "You need two witnesses aged 21 or older and your original identity documents. Put them in one envelope the night before, and give it to the calmest person you know.",
          ],
        },
        {
          heading: "One long table",
          list: [
            "Family-style dishes, so that strangers have to pass something",
            "Name cards written by hand, with one line about each guest",
            "A cake small enough to finish",
            "An acoustic duo who stop when the talking gets good",
          ],
        },
      ],
      categories: [
        "licensed-solemniser",
        "garden-solemnisation",
        "solemnisation-arch",
        "solemnisation-buffet",
        "acoustic-duo",
      ],
    },
  ],
};
