export { type BankHooks, connectBankHooks } from "./hooks";
export { changeBank, maskedBank } from "./service";
