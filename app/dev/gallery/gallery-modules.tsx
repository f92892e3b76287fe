import { Alert } from "@/components/ui/feedback/alert";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import { ChipLink } from "@/components/ui/action/chip";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { Table } from "@/components/ui/list/table";
import styles from "./gallery.module.css";

type Order = { id: string; couple: string; state: string; tone: BadgeTone; total: string };

const ORDERS: readonly Order[] = [
  { id: "SY-1042", couple: "Mei Ling & Farid", state: "Pending", tone: "warn", total: "$40,478.24" },
  { id: "SY-1041", couple: "Priya & Arjun", state: "All paid", tone: "info", total: "$6,880.00" },
  { id: "SY-1038", couple: "Grace & Wei Jie", state: "Delivered", tone: "good", total: "$2,350.50" },
  { id: "SY-1031", couple: "Nur Aisyah & Hakim", state: "Cancelled", tone: "bad", total: "$980.00" },
];

const TONES: BadgeTone[] = ["neutral", "brass", "good", "warn", "bad", "info"];

export function GalleryModules() {
  return (
    <>
      <h2>Buttons</h2>
      <div className={styles.row}>
        <Button>Pay the deposit</Button>
        <Button variant="secondary">Message</Button>
        <Button variant="plain">Skip</Button>
      </div>
      <div className={styles.row}>
        <Button size="sm">Approve</Button>
        <Button size="sm" variant="danger">
          Decline
        </Button>
        <Button size="sm" busy>
          Saving
        </Button>
        <Button size="sm" disabled>
          Sold out
        </Button>
        <ButtonLink size="sm" variant="secondary" href="/vendor">
          A link
        </ButtonLink>
      </div>
      <h2>Fields</h2>
      <TextField id="g-name" label="Wedding name" placeholder="Mei and Farid" hint="Guests will see this." />
      <TextField
        id="g-mail"
        label="Email address"
        defaultValue="mei@"
        error="Enter a whole address, such as mei@example.sg"
      />
      <SelectField id="g-kind" label="Ceremony" defaultValue="Banquet dinner">
        <option>Banquet dinner</option>
        <option>Solemnisation</option>
      </SelectField>
      <TextAreaField id="g-note" label="Note to the vendor" defaultValue="Two tables without pork, please." />
      <TextField id="g-off" label="Order number" defaultValue="SY-1042" disabled />
      <h2>Badges and chips</h2>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        <ChipLink href="#chips" current>
          All
        </ChipLink>
        <ChipLink href="#chips">Ballrooms</ChipLink>
        <ChipLink href="#chips">Gardens</ChipLink>
      </div>
      <h2>Card</h2>
      <Card>
        <h3>Hotel Seri Melur</h3>
        <p>
          <RatingStars value={4.8} count={132} />
        </p>
        <Price total={202391} metric="per table" from note />
      </Card>
      <h2>Messages</h2>
      <Alert tone="info" title="Waiting for the vendor">
        They answer within 72 hours, or you get everything back.
      </Alert>
      <Alert tone="good">Deposit paid. The date is yours.</Alert>
      <Alert tone="warn">The balance is due in 3 days.</Alert>
      <Alert tone="bad">The card was declined. Nothing was charged.</Alert>
      <h2>Table</h2>
      <Table caption="Orders">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Couple</th>
            <th scope="col">State</th>
            <th scope="col" data-numeric>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {ORDERS.map(({ id, couple, state, tone, total }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{couple}</td>
              <td>
                <Badge tone={tone}>{state}</Badge>
              </td>
              <td data-numeric>{total}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>Skeletons</h2>
      <div className={styles.stack}>
        <Skeleton shape="block" height="7rem" />
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="40%" />
      </div>
      <h2>Nothing yet</h2>
      <EmptyState title="Your cart is empty" action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}>
        What you add from a vendor’s page waits here until you are ready.
      </EmptyState>
    </>
  );
}
