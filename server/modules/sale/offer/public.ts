export { connectOfferHooks, type OfferHooks } from "./hooks";
export { familyOf, priceItem } from "./price";
export { countOpenOffers, withdrawOffersOf } from "./service";
export { lockOffers, type OfferRow } from "./repo";
export { forgetOffers, ownOffers } from "./repo-own";
export { acceptOffers, endOfOffer, lockOfferToBuy, reopenOffer } from "./service-order";
