/**
 * The GST in Sayang's commission of a calendar quarter, by tax point. Commission includes GST; amounts in dollars.
 */
export type GstQuarter = {
  /** 1 to 4. */
  quarter: number;
  /** Its first and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Commission of ended orders, GST included. */
  charged: number;
  /** Given back after refunds, GST included; positive. */
  givenBack: number;
  /** The remaining commission: the amount before GST ("Box 1" of the GST return), and its GST ("Box 6"). */
  beforeGst: number;
  gst: number;
  /** The last day for the return, a month after the quarter. */
  dueOn: string;
  /** All its days are closed, so its figures no longer change. */
  isFinal: boolean;
};

/** GET /operator/ledger/gst */
export type CommissionGst = {
  year: number;
  /** The years with commission and the current one, latest first. */
  years: number[];
  quarters: GstQuarter[];
};
