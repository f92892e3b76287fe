import { SitePicture } from "@/components/ui/media/site-picture";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "./our-story-view.module.css";
import { PageHead } from "@/components/ui/page/heading/page-head";

const RULES = [
  {
    title: "One price, and it is the real one",
    text: "$1,688++ is $2,023.91. We think that you should not need a calculator at a tasting, so the sum is done on every price, of every vendor, and both sides see the same figure.",
  },
  {
    title: "Money moves when something has happened",
    text: "A part to hold the date, a part half-way, the rest before the day. A vendor that does not answer within 72 hours holds nobody’s money. One that cancels gives all of it back.",
  },
  {
    title: "A taken day is taken",
    text: "Two couples can press the button in the same second. One of them gets the ballroom, the other is told at once. Nobody finds out three months later.",
  },
  {
    title: "Opinions come from people who paid",
    text: "Only couples with an order can review, once for each. Vendors can answer once. Nobody can buy a star here, or have one taken down.",
  },
  {
    title: "Paid places say so",
    text: "A listing that stands higher because somebody paid for it is labelled. The rest is ordered by rules that we are happy to explain.",
  },
  {
    title: "Your guests are not our customers",
    text: "They gave you their phone numbers for a wedding. That is all they are used for, and after it they are deleted.",
  },
];

export function OurStoryView() {
  return (
    <main id="main">
      <PageHead
        title="We wanted weddings without the runaround"
        lead="Sayang is what we call the ones we love. It seemed a good name for a place where two families plan one day."
      />
      <div className={styles.page}>
        <section className={styles.opening} aria-labelledby="why">
          <div className={styles.prose}>
            <h2 id="why">Forty tabs and a spreadsheet</h2>
            <p>
              A wedding in Singapore is a banquet and a tea ceremony, or a nikah in the void deck and a
              sanding the day after, or three nights of mehndi, sangeet and mandap, and very often two of
              these at once. It is one of the largest sums a couple spends before their first home.
            </p>
            <p>
              And it is planned in forty open tabs, in chat groups with an aunt each, and in a spreadsheet
              that only one of the two understands. Quotes come with “plus plus” and without, “from” and
              “subject to”. Deposits go to people one has met once. When a plan changes, somebody has to ring
              everybody.
            </p>
            <p>
              We build the place where that comes together: what is on offer, what it truly costs, who has
              said yes, what is paid and what is owed. Not another list of beautiful pictures, although there
              are those too.
            </p>
          </div>
          <div>
            <SitePicture
              name="way-chinese"
              sizes="(min-width: 60rem) 34rem, 92vw"
              className={styles.picture}
            />
          </div>
        </section>

        <section aria-labelledby="rules">
          <h2 id="rules" className={styles.heading}>
            What we hold ourselves to
          </h2>
          <ul className={styles.rules}>
            {RULES.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>

        <section className={styles.opening} aria-labelledby="house">
          <div>
            <SitePicture
              name="traditional-customs"
              sizes="(min-width: 60rem) 34rem, 92vw"
              className={styles.picture}
            />
          </div>
          <div className={styles.prose}>
            <h2 id="house">Why everything here is tiled</h2>
            <p>
              The ornament on this page is a Peranakan tile, of the kind that shophouses in Joo Chiat and
              Blair Road have kept for a hundred years: a pattern that came from somewhere else, was made here
              into something of its own, and holds because each piece fits the next.
            </p>
            <p>
              That is a fair picture of a wedding here, too. So we draw our own: the tiles, the kebayas, the
              lions and the trays are line work made for Sayang. Vendors’ photographs are theirs.
            </p>
          </div>
        </section>

        <section className={styles.close} aria-labelledby="next">
          <h2 id="next">Come and plan something</h2>
          <p>
            Browsing needs no account. If you make a living from weddings, we would like to meet you as well.
          </p>
          <p className={styles.actions}>
            <ButtonLink size="lg" href="/vendor">
              Find vendors
            </ButtonLink>
            <ButtonLink size="lg" variant="secondary" href="/vendor/register">
              Become a Vendor
            </ButtonLink>
          </p>
        </section>
      </div>
    </main>
  );
}
