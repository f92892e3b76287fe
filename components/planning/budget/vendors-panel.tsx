"use client";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { HiredVendor, OutsideBooking } from "@/contracts/planning/budget/budget";
import { formatDate } from "@/lib/dates";
import { useGetHiredVendorsQuery, useGetOutsideBookingsQuery } from "@/services/planning/budget";
import { BookingCard } from "./elsewhere/booking-card";
import styles from "./vendors-panel.module.css";

const BookingDialog = lazy(() => import("./elsewhere/booking-dialog"));
/** More vendors than any wedding has. */
const LIMIT = 100;

/** The vendors booked on Sayang, and those booked elsewhere. */
export default function VendorsPanel() {
  const hired = useGetHiredVendorsQuery({ limit: LIMIT });
  const outside = useGetOutsideBookingsQuery();
  const [asked, setAsked] = useState<OutsideBooking | "new" | null>(null);
  return (
    <div className={styles.panel}>
      <section aria-labelledby="hired">
        <div className={styles.head}>
          <h2 id="hired" className={styles.title}>
            Booked on Sayang
          </h2>
          <ButtonLink variant="secondary" size="sm" href="/vendor">
            Find vendors
          </ButtonLink>
        </div>
        {hired.data ? (
          hired.data.docs.length === 0 ? (
            <p className={styles.note}>Vendors you book on Sayang appear here with their payments.</p>
          ) : (
            <ul className={styles.cards}>
              {hired.data.docs.map((vendor) => (
                <Hired key={vendor.id} vendor={vendor} />
              ))}
            </ul>
          )
        ) : hired.error && !hired.isFetching ? (
          <LoadFailure title="Your vendors could not be loaded" error={hired.error} retry={hired.refetch} />
        ) : (
          <CardRowsSkeleton label="Loading vendors" count={2} />
        )}
      </section>
      <section aria-labelledby="elsewhere">
        <div className={styles.head}>
          <h2 id="elsewhere" className={styles.title}>
            Booked elsewhere
          </h2>
          <Button variant="secondary" size="sm" onClick={() => setAsked("new")}>
            Add a booking
          </Button>
        </div>
        {outside.data ? (
          outside.data.docs.length === 0 ? (
            <p className={styles.note}>
              Add the uncle who drives or the aunt who bakes: their payments and contracts belong in one place
              with the rest.
            </p>
          ) : (
            <ul className={styles.cards}>
              {outside.data.docs.map((booking) => (
                <BookingCard key={booking.id} booking={booking} onEdit={() => setAsked(booking)} />
              ))}
            </ul>
          )
        ) : outside.error && !outside.isFetching ? (
          <LoadFailure
            title="Your bookings could not be loaded"
            error={outside.error}
            retry={outside.refetch}
          />
        ) : (
          <CardRowsSkeleton label="Loading bookings" count={1} />
        )}
      </section>
      <Suspense>
        {asked ? (
          <BookingDialog
            key={asked === "new" ? "new" : asked.id}
            booking={asked === "new" ? null : asked}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Hired({ vendor }: { vendor: HiredVendor }) {
  const { vendorName, slug, category, eventDate, committed, paid, owed, orders } = vendor;
  return (
    <Card as="li" className={styles.card ?? ""}>
      <h3 className={styles.name}>
        <a href={`/vendor-detail/${slug}`}>{vendorName}</a>
      </h3>
      <p className={styles.note}>
        {category}
        {eventDate ? ` · ${formatDate(eventDate)}` : ""}
        {orders > 1 ? ` · ${orders} orders` : ""}
      </p>
      <p className={styles.sums}>
        {amount(committed)} booked, {amount(paid)} paid, {amount(owed)} to pay
      </p>
      <p>
        <a href={`/user/manage-orders?search=${encodeURIComponent(vendorName)}`}>See orders</a>
      </p>
    </Card>
  );
}
