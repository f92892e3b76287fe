export { deleteTokensOf } from "./repo";
export {
  addUndoToken,
  isEmailHeld,
  latestTokenAt,
  makeChangeToken,
  makeToken,
  ownerOfToken,
  pendingEmailChange,
  spendAllTokens,
  spendToken,
  spendUndoTokensSince,
} from "./service";
