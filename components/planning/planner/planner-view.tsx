import { LandingBody, LandingHero, LandingNight } from "@/components/planning/shared/landing";
import {
  BudgetPicture,
  ChecklistPicture,
  DayPicture,
  HomePicture,
  PaymentsPicture,
  TeamPicture,
} from "./pictures";

const PARTS = [
  {
    title: "A checklist that knows your customs",
    text: "Tea ceremony, nikah, church, Hindu, Sikh, Peranakan or the Registry: choose yours and the tasks come with their dates. Move the day and they move along. What you book is ticked off for you.",
    picture: <ChecklistPicture />,
  },
  {
    title: "A budget that can’t lie",
    text: "What you book here is counted to the cent, GST and service charge included. Add what you book elsewhere, and see what is planned, booked, paid and still to pay.",
    picture: <BudgetPicture />,
  },
  {
    title: "The day by the minute",
    text: "From the hair-combing to the last song, in one run sheet. Helpers and vendors read it by a link on their phones; you decide who sees what, and when the link ends.",
    picture: <DayPicture />,
  },
  {
    title: "Both of you, and everyone who helps",
    text: "Your partner shops and plans with a login of their own. Sisters, coordinators and the emcee get what they need and no more, and you can take it back at any time.",
    picture: <TeamPicture />,
  },
];

/** `/wedding-planner`: the planner's features, for visitors without an account. */
export function PlannerView() {
  return (
    <main id="main">
      <LandingHero
        title={
          <>
            Two families, a hundred tasks, <i>one plan.</i>
          </>
        }
        lead="Your checklist, budget, guests and bookings know of each other. Book a ballroom, and the date, the tables, the payments and the countdown fall into place."
        open={{ label: "Open My Wedding", href: "/user/dashboard/my-wedding" }}
        picture={<HomePicture />}
      />
      <LandingBody
        parts={PARTS}
        promise={{
          title: "Free for couples",
          text: (
            <>
              No card, no trial, no adverts between your guests. Vendors pay us when you book them here, at
              the prices you’d pay anyway. <a href="/privacy">What we keep, and for how long</a>
            </>
          ),
        }}
      >
        <LandingNight
          title="You’ll never ask which payment is next."
          text="Every deposit and instalment of every vendor stands in one list with its date. We remind you 14 and 3 days before and on the day, and your phone’s calendar can follow along."
          picture={<PaymentsPicture />}
        />
      </LandingBody>
    </main>
  );
}
