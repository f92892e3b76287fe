export { consentingAddresses, recordConsent, recordConsentOnce } from "./service";
