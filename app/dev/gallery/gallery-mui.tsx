"use client";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Chip, { type ChipProps } from "@mui/material/Chip";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import { GalleryDialog } from "./gallery-dialog";
import { GalleryMuiTable } from "./gallery-mui-table";
import styles from "./gallery.module.css";

const TONES: [string, ChipProps["color"]][] = [
  ["neutral", "default"],
  ["jewel", "primary"],
  ["brass", "secondary"],
  ["good", "success"],
  ["warn", "warning"],
  ["bad", "error"],
  ["info", "info"],
];

export function GalleryMui() {
  return (
    <MuiProvider>
      <Typography variant="h2">Buttons</Typography>
      <div className={styles.row}>
        <Button>Pay the deposit</Button>
        <Button variant="outlined">Message</Button>
        <Button variant="text">Skip</Button>
      </div>
      <div className={styles.row}>
        <Button size="small">Approve</Button>
        <Button size="small" color="error">
          Decline
        </Button>
        <Button size="small" loading loadingPosition="start" startIcon={<span />}>
          Saving
        </Button>
        <Button size="small" disabled>
          Sold out
        </Button>
        <Button size="small" variant="outlined" href="/vendor">
          A link
        </Button>
      </div>
      <Typography variant="h2">Fields</Typography>
      <TextField
        id="m-name"
        label="Wedding name"
        placeholder="Mei and Farid"
        helperText="Guests will see this."
      />
      <TextField
        id="m-mail"
        label="Email address"
        defaultValue="mei@"
        error
        helperText="Enter a whole address, such as mei@example.sg"
      />
      <TextField id="m-kind" label="Ceremony" select defaultValue="Banquet dinner">
        <MenuItem value="Banquet dinner">Banquet dinner</MenuItem>
        <MenuItem value="Solemnisation">Solemnisation</MenuItem>
      </TextField>
      <TextField
        id="m-note"
        label="Note to the vendor"
        multiline
        minRows={4}
        defaultValue="Two tables without pork, please."
      />
      <TextField id="m-off" label="Order number" defaultValue="SY-1042" disabled />
      <Typography variant="h2">Badges and chips</Typography>
      <div className={styles.row}>
        {TONES.map(([label, color]) => (
          <Chip key={label} label={label} color={color ?? "default"} />
        ))}
      </div>
      <div className={styles.row}>
        <Chip label="All" variant="outlined" clickable aria-pressed="true" />
        <Chip label="Ballrooms" variant="outlined" clickable />
        <Chip label="Gardens" variant="outlined" clickable />
      </div>
      <Typography variant="h2">Card</Typography>
      <Card>
        <CardContent>
          <h3>Hotel Seri Melur</h3>
          <p>
            <RatingStars value={4.8} count={132} />
          </p>
          <Price total={202391} metric="per table" from note />
        </CardContent>
      </Card>
      <Typography variant="h2">Messages</Typography>
      <Alert severity="info">
        <AlertTitle>Waiting for the vendor</AlertTitle>
        They answer within 72 hours, or you get everything back.
      </Alert>
      <Alert severity="success">Deposit paid. The date is yours.</Alert>
      <Alert severity="warning">The balance is due in 3 days.</Alert>
      <Alert severity="error">The card was declined. Nothing was charged.</Alert>
      <Typography variant="h2">Table</Typography>
      <GalleryMuiTable />
      <Typography variant="h2">Skeletons</Typography>
      <div className={styles.stack}>
        <Skeleton height="7rem" />
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="40%" height="1em" />
      </div>
      <Typography variant="h2">Nothing yet</Typography>
      <EmptyState title="Your cart is empty" action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}>
        What you add from a vendor’s page waits here until you are ready.
      </EmptyState>
      <Typography variant="h2">Dialogs, tabs and toasts</Typography>
      <GalleryDialog />
    </MuiProvider>
  );
}
