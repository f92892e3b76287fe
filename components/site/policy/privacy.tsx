import type { Policy } from "./policy-page";

/** The PDPA notice. `dpo` is the address of the data protection officer. */
export function privacyPolicy(dpo: string): Policy {
  return {
    title: "Privacy Policy",
    version: { iso: "2026-11-23", shown: "23 November 2026" },
    lead: "What we know about you and your guests, why, for how long, and how to have it shown, corrected or gone.",
    brief: [
      "We collect what planning and booking a wedding needs, and sell none of it.",
      "Nobody is asked for an NRIC, FIN or passport number.",
      "Your guests’ details are yours: we use them for your wedding alone, and delete them after it.",
      "You can download your data and delete your account yourself, in your profile.",
      `Questions about any of it: ${dpo}.`,
    ],
    sections: [
      {
        id: "law",
        title: "The law we follow",
        body: (
          <p>
            We handle personal data under Singapore’s Personal Data Protection Act 2012 (PDPA). When you give
            your consent, we record when, and in which words it was asked, so that neither of us has to rely
            on memory.
          </p>
        ),
      },
      {
        id: "what",
        title: "What we collect, and why",
        body: (
          <dl>
            <div>
              <dt>Your account</dt>
              <dd>
                Name, email address, phone number, a password kept only as a hash. To know that it is you, and
                to reach you.
              </dd>
            </div>
            <div>
              <dt>Sign-in with Google or Facebook</dt>
              <dd>
                Your name, email address and the network’s own id for you, if you choose to sign in that way.
                We never get your password there, and post nothing.
              </dd>
            </div>
            <div>
              <dt>Your wedding</dt>
              <dd>
                Dates, places, budget, partner, portraits you upload. To plan with you, and to tell a vendor
                you book what it needs to know.
              </dd>
            </div>
            <div>
              <dt>Your guests</dt>
              <dd>
                What you enter about them, and what they answer: names, contact details, meals, dietary needs.
                Only to run your guest list.
              </dd>
            </div>
            <div>
              <dt>Orders and payments</dt>
              <dd>
                What was bought, from whom, when it was paid. Card numbers go to the payment processor and
                never reach us.
              </dd>
            </div>
            <div>
              <dt>Messages, reviews, tickets</dt>
              <dd>What you write and attach. To pass it on, to help you, and to settle disputes.</dd>
            </div>
            <div>
              <dt>Vendors</dt>
              <dd>
                The business and its owner’s name and contact details, the registration number (UEN), payout
                details. To check applications and to pay.
              </dd>
            </div>
            <div>
              <dt>Security</dt>
              <dd>
                When and from what kind of device you signed in, and how often something was tried, counted
                under a code in place of your address. To keep others out.
              </dd>
            </div>
          </dl>
        ),
      },
      {
        id: "nric",
        title: "What we do not collect",
        body: (
          <p>
            We do not ask for NRIC, FIN or passport numbers, yours or your guests’. Please do not send them in
            a message or a file either. There is no advertising tracker on our pages, and we build no profile
            of you for others.
          </p>
        ),
      },
      {
        id: "guests",
        title: "Your guests’ data",
        body: (
          <>
            <p>
              You tell us about people who have not signed up themselves. By adding them you confirm that they
              would not mind being invited through us. We act on your instructions, write to them only about
              your wedding, and show their details to nobody but you and those you let in.
            </p>
            <p>
              After the wedding, guests’ details are deleted: 90 days after its last event, unless you delete
              them earlier. You can export the list before. A guest may ask us directly to be removed.
            </p>
          </>
        ),
      },
      {
        id: "sharing",
        title: "Who gets to see it",
        body: (
          <>
            <ul>
              <li>
                The vendor you book, ask or meet: your name, your contact details and what belongs to that
                order.
              </li>
              <li>
                Companies that work for us and on our instructions: hosting, email delivery, card payments.
                They may use it for nothing else.
              </li>
              <li>Google or Facebook, when you sign in with them.</li>
              <li>Authorities, where the law obliges us.</li>
            </ul>
            <p>
              We do not sell or rent personal data. Where one of these companies works outside Singapore, we
              make sure by contract that your data is protected to a standard comparable to the PDPA.
            </p>
          </>
        ),
      },
      {
        id: "marketing",
        title: "News and offers",
        body: (
          <p>
            We send offers only if you asked for them, and stop when you say so. Mail about your own account,
            orders and messages is not advertising: you get it as long as you have an account.
          </p>
        ),
      },
      {
        id: "cookies",
        title: "Cookies and your browser’s storage",
        body: (
          <dl>
            <div>
              <dt>Session cookie</dt>
              <dd>Keeps you signed in. Ends when you sign out, or after 7 days without a visit.</dd>
            </div>
            <div>
              <dt>Trusted browser</dt>
              <dd>Only if you tick it with two-step verification; lasts 30 days.</dd>
            </div>
            <div>
              <dt>Browser storage</dt>
              <dd>
                Your sign-in and the number on your cart, drafts of long forms, and for 30 days the link or
                code that brought you here.
              </dd>
            </div>
          </dl>
        ),
      },
      {
        id: "how-long",
        title: "How long we keep it",
        body: (
          <dl>
            <div>
              <dt>Account and wedding</dt>
              <dd>as long as you have the account; deleted with it</dd>
            </div>
            <div>
              <dt>Guests’ details</dt>
              <dd>90 days after the last event of the wedding</dd>
            </div>
            <div>
              <dt>Orders, payments, invoices</dt>
              <dd>
                five years after the year they belong to, as tax and company law ask; without your name once
                your account is deleted. Invoices, receipts and credit notes already issued keep the name and
                billing address that they were issued to, because vendors have to show them
              </dd>
            </div>
            <div>
              <dt>Reviews</dt>
              <dd>as long as the vendor is listed; your name goes when your account does</dd>
            </div>
            <div>
              <dt>Tickets</dt>
              <dd>as long as it takes to settle them and to show how, at most five years</dd>
            </div>
            <div>
              <dt>Mail that we sent</dt>
              <dd>that it was sent, 30 days; its text, only until it has left</dd>
            </div>
            <div>
              <dt>Consent</dt>
              <dd>as long as we rely on it, and as long after as we may have to show it</dd>
            </div>
          </dl>
        ),
      },
      {
        id: "rights",
        title: "Your rights",
        body: (
          <>
            <p>You may at any time, free of charge:</p>
            <ul>
              <li>
                get a copy of what we hold about you: “Download my data” at the foot of{" "}
                <a href="/user/profile">your profile</a> saves it as a file;
              </li>
              <li>ask how it was used in the past year;</li>
              <li>have it corrected; most of it you can change in your profile yourself;</li>
              <li>withdraw a consent; we tell you what then no longer works;</li>
              <li>
                delete your account: “Delete my account”, in the same place, does it at once, after your last
                order is completed or cancelled and your last refund has arrived. What the law makes us keep
                stays without your name, except on documents already issued.
              </li>
            </ul>
            <p>
              For anything else, and if you are a vendor or a guest, write to{" "}
              <a href={`mailto:${dpo}`}>{dpo}</a> from the address that we know you by. We answer within 30
              days, and say so if it must take longer.
            </p>
          </>
        ),
      },
      {
        id: "safety",
        title: "How we protect it, and what we do when that fails",
        body: (
          <p>
            Connections are encrypted. Passwords and one-time codes are stored hashed, files that you attach
            to a ticket are served to nobody on the web, and those of us who can see personal data do so only
            for their work, on record. If data is breached in a way that is likely to harm you, we tell you
            and the Personal Data Protection Commission within the time the PDPA sets: three days at most once
            we have assessed it.
          </p>
        ),
      },
      {
        id: "dpo",
        title: "Our data protection officer",
        body: (
          <p>
            Reach our data protection officer at <a href={`mailto:${dpo}`}>{dpo}</a> (please put “Data
            protection” in the subject) or through{" "}
            <a href="/contact-us?topic=account#form">the contact form</a>. If our answer does not satisfy you,
            you may turn to the Personal Data Protection Commission (PDPC).
          </p>
        ),
      },
      {
        id: "changes",
        title: "When this policy changes",
        body: (
          <p>
            The date at the top tells the version. When we want to use your data in a new way, we ask you
            first; an earlier consent does not stretch.
          </p>
        ),
      },
    ],
  };
}
