export { holdVendors } from "./repo";
export { countCompletedOrder } from "./repo-sales";
export { requireVendorDetail, similarVendors, vendorCards, vendorDetail } from "./service";
export {
  type Application,
  decideVendor,
  findApplication,
  isSuspended,
  listApplications,
} from "./service-status";
