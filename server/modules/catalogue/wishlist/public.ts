export { forgetWishlist, ownWishlist } from "./repo";
export { savedIds } from "./service";
