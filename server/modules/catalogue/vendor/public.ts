export { vendorAddress } from "./address";
export { holdVendors } from "./repo/vendor";
export { lockProfile, servicesOf, setCommission } from "./repo/profile";
export { setGranted } from "./repo/promote";
export { refreshPriceFrom } from "./repo/price";
export { countCompletedOrder, countRating } from "./repo/sales";
export {
  type ClosedVendor,
  closedVendor,
  requireVendorDetail,
  similarVendors,
  vendorCards,
  vendorDetail,
} from "./service";
export {
  type Application,
  decideVendor,
  decideVendorIn,
  findApplication,
  listApplications,
  stoppedBy,
} from "./service-status";
export { measureTrackRecord } from "./repo/track-record";
export { hideVendorPictures, picturesOfVendor, restoreVendorPictures } from "./service-picture";
export { loginVendor } from "./service-account";
export { moveBusyDays, readCalendar } from "./service-calendar";
export { waitingVendors } from "./repo/operator";
export { operatorVendor } from "./service-operator";
export { endFeature, featureVendor, setDirectPublishing } from "./service-promote";
