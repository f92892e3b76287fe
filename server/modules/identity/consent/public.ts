export { recordConsent, recordConsentOnce } from "./service";
