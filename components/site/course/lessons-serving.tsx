import { BubblesDrawing, CalendarDrawing, ClockDrawing, TrayDrawing } from "./drawings";
import type { LessonContent } from "./lesson";

/** Lessons from the first order to the last review. */
export const SERVING_LESSONS: readonly LessonContent[] = [
  {
    id: "answering",
    title: "Answer in hours, not in days",
    minutes: 4,
    drawing: <ClockDrawing />,
    opening: (
      <p>
        An order waits 72 hours for you. Then it is cancelled and the couple has their money back. That is the
        limit, not the aim: how fast you answer is measured and stands on your page.
      </p>
    ),
    body: (
      <>
        <p>
          Make two fixed times a day for Sayang, say ten in the morning and nine at night, and give somebody
          else access for days when you are at a wedding yourself. A first answer need not be complete. It
          must be true.
        </p>
        <dl>
          <div>
            <dt>A good first answer</dt>
            <dd>
              “Hello Mei Lin and Arjun, congratulations! 12 December is free for both the morning and the
              evening. I check with our kitchen about the vegetarian table and write again by tomorrow noon.
              Siti, Melur Catering”
            </dd>
          </div>
        </dl>
        <p>
          Cannot do it? Decline the same day, with a reason and, if you have one, with a colleague’s name. The
          date is free again at once, and the couple remembers it kindly.
        </p>
      </>
    ),
    checklist: [
      "Two times a day, in the calendar of somebody who is there",
      "A stand-in for wedding days",
      "Every answer says what happens next and when",
      "Declined the same day if it is a no",
    ],
    checks: [
      {
        ask: "A Saturday in December is asked for. You have a maybe for it by phone. Do you wait?",
        answer:
          "No. Ring the maybe today, with a time by which you need to know. At 72 hours you lose the order that is real.",
      },
    ],
  },
  {
    id: "calendar",
    title: "A calendar that tells the truth",
    minutes: 3,
    drawing: <CalendarDrawing />,
    opening: (
      <p>
        What is free in your calendar can be booked, by somebody you have never spoken to, at two in the
        morning. A taken day cannot be sold twice here. But we only know of bookings that you tell us about.
      </p>
    ),
    body: (
      <>
        <p>
          Enter off-days as soon as they exist: holidays, Hari Raya, the ballroom’s renovation, the wedding
          you took over the phone. Set how many orders you can serve on one day, and be honest about it: two
          make-up artists are two faces at six in the morning.
        </p>
        <p>
          Look at the auspicious dates of the coming year, and at the long weekends. Those fill up first, and
          a mistake on them costs most.
        </p>
      </>
    ),
    checklist: [
      "Bookings from elsewhere are entered the same day",
      "Daily capacity is what you can do well",
      "Off-days are set for the next 18 months",
      "Opening hours hold for tastings and fittings too",
    ],
    checks: [
      {
        ask: "You forgot to block a day, and it has been booked. What now?",
        answer:
          "Tell the couple today, offer what you honestly can (a trusted colleague, another time), and decline or cancel so that they get everything back. Then block the rest.",
      },
    ],
  },
  {
    id: "day",
    title: "Changes, cancellations, and the day itself",
    minutes: 5,
    drawing: <TrayDrawing />,
    opening: (
      <p>
        Plans change: three tables fewer, a vegetarian grandmother, a new date. Propose each change through
        the order. Nothing changes until the other side agrees, and then both see the same thing.
      </p>
    ),
    body: (
      <>
        <h3>When the couple cancels</h3>
        <p>
          The refund follows the policy in the order. Offer that, or more. If a date moves and you can resell
          the old one, many vendors keep nothing but their costs: it is the cheapest advertising there is. If
          they contest your offer, we look at the order and the messages, and decide.
        </p>
        <h3>When you must cancel</h3>
        <p>
          The couple gets everything back. Ring before you press the button. Have two names ready who could
          step in.
        </p>
        <h3>After the day</h3>
        <p>
          Mark the order delivered. The couple confirms it; after 14 days without a word it counts as
          delivered, and 7 days later it is complete.
        </p>
      </>
    ),
    checklist: [
      "Every change is in the order, not only in the chat",
      "A run sheet with phone numbers a week before",
      "A plan for rain, for sickness, for a flat tyre",
      "Marked delivered the day after",
    ],
    checks: [
      {
        ask: "The couple agrees by message to two tables more. You turn up with two tables more. What is missing?",
        answer: "The change in the order. Until it is proposed and accepted there, the price is the old one.",
      },
      {
        ask: "May you ask a couple to pay the last step in cash on the day, for a small discount?",
        answer:
          "No. Outside the order there are no steps, no refund rules and no record, for you neither. It is also against the Vendor Terms.",
      },
    ],
  },
  {
    id: "reviews",
    title: "Reviews, also the bad ones",
    minutes: 4,
    drawing: <BubblesDrawing />,
    opening: (
      <p>
        Only couples with an order can review you, once for each. You can ask once for each order, and answer
        each review once. Make both count.
      </p>
    ),
    body: (
      <>
        <p>
          Ask when the pictures have arrived and the thank-you cards are out, two to four weeks after the day.
          Never offer anything for it.
        </p>
        <h3>Answering a bad one</h3>
        <p>
          Sleep over it. Then three sentences: thank, own what is yours, say what is different now. You do not
          write to the couple any more. You write to the next one, who reads how you behave under pressure.
        </p>
        <dl>
          <div>
            <dt>Not like this</dt>
            <dd>“As stated in our contract the bride was informed. Other customers are all satisfied.”</dd>
          </div>
          <div>
            <dt>Like this</dt>
            <dd>
              “Thank you for telling us. The second course was late because we were one cook short, and we
              should have said so at the table. Since June a stand-in is booked for every banquet above 30
              tables.”
            </dd>
          </div>
        </dl>
      </>
    ),
    checklist: [
      "One request for each order, two to four weeks after",
      "An answer to every review below four stars, within a week",
      "No names, no details of the couple’s family in an answer",
      "What three couples have said is changed",
    ],
    checks: [
      {
        ask: "A review is untrue. What can you do?",
        answer:
          "Answer once, calmly, with the facts. If it breaks the Community Guidelines (it is not about the service, it insults, it was paid for), tell us with the order number. Being harsh is no reason to take it down.",
      },
    ],
  },
];
