/** Why data was not carried over. Nothing has been changed when it is thrown. */
export class TransferError extends Error {
  override name = "TransferError";
}
