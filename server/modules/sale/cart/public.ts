export { forgetCart, moveLines, ownCart } from "./repo/own";
export { type PricedCart, type PricedGroup, type PricedLine, priceCart } from "./price-cart";
export { voucherName } from "./present-codes";
export { type CheckedLine, lockedCart, lockShopper, refuseUnfit, removeOrderedLines } from "./service-lines";
export { clearCodes, lockedCodes } from "./service-codes";
