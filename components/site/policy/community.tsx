import type { Policy } from "./policy-page";

export const COMMUNITY: Policy = {
  version: { iso: "2026-11-28", shown: "28 November 2026" },
  title: "Community Guidelines",
  lead: "Weddings bring families, faiths and strangers to one table. So does Sayang. This is how we treat each other here.",
  brief: [
    "Be honest: in listings, in reviews, in what you promise.",
    "Be kind, also when it goes wrong.",
    "Keep what is private, private.",
    "Tell us when somebody does not. We read every report.",
  ],
  sections: [
    {
      id: "respect",
      title: "Every couple, every custom",
      body: (
        <p>
          A tea ceremony, a nikah, a sangeet, a civil signing in a garden: each is somebody’s big day. Nobody
          is turned away, mocked or quoted more because of race, religion, nationality, disability or whom
          they love. A vendor may say that it does not offer a rite; it says so politely, and to everybody
          alike.
        </p>
      ),
    },
    {
      id: "messages",
      title: "Messages",
      body: (
        <>
          <p>Write as you would speak across a table.</p>
          <ul>
            <li>No insults, threats, harassment or unwanted advances.</li>
            <li>No spam: no offers to people who did not ask, no same message to everybody.</li>
            <li>No requests for passwords, codes, card numbers or NRICs.</li>
            <li>
              Keep what you agree on in Sayang’s messages. If it comes to a dispute, it is what both of you
              can point to.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "reviews",
      title: "Reviews that help the next couple",
      body: (
        <>
          <p>
            Only couples who had an order can review, once for each order. Say what you booked, what was good,
            what was not. A hard review is welcome when it is true. We take down a review that:
          </p>
          <ul>
            <li>was paid for, traded for a refund, or written by the vendor, its staff or a competitor;</li>
            <li>is about something other than the service;</li>
            <li>
              names private people, or shows their phone numbers, addresses or faces without their leave;
            </li>
            <li>insults or discriminates.</li>
          </ul>
          <p>
            The vendor may answer once. An answer is best when it would make a couple who reads it think well
            of you.
          </p>
        </>
      ),
    },
    {
      id: "pictures",
      title: "Pictures",
      body: (
        <p>
          Show your own work, or work that you may show. Ask couples before you publish their faces, and
          families before you publish their children. Say so when a picture is a styled shoot or a rendering.
          Nothing sexual, nothing violent, nothing made to mislead about what will be delivered.
        </p>
      ),
    },
    {
      id: "guests",
      title: "Your guests",
      body: (
        <p>
          A guest list is full of other people’s details. Use it to invite and to seat them, and for nothing
          else. Do not hand it on to vendors or friends who want to sell them something.
        </p>
      ),
    },
    {
      id: "safety",
      title: "Money and safety",
      body: (
        <>
          <p>
            Pay on Sayang for what was booked on Sayang. Somebody who asks you to transfer money elsewhere “to
            save the fee” also takes away the steps, the refund rules and the record that protect you. Tell us
            when it happens.
          </p>
          <p>If you fear for your safety or somebody else’s, call 999 first. Then tell us.</p>
        </>
      ),
    },
    {
      id: "report",
      title: "Reporting, and what follows",
      body: (
        <>
          <p>
            Use “Report” on a review, a vendor, a product, a wedding story or in a conversation, or{" "}
            <a href="/contact-us?topic=vendor#form">write to us</a>. A person reads every report. We do not
            tell who reported. In a conversation you can also block the other side.
          </p>
          <p>What may follow, in proportion to what happened:</p>
          <ul>
            <li>a word in private, and time to put it right;</li>
            <li>
              the review, its pictures or the wedding story is taken down, or the listing is taken off sale;
            </li>
            <li>
              the account is blocked or, for a vendor, the shop is suspended: open orders go on, and nothing
              new can be started;
            </li>
            <li>the account is closed; where the law was broken, the authorities are told.</li>
          </ul>
          <p>
            If you think that we were wrong, answer our message. Somebody who did not decide the first time
            looks again.
          </p>
        </>
      ),
    },
  ],
};
