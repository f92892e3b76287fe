export const VENDOR_REGISTERED =
  "Vendor Registration successfully submitted. Your application will be processed at the earliest (estimated 24-48 hours)";
export const SELECT_MAIN_OFFERING = "Please select your Main Service Offering!";
export const SELECT_SECONDARY_OFFERING = "Please select your Secondary Service Offering!";
export const OFFERINGS_DIFFER =
  "Please select a Secondary Service Offering that differs from your Main Service Offering!";
export const VENDOR_TERMS_CONSENT =
  "I agree to the Vendor Terms, the Terms and Conditions and the Privacy Policy of Sayang.";

export const WRONG_POSTCODE = "Please select a correct postcode";
export const USERNAME_TAKEN = "This username is taken already";
