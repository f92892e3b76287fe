import VendorDetailPage, { generateMetadata } from "@/app/(public)/vendor-detail/[id]/page";

export const dynamic = "force-dynamic";
export { generateMetadata };
export default VendorDetailPage;
