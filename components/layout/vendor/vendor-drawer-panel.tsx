"use client";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import styles from "./vendor-drawer.module.css";
import { VendorMenuList } from "./vendor-menu-list";

/** The vendor-dashboard drawer (spec vendor §2, mobile layout). */
export default function VendorDrawerPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper ?? "", "aria-label": "Vendor menu" } }}
    >
      <div className={styles.head}>
        <Logo ground="paper" />
        <IconButton aria-label="Close the menu" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <nav aria-label="Vendor menu">
        <VendorMenuList ground="paper" onChoose={onClose} />
      </nav>
    </Drawer>
  );
}
