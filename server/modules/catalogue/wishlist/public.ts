export { forgetWishlist, moveSaved, ownWishlist } from "./repo";
export { savedIds } from "./service";
