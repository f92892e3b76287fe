import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import styles from "./how-search-works-view.module.css";

type Part = { id: string; title: string; body: ReactNode };

/** Describes the search (server/modules/catalogue/search) in plain words. Update it when the search changes. */
const PARTS: readonly Part[] = [
  {
    id: "found",
    title: "What is found",
    body: (
      <>
        <p>
          Only vendors that we have approved, and only what they have on sale. We look for your words in
          vendors’ names, in categories and styles, in the titles of what they sell, and in what they write
          about it. All of your words have to be there. Capital letters, accents and endings make no
          difference, and we know that a solemniser is a JP and “bridal car” a wedding car.
        </p>
        <p>
          When nothing matches all of it, we correct the spelling or show what comes closest: bridal cars for
          “Rolls-Royce”, cakes for a “9 tier cake”. We always say so above the results.
        </p>
      </>
    ),
  },
  {
    id: "best-match",
    title: "Best match",
    body: (
      <>
        <p>With words, where they are found counts first, most to least:</p>
        <ol>
          <li>in the name,</li>
          <li>in the category, the type of product or the style,</li>
          <li>in the titles of what is sold,</li>
          <li>anywhere else in the text.</li>
        </ol>
        <p>
          Words in a row as you typed them count more than the same words apart, and a product type or
          category that is what you are looking for (a “jade ring” for “rings”, not a “ring box”) counts more
          again.
        </p>
        <p>Among equals, and when you only browse, quality decides. It is made of three things:</p>
        <dl className={styles.weights}>
          <div>
            <dt>Stars</dt>
            <dd>
              The average of all reviews, 1 to 5. Everybody starts with five reviews of four stars in the sum,
              so that one happy cousin does not outrank two hundred couples.
            </dd>
          </div>
          <div>
            <dt>Completed orders</dt>
            <dd>Up to a quarter of a star, reached at a hundred orders completed through Sayang.</dd>
          </div>
          <div>
            <dt>Featured</dt>
            <dd>A fifth of a star, for at most three vendors in a list. It is always labelled.</dd>
          </div>
        </dl>
        <p>
          In lists of products, the quality of the vendor counts. Each further product of the same vendor
          stands a tenth of a star lower than the one before, so that nobody fills a page.
        </p>
      </>
    ),
  },
  {
    id: "price",
    title: "By price",
    body: (
      <p>
        Prices include service charge and GST. When you say how many tables or guests you have, we compare
        what your whole wedding costs, on your day if you say it. In a category, a banquet is compared with
        banquets and a ceremony with ceremonies: what is sold by another unit comes after, and so does what
        your wedding can’t have.
      </p>
    ),
  },
  {
    id: "featured",
    title: "What “Featured” means, and what money cannot buy",
    body: (
      <>
        <p>
          A featured place is a promotion. It lifts a vendor by a fifth of a star in “Best match”, carries the
          label “Featured”, and a list has at most three. That is all it does:
        </p>
        <ul>
          <li>It does not put a vendor above one that fits your words better.</li>
          <li>It does not bring a vendor into results that it does not fit.</li>
          <li>It does not count when you sort by rating, by price or by newest.</li>
          <li>It changes no star, hides no review and lowers no other vendor’s reviews.</li>
        </ul>
        <p>
          Nobody can pay to be ranked in any other way. “Vendor’s pick” on a product is the vendor’s own
          choice of what to show first: it costs nothing, and lifts that product by a tenth of a star.
        </p>
      </>
    ),
  },
  {
    id: "reviews",
    title: "Where stars come from",
    body: (
      <p>
        Only a couple who had an order with a vendor on Sayang can review it, once for each order. A vendor
        can answer a review, and cannot remove it.
      </p>
    ),
  },
  {
    id: "prices",
    title: "Prices are what you pay",
    body: (
      <p>
        Every price that you see, filter and sort by is all-in: service charge and GST are inside. A table at
        $1,000++ shows, and sorts, as $1,199. A vendor stands at the lowest price of what it sells; vendors
        without prices come last when you sort by price.
      </p>
    ),
  },
  {
    id: "other-orders",
    title: "The other orders",
    body: (
      <ul>
        <li>
          <strong>Highest rated</strong>: by the plain average of reviews, then by how many there are.
        </li>
        <li>
          <strong>Price</strong>: by the all-in price, low to high or high to low.
        </li>
        <li>
          <strong>Newest</strong>: who or what joined Sayang last.
        </li>
      </ul>
    ),
  },
  {
    id: "filters",
    title: "Filters, and your wedding date",
    body: (
      <p>
        The number beside a filter is how many results it would leave with everything else as chosen. “Free on
        our wedding day” leaves out vendors that take no new orders, are closed on that day, or have no place
        left on Sayang for it, and products that aren’t offered on that day. We do not see their bookings
        elsewhere, so ask before you promise your grandmother. The order of results does not depend on who you
        are: two couples who search for the same see the same.
      </p>
    ),
  },
];

/** `/how-search-works`: how results are ranked, and how payments affect the ranking. */
export function HowSearchWorksView() {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1>How search results are ordered</h1>
        <p className={styles.lead}>
          You are about to trust somebody with your day. So this is all of it: what puts a vendor first, what
          a promotion may do, and what it may not.
        </p>
      </header>
      <div className={styles.parts}>
        {PARTS.map(({ id, title, body }) => (
          <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <div className={styles.prose}>{body}</div>
          </section>
        ))}
        <p className={styles.next}>
          <ButtonLink href="/vendor#result">Find vendors</ButtonLink>
        </p>
      </div>
    </main>
  );
}
