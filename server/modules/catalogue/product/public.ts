export { holdProducts } from "./repo";
export { productBySlug, productDetail, relatedProducts, vendorProducts } from "./service";
