export { LATE_WITHIN_DAYS } from "./repo";
export {
  type BalanceRow,
  balancesOf,
  type ClosingRow,
  closedDay,
  closedDays,
  daysBetween,
  entriesOf,
  type LineRow,
  linesOf,
} from "./repo-read";
export { closeLedger } from "./service";
