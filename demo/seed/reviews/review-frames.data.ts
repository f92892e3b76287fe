/** Sentences before and after those about the service. */
export const OPENERS: readonly string[] = [
  "We are so glad that we chose them.",
  "Booked after a friend's wedding and now I know why she insisted.",
  "A bit of background: we planned this in four months.",
  "We did not know what to expect.",
  "Third vendor that we met, first one that listened.",
  "I read every review before booking, so here is mine.",
  "We are not easy customers.",
  "This was the part of the wedding that I worried about most.",
  "My mother found them, I admit it.",
  "Writing this a month later, still smiling.",
  "Short version: book them.",
  "We had a small budget and big relatives.",
  "My husband wanted to elope. He is happy that we did not.",
  "Planning from overseas is hard, and they made it easier.",
  "I should have written this long ago.",
  "We compared six quotations.",
  "Our wedding was in {month} and everything still feels close.",
  "From the first message to the last we felt in good hands.",
  "I am the mother of the groom and was asked to write this.",
  "Honest review from a picky couple.",
  "We changed our date twice and they stayed kind.",
  "We booked on a whim.",
  "What a day.",
  "They were recommended by our venue.",
];

export const CLOSERS: readonly string[] = [
  "Thank you, from both our families.",
  "We would book them again without a second look at the price.",
  "If you are still deciding: do it.",
  "Highly recommended, also by my sister, who recommends nothing.",
  "See you at my brother's wedding.",
  "Worth every dollar.",
  "We could not have wished for better people.",
  "Terima kasih banyak!",
  "Thank you for making it so easy.",
  "Ten out of ten.",
  "I miss them already.",
  "You will be in good hands.",
  "Please never change.",
  "We have sent them three friends so far.",
  "Great value, too.",
  "Nandri, from the bottom of our hearts.",
  "Thank you for caring as if it were your own wedding.",
  "I would marry again just for this.",
  "Our guests agree.",
  "Xie xie, from Ah Ma as well.",
];

/**
 * Titles that fit any text of that rating. Reviews with five, two or one stars are titled after their lead sentence.
 */
export const TITLES: Record<3 | 4, readonly string[]> = {
  4: [
    "Very good",
    "Nearly perfect",
    "Happy with it",
    "Would recommend",
    "Well done",
    "Pleased",
    "A fine job",
  ],
  3: ["Mixed feelings", "Good, but", "Fair", "Some things to improve", "Expected a bit more"],
};

/** The vendor's one answer; `{name}` is the reviewer's first name. */
export const ANSWERS: readonly string[] = [
  "Thank you, {name}! It was a privilege to be part of it, please greet your grandmother from all of us.",
  "Dear {name}, this made the whole team's Monday. Wishing you both a long and happy marriage.",
  "{name}, thank you for trusting us. Your families were a delight.",
  "So kind of you to write, {name}. Come by for a coffee any time.",
  "We read this aloud at our morning briefing. Thank you, {name}!",
  "It was all you two, {name}. We only held the umbrella.",
  "Thank you, {name}. We still laugh about the best man.",
  "Your note means a great deal to a small team like ours, {name}.",
  "Dear {name}, may every year be as joyful as that day. Thank you.",
  "What a lovely thing to read. See you at your sister's, {name}!",
  "Many thanks, {name}. Couples who know what they want make our work easy.",
  "Thank you for the patience with our questions, {name}. It paid off.",
  "{name}, we were happy to be there. Please send us a picture for the wall.",
  "Terima kasih, {name}! Semoga kekal bahagia.",
  "Thank you, {name}. The team will get this with their tea.",
  "Dear {name}, congratulations again, and thank you for the kind words.",
  "We were nervous about the rain too, {name}. You were wonderful sports.",
  "It was an honour, {name}. Our warmest wishes to both of you.",
  "Thanks, {name}! Your playlist has since become ours.",
  "{name}, reviews like this are why we get up at four. Thank you.",
  "Thank you so much, {name}. Your parents were the loveliest guests.",
  "Much appreciated, {name}. We shall pass it on to everyone who worked that day.",
  "Nandri, {name}! We wish you both a lifetime of laughter.",
  "Dear {name}, thank you. The anniversary version has ten per cent off, just so you know.",
];

export const ANSWERS_TO_CRITICISM: readonly string[] = [
  "Thank you, {name}, for the kind words and for the honest remark. We have taken it up with the team.",
  "Dear {name}, you are right about that, and we have changed how we do it since. Thank you for telling us.",
  "{name}, thank you. We are sorry for that hiccup and glad that the rest was good.",
  "We appreciate the feedback, {name}. It will be better for the next couple because of you.",
  "Thank you, {name}. You should not have had to wait, and we have added a pair of hands on busy days.",
  "Noted with thanks, {name}. Congratulations again to both of you.",
];

export const ANSWERS_TO_POOR: readonly string[] = [
  "Dear {name}, we are truly sorry. This is not how we work, and I should like to call you myself.",
  "{name}, you deserved better. We have looked into what went wrong and have written to you about it.",
  "We apologise, {name}. The mistake was ours, and we have put it right with those involved.",
];
