export { consentsOf, termsWordingAt, withdrawConsents } from "./repo";
export { consentingAddresses, recordConsent, recordConsentOnce } from "./service";
