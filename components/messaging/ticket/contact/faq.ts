export type Question = { ask: string; answer: string };

export const COUPLE_FAQ: readonly Question[] = [
  {
    ask: "Is the price on the page really all I pay?",
    answer:
      "Yes. Where a vendor quotes “++”, we have added the 10% service charge and the 9% GST on top of it before you see the price: $1,000++ stands there as $1,199.00. The price breakdown shows each part.",
  },
  {
    ask: "I have paid. Is my date safe?",
    answer:
      "Your date is held from the moment your payment is confirmed, and cannot be sold to anybody else. The vendor has 72 hours to accept. If it declines, or does not answer, the order is cancelled and everything comes back to you.",
  },
  {
    ask: "When do I pay what?",
    answer:
      "In steps, which each vendor shows before you book. Unless it has its own: 30% when you book, 40% half-way to the day, 30% two weeks before it. Steps are paid in order, and you can pay the rest at once if you like it off your list.",
  },
  {
    ask: "What do I get back if we have to cancel?",
    answer:
      "What the vendor’s refund policy said on the day you booked; it stands in your order. Our standard is 80% of what you have paid at 180 days or more before the day, 50% at 90 days, 20% at 30 days. If the vendor is the one who cancels, you get everything back.",
  },
  {
    ask: "Our date has moved. Must we cancel?",
    answer:
      "Ask first: write to the vendor from your order. A change that you both agree to costs nothing but the difference in price, if there is one.",
  },
  {
    ask: "Who can write a review?",
    answer:
      "Only couples who had an order with that vendor, once for each order. The vendor may answer once. Nobody can buy a review, or have a true one removed.",
  },
  {
    ask: "What happens to our guests’ details after the wedding?",
    answer:
      "They are deleted 90 days after the last event. We never ask for anybody’s NRIC, and write to your guests about your wedding only.",
  },
];

export const VENDOR_FAQ: readonly Question[] = [
  {
    ask: "What do I need to join?",
    answer:
      "A business registered in Singapore and its UEN, a main and a second service that you offer, and somebody we can call. We usually answer within 24 to 48 hours: yes, no with the reason, or what to change.",
  },
  {
    ask: "What does it cost?",
    answer:
      "Listing is free. A commission is taken from orders, at the rate of your plan. The rate is copied into each order when it is placed, and does not change for it afterwards.",
  },
  {
    ask: "How long do I have to answer an order?",
    answer:
      "72 hours. After that the order is cancelled and the couple refunded. Most couples ask several vendors on the same evening: the one who answers first is often the one who is booked.",
  },
  {
    ask: "When am I paid?",
    answer:
      "Couples pay in steps, and you see for each sale what is earned, held, on its way and paid. Money is held as long as it could still be refunded under your own policy.",
  },
  {
    ask: "Can I use my own payment steps and refund policy?",
    answer:
      "Yes. The first step may be at most half. Couples see both before they book, and an order keeps those it was made under, whatever you change later.",
  },
  {
    ask: "I quote “++”. What do couples see?",
    answer:
      "The all-in price. You enter yours and say how it is taxed; we add the 10% service charge and then 9% GST, and show the parts in the breakdown. If you are not GST-registered, none is added.",
  },
  {
    ask: "I have to cancel a booking. What now?",
    answer:
      "Tell the couple at once, and cancel from the order. They get everything back. Help them to find somebody else; it is what they will remember.",
  },
];
