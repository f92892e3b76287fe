"use client";
import SwipeableDrawer from "@mui/material/SwipeableDrawer";
import { CloseButton } from "@/components/ui/action/close-button";
import { Logo } from "@/components/ui/media/logo";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import styles from "./operator-drawer.module.css";
import { OperatorMenuList } from "./operator-menu-list";
import { OperatorPerson } from "./operator-person";

/** The console's drawer. Opened by its button; can be swiped away. */
export default function OperatorDrawerPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <MuiProvider>
      <SwipeableDrawer
        open={open}
        onOpen={() => undefined}
        onClose={onClose}
        disableSwipeToOpen
        disableDiscovery
        slotProps={{ paper: { className: styles.paper ?? "", "aria-label": "Console menu" } }}
      >
        <div className={styles.head}>
          <Logo />
          <CloseButton className={styles.close} label="Close the menu" onClick={onClose} />
        </div>
        <nav aria-label="Console menu">
          <OperatorMenuList onChoose={onClose} />
        </nav>
        <div className={styles.foot}>
          <OperatorPerson />
        </div>
      </SwipeableDrawer>
    </MuiProvider>
  );
}
