export { termsById, termsInForce, termsPage, termsToAgree } from "./service-read";
