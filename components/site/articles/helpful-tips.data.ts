import type { ArticleCollection } from "./article";

export const HELPFUL_TIPS: ArticleCollection = {
  path: "/helpful-tips",
  title: "Helpful Tips",
  lead: "Short, practical answers to what couples in Singapore ask first.",
  description:
    "Planning a wedding in Singapore: a twelve-month plan, how many tables to book, what “++” costs, and questions to ask before you pay a deposit.",
  articles: [
    {
      slug: "twelve-month-plan",
      title: "The twelve-month plan",
      summary: "What to settle when, so that the last month is for the people and not the paperwork.",
      picture: "tip-months",
      opening:
        "A year is comfortable, eight months is normal, and four is possible if you are flexible about the day. Whatever you have, do things in this order.",
      sections: [
        {
          heading: "Twelve to ten months before",
          list: [
            "Agree on a budget and who contributes what, before you fall in love with a ballroom",
            "Let both families name dates to avoid: the seventh lunar month, Ramadan, examinations",
            "Write the first guest list together. Its length decides the venue",
            "Visit three venues and book one. Popular weekends go first",
          ],
        },
        {
          heading: "Nine to six months before",
          list: [
            "Book the people who can be in only one place: photographer, make-up artist, solemniser, priest or kadi",
            "Take the pre-wedding photographs, while there is time for a second attempt",
            "Choose gowns, suits and traditional outfits. Made-to-measure takes four to five months",
            "Ask your emcee, your bridesmaids and your groomsmen",
          ],
        },
        {
          heading: "Five to three months before",
          list: [
            "Taste the menu and fix the dietary dishes",
            "Send invitations with a date to answer by, eight weeks before the day",
            "Book cars, cake, flowers and music",
            "For a civil marriage, file your notice with the Registry of Marriages at least 21 days ahead. Muslim marriages are registered with the Registry of Muslim Marriages. Check their sites for what applies to you",
          ],
        },
        {
          heading: "The last two months",
          list: [
            "Chase the replies, then seat the tables",
            "Walk through the day with your coordinator, hour by hour",
            "Confirm arrival times with every vendor in writing",
            "Give the venue its final number by the date in your contract, usually two weeks before",
          ],
        },
        {
          heading: "If you have six months",
          paragraphs: [
            "Settle the day and the venue in the first two weeks, together. Ask for Friday dinners, Sunday lunches and weekdays: the same room is often free then, and often costs less. Rent the gown and suit instead of having them made, and choose a photographer who is free before you fall in love with one who isn’t.",
            "Send invitations as soon as the venue is confirmed. A message with the date, the place and a link to reply is enough for most guests; print cards only for the elders who will keep them.",
          ],
        },
        {
          heading: "Put the payments in the same plan",
          paragraphs: [
            "A deposit is only the beginning. Write each instalment beside its month, with who pays it, and look for months where several fall together. If the hotel, the gown and the photographer all want their second payment in the same four weeks, ask one of them to move it before you sign. On Sayang the due dates of every booking are on your payments page.",
          ],
        },
        {
          heading: "The last week",
          paragraphs: [
            "Break in the shoes. Put rings, documents, ang baos for helpers and a sewing kit in one bag. Then hand your phone list to somebody else, and sleep.",
          ],
        },
      ],
      categories: ["venues", "photography", "makeup-hair", "planners-solemnisers", "day-of-coordination"],
    },
    {
      slug: "counting-tables",
      title: "How many tables should we book?",
      summary: "From two families’ lists to a number that the banquet manager can work with.",
      picture: "tip-tables",
      opening:
        "Every table you book and don’t fill costs as much as one you do. Every guest without a seat costs more than money. Here is how to land close.",
      sections: [
        {
          heading: "Count households, not names",
          paragraphs: [
            "List each household once, with the adults and children who live there and the plus-one you have promised. Parents’ friends usually come as couples; your own friends may not. Mark every line A (certain), B (likely) or C (only if there is room).",
          ],
        },
        {
          heading: "Estimate who comes",
          paragraphs: [
            "For a Saturday dinner, expect nine of ten from A, three of four from B and half of C. Take off a little for weekday lunches and long weekends. Overseas guests are a yes only once they have a flight.",
            "An example: 180 in A, 80 in B and 40 in C makes 162, 60 and 20: 242 guests. At ten to a table that is 25 tables.",
          ],
        },
        {
          heading: "Know the three numbers in your contract",
          list: [
            "The minimum: you pay for this many tables even if fewer are filled",
            "The guarantee: the number you confirm, often two weeks before, and pay for",
            "The reserve: tables the kitchen can add on the day, usually one for every ten",
          ],
        },
        {
          heading: "Leave slack where it helps",
          paragraphs: [
            "Book a table or two fewer than your estimate if the venue can add some up to the guarantee date, and none fewer if it can’t. Seat nine at tables with elders or toddlers: it gives people elbow room, and gives you a chair when an uncle brings his brother.",
          ],
        },
        {
          heading: "Agree how the tables are shared",
          paragraphs: [
            "Decide early how many tables go to each set of parents and how many are yours. A third each is a common start, but the list should decide, not the principle. Give each family its number in writing, with one person on each side who may change names within it. New guests then replace somebody on that side’s C list, and nobody has to bargain in the last week.",
            "Count yourselves, too: the couple’s table, usually with both sets of parents, takes ten seats or more. So do the emcee, the photographers and the helpers, if the contract asks you to feed them. Some venues serve a cheaper crew meal when you ask before the final number is due.",
          ],
        },
        {
          heading: "Check the sum three times",
          list: [
            "Before you choose the venue, with the first list, to know which rooms are too small or too large",
            "Eight weeks before, as the replies come in, to see whether the minimum is in reach",
            "The day before the guarantee date, after calling everyone who hasn’t replied",
          ],
        },
        {
          heading: "Halal, vegetarian and high chairs",
          paragraphs: [
            "Ask for meals on the invitation, not by phone the week before. If more than a third of your guests eat halal, a halal-certified venue is simpler for everyone than two kitchens.",
          ],
        },
      ],
      categories: ["hotel-ballrooms", "chinese-restaurants", "halal-wedding-halls", "seating-chart"],
    },
    {
      slug: "what-plus-plus-costs",
      title: "What “++” really costs",
      summary: "Service charge, GST, and the items that are left out of a headline price.",
      picture: "tip-costs",
      opening:
        "A quote that ends in “++” is not the price you pay. The first plus is a service charge, the second is GST, and the second is charged on the first.",
      sections: [
        {
          heading: "The sum",
          paragraphs: [
            "Add 10% service charge, then 9% GST on the total. A table at $1,688++ becomes $1,856.80 with service and $2,023.91 with GST. Thirty of them are $60,717.30, about $10,000 more than the headline. “Nett” means that everything is included.",
            "On Sayang every price already has both in it, and a vendor that isn’t GST-registered adds no GST.",
          ],
        },
        {
          heading: "What else to ask about",
          list: [
            "Corkage for each bottle that you bring, and whether duty-paid hard liquor is allowed",
            "Overtime after the end of your slot, by the half hour",
            "Outside vendors: some venues charge for a band, a caterer or a decorator of your own",
            "Transport, early calls and meals for photographers and make-up artists",
            "Alterations, cleaning and deposits on rented gowns",
          ],
        },
        {
          heading: "Read the minimum as a price",
          paragraphs: [
            "A venue with a minimum of 25 tables at $1,688++ costs at least $50,597.80, whether 25 tables come or 19. Divide that by the guests you really expect. At 190 guests it is about $266 a head, not the $202 that a full table suggests. If your list is uncertain, a smaller room with a higher price per table can be the cheaper wedding.",
            "Ask what happens when you fall short. Some venues let you turn unfilled tables into drinks, a later lunch or a room; others keep the money.",
          ],
        },
        {
          heading: "Ask for one figure in writing",
          paragraphs: [
            "Send each venue the same message: the date, the number of tables, who brings the drinks, and when you leave. Ask for the total you would pay, with service charge, GST and every fee included, and for the payments with their dates. A good banquet manager answers in a day. If the total arrives with another “++”, ask again.",
          ],
        },
        {
          heading: "Compare the same thing",
          paragraphs: [
            "Put two offers side by side with the same guest count, the same drinks and the same hours. A lunch that includes the bridal suite, the floral arch and free-flow beer may beat a cheaper table without them. Divide the total by guests: it is the one figure that compares fairly.",
          ],
        },
        {
          heading: "Keep a tenth aside",
          paragraphs: [
            "Set 10% of your budget aside for what nobody quotes: the second pair of shoes, the ang baos for helpers, the extra table. If you don’t need it, it is your honeymoon.",
          ],
        },
      ],
      categories: ["hotel-ballrooms", "wine-package", "gown-rental", "actual-day-photography"],
    },
    {
      slug: "questions-before-you-book",
      title: "Questions to ask before you pay a deposit",
      summary: "Twenty minutes of questions that save you months of messages.",
      picture: "tip-questions",
      opening:
        "Good vendors like questions. They show that you will be easy to work with, and the answers show what the day will be like.",
      sections: [
        {
          heading: "Ask everyone",
          list: [
            "Who exactly will be there on the day, and who steps in if they are ill?",
            "How many weddings do you take on one day?",
            "What do you need from us, and by when?",
            "What happens if we move the date? If we cancel? If you do?",
          ],
        },
        {
          heading: "Ask a venue",
          list: [
            "What are the minimum tables or spend, and when is the guarantee date?",
            "When can decorators come in, and when must they be out?",
            "Is another wedding next door, and how thick is the wall?",
            "How many parking coupons, and where do coaches stop?",
          ],
        },
        {
          heading: "Ask a photographer or videographer",
          list: [
            "May we see one whole wedding, not the best fifty pictures of the year?",
            "How many edited pictures, in what form, and how soon?",
            "Have you worked in this room, or for this ceremony?",
            "Who owns the pictures, and where may you publish them?",
          ],
        },
        {
          heading: "Ask a make-up artist",
          list: [
            "Is a trial included, and can we change the look after it?",
            "How long for each look, and do you stay for touch-ups?",
            "Can you do mothers, hijab styling or saree draping too, and at what price?",
          ],
        },
        {
          heading: "Ask a caterer or cake maker",
          list: [
            "Is a tasting included, for how many people, and is it the menu we would serve?",
            "Which dishes are halal-certified, vegetarian or free of nuts, and how are they kept apart?",
            "How long does food stay out, and who clears up?",
            "Does delivery include setting up, and what does the venue need to know?",
          ],
        },
        {
          heading: "Listen to how they answer",
          paragraphs: [
            "A clear “no, but” is worth more than a quick “can”. Notice whether they ask about you: the number of guests, the ceremony, the elders who can’t stand for long. Someone who asks now will think of it on the day.",
            "Read the middling reviews, not only the best and the worst. They tell you what went a little wrong and how it was put right, which is the thing you most want to know. If an answer matters to you, such as who will hold the camera, pay the deposit only after you have it in a message.",
          ],
        },
        {
          heading: "Know what the deposit does",
          paragraphs: [
            "Ask whether the deposit holds the date or only the offer, how long an unpaid quote stands, and how much comes back if you cancel six months, three months or two weeks before. Moving a date is often cheaper than cancelling, so ask for both rules.",
          ],
        },
        {
          heading: "Then get it in writing",
          paragraphs: [
            "Names, hours, numbers, and what isn’t included. On Sayang the package, the price, the payment steps and the refund rules are kept with your order as they were on the day you booked.",
          ],
        },
      ],
      categories: ["venues", "photography", "makeup-hair", "music-entertainment", "planners-solemnisers"],
    },
  ],
};
