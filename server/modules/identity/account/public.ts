export { hashPassword, verifyPassword } from "./password";
export {
  type AccountRow,
  changeEmail,
  clearPassword,
  closeAccount,
  confirmEmail,
  findAccount,
  findAccountById,
  holdPassword,
  insertAccount,
  languageOfAddress,
  lockAccount,
  markVerified,
  replacePassword,
  setBlocked,
  setLanguage,
  setPassword,
  setTwoStep,
} from "./repo";
export { type CoupleAddress, coupleAddresses, coupleOf } from "./repo-couple";
export { clearCustomer, confirmPhone, insertCustomer, lockCustomer, updateCustomer } from "./repo-customer";
export { fieldError, provenOwner, WRONG_PASSWORD } from "./service-owner";
export { securityNotice } from "./security-notice";
