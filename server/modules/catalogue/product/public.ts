export { listProductsForReview } from "./own/service-operator";
export { hideProductPictures, picturesOfProduct, restoreProductPictures } from "./own/service-picture";
export { approveProduct, returnProduct } from "./own/service-review";
export { waitingProducts } from "./own/repo-review";
export { presentAddOns } from "./own/price";
export { type MovedBranch, placeProducts } from "./repo-place";
export { productOn } from "./price-of-day";
export { holdProducts, publicIds } from "./repo";
export {
  productBySlug,
  productDetail,
  productsOf,
  productsOfVendors,
  relatedProducts,
  vendorProducts,
} from "./service";
