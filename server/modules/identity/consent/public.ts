export { consentsOf, withdrawConsents } from "./repo";
export { consentingAddresses, recordConsent, recordConsentOnce } from "./service";
