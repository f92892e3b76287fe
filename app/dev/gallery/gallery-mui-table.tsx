"use client";
import Chip, { type ChipProps } from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { BadgeTone } from "@/components/ui/feedback/badge";
import { ORDERS } from "./gallery-data";

const COLOURS: Partial<Record<BadgeTone, NonNullable<ChipProps["color"]>>> = {
  good: "success",
  warn: "warning",
  bad: "error",
  info: "info",
};

export function GalleryMuiTable() {
  return (
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Couple</TableCell>
            <TableCell>State</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ORDERS.map(({ id, couple, state, tone, total }) => (
            <TableRow key={id}>
              <TableCell>{id}</TableCell>
              <TableCell>{couple}</TableCell>
              <TableCell>
                <Chip label={state} color={COLOURS[tone] ?? "default"} />
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
