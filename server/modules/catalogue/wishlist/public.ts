export { forgetWishlist, moveSaved, ownWishlist } from "./repo-own";
export { savedIds } from "./service";
