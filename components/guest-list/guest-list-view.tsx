import { ButtonLink } from "@/components/ui/button";
import { CateringPicture, CheckInPicture, ListPicture, ReplyPicture, SeatingPicture } from "./pictures";
import styles from "./guest-list-view.module.css";

const PARTS = [
  {
    title: "One list for both families",
    text: "Households, sides, plus-ones, children, and who eats what. Her mother’s list and his can arrive as spreadsheets and still end up as one, with every doubtful row shown to you first.",
    picture: <ListPicture />,
  },
  {
    title: "Invites that guests can answer",
    text: "Each household gets a link of its own. No app, no account: they say yes or no, event by event, name the plus-one and choose the meal. They can change their mind until your cut-off.",
    picture: <ReplyPicture />,
  },
  {
    title: "Tables that stay put",
    text: "Tables of ten, by mouse or by keyboard. Keep the poly friends together and the two uncles apart. What you lock stays locked when the rest is seated for you.",
    picture: <SeatingPicture />,
  },
  {
    title: "A calm front desk",
    text: "Scan the code or type a name. Several helpers at once, none of them counts a guest twice, and a ballroom without signal is no disaster: it catches up. Ang bao can be noted at the door.",
    picture: <CheckInPicture />,
  },
];

export function GuestListView() {
  return (
    <main id="main">
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1>
              Auntie Rosnah can’t make it. <i>Now what?</i>
            </h1>
            <p className={styles.lead}>
              On Sayang, one “no” updates the table count, what the banquet will cost, your budget and the
              catering sheet. That is what a guest list is for.
            </p>
            <p className={styles.actions}>
              <ButtonLink variant="night" size="lg" href="/register">
                Join Us
              </ButtonLink>
              <a href="/user/dashboard/my-wedding">Open my workspace</a>
            </p>
          </div>
          <Ripple />
        </div>
      </section>
      <div className={styles.page}>
        <ul className={styles.parts}>
          {PARTS.map(({ title, text, picture }) => (
            <li key={title}>
              <div className={styles.words}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <div className={styles.picture}>{picture}</div>
            </li>
          ))}
        </ul>
        <section className={styles.sums} aria-labelledby="sums">
          <div>
            <h2 id="sums">The banquet manager wants a number. You have it.</h2>
            <p>
              Because the ballroom is booked in the same place as the guests are counted, nobody types a
              number twice. How many tables, how many halal, how many vegetarian, which child needs a high
              chair: the sheet is always the state of this minute.
            </p>
          </div>
          <CateringPicture />
        </section>
        <section className={styles.privacy} aria-labelledby="theirs">
          <h2 id="theirs">Their details stay theirs</h2>
          <p>
            Your guests have not signed up with us, you have. So we write to them about your wedding and
            nothing else, ask nobody for an NRIC, and delete their details 90 days after your last event.
            Until then the list can be exported whenever you like.{" "}
            <a href="/privacy#guests">How we handle guests’ data</a>
          </p>
          <ButtonLink size="lg" href="/register">
            Create your account
          </ButtonLink>
        </section>
      </div>
    </main>
  );
}

const EFFECTS = [
  { what: "Tables", before: "31", after: "30" },
  { what: "Banquet", before: "$62,741", after: "$60,717" },
  { what: "Budget left", before: "$4,120", after: "$6,144" },
  { what: "Halal meals", before: "84", after: "83" },
];

/** One answer and all that follows from it. The sums: a table of ten at $1,688++. */
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
