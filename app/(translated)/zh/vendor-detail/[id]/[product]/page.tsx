import ProductPage, { generateMetadata } from "@/app/(public)/vendor-detail/[id]/[product]/page";

export const dynamic = "force-dynamic";
export { generateMetadata };
export default ProductPage;
