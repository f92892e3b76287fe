import VendorSearchPage, { generateMetadata } from "@/app/(public)/vendor/page";

export const dynamic = "force-dynamic";
export { generateMetadata };
export default VendorSearchPage;
