"use client";
import SwipeableDrawer from "@mui/material/SwipeableDrawer";
import Link from "next/link";
import { LogoutButton } from "@/components/layout/account-menu/logout-button";
import { VENDOR_ICONS } from "@/components/layout/account-menu/account-links";
import { CloseButton } from "@/components/ui/action/close-button";
import { Logo } from "@/components/ui/media/logo";
import { useAppSelector } from "@/store/hooks";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import styles from "./vendor-drawer.module.css";
import { VendorMenuList } from "./vendor-menu-list";

/** The vendor dashboard's drawer. Opened by its button; can be swiped away. */
export default function VendorDrawerPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const account = useAppSelector((state) => state.auth.userData);
  return (
    <MuiProvider>
      <SwipeableDrawer
        open={open}
        onOpen={() => undefined}
        onClose={onClose}
        disableSwipeToOpen
        disableDiscovery
        slotProps={{ paper: { className: styles.paper ?? "", "aria-label": "Vendor menu" } }}
      >
        <div className={styles.head}>
          <Logo ground="paper" />
          <CloseButton label="Close the menu" onClick={onClose} />
        </div>
        {account?.roleUser === "vendor" ? <p className={styles.name}>{account.vendorName}</p> : null}
        <nav aria-label="Vendor menu">
          <VendorMenuList ground="paper" onChoose={onClose} />
        </nav>
        <ul className={styles.foot}>
          {VENDOR_ICONS.map(({ label, href }) => (
            <li key={href}>
              <Link className={styles.entry} href={href} prefetch={false} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton className={styles.entry} />
          </li>
        </ul>
      </SwipeableDrawer>
    </MuiProvider>
  );
}
