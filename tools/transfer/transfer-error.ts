/** The reason data was not transferred. Nothing has been changed when it is thrown. */
export class TransferError extends Error {
  override name = "TransferError";
}
