import HomePage, { generateMetadata } from "@/app/(public)/page";

export const dynamic = "force-dynamic";
export { generateMetadata };
export default HomePage;
