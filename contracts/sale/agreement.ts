/** The agreement of an order, or an amendment to it. Its bytes never change. */
export type AgreementFile = {
  id: string;
  _id: string;
  /** 0 for the agreement; amendments count from 1. */
  number: number;
  title: string;
  /** `AGR-SY-26-000123`, with `-A1` for the first amendment. */
  fileName: string;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string;
  agreedAt: string;
};

/** The button by which a vendor accepts an order; agreements quote it. */
export const VENDOR_ACCEPTANCE = "Approve order";
