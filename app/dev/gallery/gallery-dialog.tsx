"use client";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useState } from "react";
import { notify, type NoticeKind } from "@/lib/notice/notify";
import styles from "./gallery.module.css";

const NOTICES: [NoticeKind, string][] = [
  ["success", "Item added to cart"],
  ["info", "They answer within 72 hours"],
  ["warning", "Please select at least 1 item"],
  ["error", "Session has expired. Please Log in again."],
];

export function GalleryDialog() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(0);
  const close = () => setOpen(false);
  return (
    <>
      <Tabs value={tab} onChange={(_, chosen: number) => setTab(chosen)} aria-label="Orders by state">
        <Tab label="To approve" />
        <Tab label="In progress" />
        <Tab label="Completed" />
      </Tabs>
      <div className={styles.row}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Remember this browser" />
        <FormControlLabel control={<Switch defaultChecked />} label="Published" />
      </div>
      <div className={styles.row}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        {NOTICES.map(([kind, message]) => (
          <Button key={kind} size="small" variant="text" onClick={() => notify(kind, message)}>
            {kind} toast
          </Button>
        ))}
      </div>
      <Dialog open={open} onClose={close} aria-labelledby="decline-title" maxWidth="xs">
        <DialogTitle id="decline-title">Decline this booking?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Mei Ling and Farid get their deposit of $12,143.47 back, and 12 December is free again.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            Keep it
          </Button>
          <Button color="error" onClick={close}>
            Decline booking
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
