import { PicturesDrawing, ReceiptDrawing, ShopfrontDrawing, StepsDrawing } from "./drawings";
import type { LessonContent } from "./lesson";

/** Lessons for the time before the first order. */
export const SELLING_LESSONS: readonly LessonContent[] = [
  {
    id: "shopfront",
    title: "Your page, as a couple reads it",
    minutes: 4,
    drawing: <ShopfrontDrawing />,
    opening: (
      <p>
        A couple gives your page less than a minute the first time. They look for four things, in this order:
        is it our kind of thing, what does it cost, is our date free, do others say that it went well.
      </p>
    ),
    body: (
      <>
        <p>
          Write for that minute. Say what you do and for whom in the first two sentences, and leave the
          adjectives out.
        </p>
        <dl>
          <div>
            <dt>Instead of</dt>
            <dd>“We provide bespoke luxury experiences for discerning couples.”</dd>
          </div>
          <div>
            <dt>Write</dt>
            <dd>
              “Malay and mixed weddings, 300 to 1,000 guests. Halal kitchen of our own in Ubi. We set up the
              dais, serve, and clear the void deck by 6 pm.”
            </dd>
          </div>
        </dl>
        <p>
          One package is one page of its own. What’s included, for how many, how long, what costs extra. If
          couples keep asking the same question, its answer is missing there.
        </p>
      </>
    ),
    checklist: [
      "The first two sentences say what, for whom and where",
      "Every package says what is included and what is not",
      "Languages, customs and dietary needs that you know well are named",
      "UEN, address and opening hours are current",
    ],
    checks: [
      {
        ask: "A couple asks for the third time this week whether you do tea ceremonies. What do you change?",
        answer:
          "The page. Put it into the opening words, or list it as a package with a price, and answer the couple with a link.",
      },
    ],
  },
  {
    id: "pictures",
    title: "Pictures that sell the next wedding",
    minutes: 4,
    drawing: <PicturesDrawing />,
    opening: (
      <p>
        Your first picture is your shop window: one clear subject, seen from close by, in daylight if it can
        be. It is shown small on phones, so a ballroom full of tiny tables says nothing there.
      </p>
    ),
    body: (
      <>
        <p>
          Then tell the story in this order: the thing itself, the detail that shows your hand, the whole
          room, the people using it. Eight good ones beat thirty. Take out last year’s style when you no
          longer do it.
        </p>
        <p>
          Ask before you show faces. A line in your contract is enough, and a “no” is a no. Say so when it was
          a styled shoot: couples forgive a styled shoot, they do not forgive to find out.
        </p>
      </>
    ),
    checklist: [
      "The first picture is understood at the size of a stamp",
      "At least one real wedding, with the couple’s leave",
      "No other vendor’s work, no stock photographs",
      "Upright, sharp, at least 1,200 pixels wide",
    ],
    checks: [
      {
        ask: "A photographer sends you pictures of your flowers. May you use them?",
        answer:
          "Only with the photographer’s leave, and with the couple’s where they can be seen. Ask once for both, in writing, and keep the answer.",
      },
    ],
  },
  {
    id: "pricing",
    title: "A price that holds: “++”, all-in",
    minutes: 6,
    drawing: <ReceiptDrawing />,
    opening: (
      <p>
        Couples see one price on Sayang, the one they will pay. You enter yours and say how it is taxed; the
        sum is ours. If you enter it wrongly, you pay the difference, so this lesson is the one to read twice.
      </p>
    ),
    body: (
      <>
        <h3>Three ways to enter $1,688</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">You say</th>
              <th scope="col">We add</th>
              <th scope="col">Couples see</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">GST included</th>
              <td>nothing</td>
              <td>$1,688.00</td>
            </tr>
            <tr>
              <th scope="row">GST on top</th>
              <td>9%: $151.92</td>
              <td>$1,839.92</td>
            </tr>
            <tr>
              <th scope="row">“++”</th>
              <td>10% service $168.80, then 9% on the sum $167.11</td>
              <td>$2,023.91</td>
            </tr>
          </tbody>
        </table>
        <p>
          Not GST-registered? Then nothing is added, and you may not charge GST. Cross the threshold,
          register, and change the setting on the same day: open orders keep the price they were made at.
        </p>
        <h3>What belongs in the price</h3>
        <p>
          Whatever the couple cannot avoid: transport to the venue, set-up, clearing, corkage if the dinner is
          unthinkable without wine. What they can choose is an item of its own.
        </p>
      </>
    ),
    checklist: [
      "The tax setting matches your GST registration",
      "The all-in price in the preview is the one you want to be paid",
      "Minimum and maximum (tables, hours, pieces) are set",
      "Nothing unavoidable is left for the invoice",
    ],
    checks: [
      {
        ask: "You want to receive $2,000 a table all-in and quote “++”. What do you enter?",
        answer:
          "2,000 ÷ 1.199 is a little over 1,668.05, and the preview tells the rest: $1,668.05 plus 10% is $1,834.86, plus 9% is $2,000.00. One cent more would show as $2,000.01.",
      },
      {
        ask: "A discount of $100 is given on a package of $1,090, GST included. What is the GST?",
        answer:
          "The couple pays $990, and 9/109 of that is GST: $81.74. A discount lowers the GST with the price; a voucher pays a part of both.",
      },
    ],
  },
  {
    id: "policies",
    title: "Payment steps and refunds that you can live with",
    minutes: 5,
    drawing: <StepsDrawing />,
    opening: (
      <p>
        Ours are 30% when the couple books, 40% half-way, 30% two weeks before the day. You may set your own,
        with at most half at the start. An order keeps the steps and the refund policy it was made with, for
        good.
      </p>
    ),
    body: (
      <>
        <p>
          Set the steps by what you spend. A florist who orders stems two weeks before needs money then, and
          little at the start. A ballroom that turns others away from day one may fairly hold more.
        </p>
        <h3>An example</h3>
        <p>
          A couple books for $8,000 in January for the 12th of December, and cancels 100 days before. Under
          our standard policy half of what they have paid comes back. By then that was 30% and 40%, $5,600:
          they get $2,800, and $2,800 stays with you for a date that you can sell again. A strict policy earns
          a little more from those who cancel, and loses those who compare. Look at what others in your trade
          offer before you set yours.
        </p>
      </>
    ),
    checklist: [
      "The first step covers what you lose if they cancel the next day",
      "The last step falls before you have to spend it",
      "You could explain your refund policy to your own sister",
    ],
    checks: [
      {
        ask: "You change your refund policy in May. A couple who booked in March cancels in June. Which one holds?",
        answer: "The one of March. It stands in the order, where you both can read it.",
      },
    ],
  },
];
