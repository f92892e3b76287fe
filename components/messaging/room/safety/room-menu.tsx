"use client";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { RefObject } from "react";
import { MuiProvider } from "@/components/ui/theme/mui-provider";

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** True when the reader has blocked the other side. */
  isBlocked: boolean;
  name: string;
  onAsk: (what: "report" | "block" | "unblock") => void;
  onClose: () => void;
};

export default function RoomMenu({ anchor, open, isBlocked, name, onAsk, onClose }: Props) {
  return (
    <MuiProvider>
      <Menu anchorEl={() => anchor.current} open={open} onClose={onClose}>
        <MenuItem onClick={() => onAsk("report")}>Report {name}</MenuItem>
        <MenuItem onClick={() => onAsk(isBlocked ? "unblock" : "block")}>
          {isBlocked ? `Unblock ${name}` : `Block ${name}`}
        </MenuItem>
      </Menu>
    </MuiProvider>
  );
}
