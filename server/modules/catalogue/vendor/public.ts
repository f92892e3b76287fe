export { holdVendors } from "./repo/vendor";
export { setCommission } from "./repo/profile";
export { refreshPriceFrom } from "./repo/price";
export { countCompletedOrder, countRating } from "./repo/sales";
export { requireVendorDetail, similarVendors, vendorCards, vendorDetail } from "./service";
export {
  type Application,
  decideVendor,
  findApplication,
  isSuspended,
  listApplications,
} from "./service-status";
export { measureTrust } from "./repo/trust";
export { loginVendor } from "./service-account";
export { moveBusyDays, readDiary } from "./service-diary";
