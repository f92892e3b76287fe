import { LandingBody, LandingHero, LandingNight } from "@/components/planning/shared/landing";
import { CateringPicture, CheckInPicture, ListPicture, ReplyPicture, SeatingPicture } from "./pictures";
import styles from "./guest-list-view.module.css";

const PARTS = [
  {
    title: "One list for both families",
    text: "Households, sides, plus-ones, children, and who eats what. Bring both mothers’ lists as spreadsheets and get one, with every doubtful row shown to you first.",
    picture: <ListPicture />,
  },
  {
    title: "Invites that guests can answer",
    text: "Each household gets a link of its own. No app, no account: they say yes or no, event by event, name the plus-one and choose the meal, and change their mind until your cut-off.",
    picture: <ReplyPicture />,
  },
  {
    title: "Tables that stay put",
    text: "Seat tables of ten by mouse, touch or keyboard, keep the poly friends together and the two uncles apart. What you lock stays locked when the rest is seated for you.",
    picture: <SeatingPicture />,
  },
  {
    title: "A calm front desk",
    text: "Helpers scan a code or type a name, several at once, and no guest is counted twice. A ballroom without signal is no disaster: phones catch up. You choose who may note ang bao at the door.",
    picture: <CheckInPicture />,
  },
];

export function GuestListView() {
  return (
    <main id="main">
      <LandingHero
        title={
          <>
            Auntie Rosnah can’t make it. <i>Now what?</i>
          </>
        }
        lead="Guests, households, events, invitations, seating and check-in at the door are open. One “no” updates the table count, what the banquet will cost, your budget and the catering sheet."
        open={{ label: "Open my guest list", href: "/user/dashboard/guest-list" }}
        picture={<Ripple />}
      />
      <LandingBody
        parts={PARTS}
        promise={{
          title: "Their details stay theirs",
          text: (
            <>
              Your guests never signed up; you did. So we write to them about your wedding and nothing else,
              ask nobody for an NRIC, and delete their details 90 days after your last event. Until then you
              can export the list whenever you like. <a href="/privacy#guests">How we handle guests’ data</a>
            </>
          ),
        }}
      >
        <LandingNight
          title="The banquet manager wants a number. You’ll have it."
          text="Because the ballroom is booked in the same place as the guests are counted, nobody will type a number twice. How many tables, how many halal, how many vegetarian, which child needs a high chair: the sheet will show it as of this minute."
          picture={<CateringPicture />}
        />
      </LandingBody>
    </main>
  );
}

const EFFECTS = [
  { what: "Tables", before: "31", after: "30" },
  { what: "Banquet", before: "$62,741", after: "$60,717" },
  { what: "Budget left", before: "$4,120", after: "$6,144" },
  { what: "Halal meals", before: "84", after: "83" },
];

/** One reply and its consequences. The amounts are for a table of ten at $1,688++. */
function Ripple() {
  return (
    <figure className={styles.ripple}>
      <div className={styles.reply}>
        <span className={styles.portrait} aria-hidden="true">
          R
        </span>
        <p>
          <strong>Rosnah binte Salleh</strong>
          “So sorry, we fly that week. Semoga bahagia!”
        </p>
        <span className={styles.no}>Declined</span>
      </div>
      <dl className={styles.effects}>
        {EFFECTS.map(({ what, before, after }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <s>{before}</s> <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>The last seat of a table at $1,688++ falls free, and the table with it.</figcaption>
    </figure>
  );
}
