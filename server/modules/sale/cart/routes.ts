import {
  addToCartBody,
  getCartQuery,
  mergeCartBody,
  quoteCartBody,
  updateCartLineBody,
} from "@/contracts/sale/cart.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { codeRoutes } from "./routes-codes";
import { quoteGuestCart } from "./service-guest";
import { addOfferToCart } from "./service-offered";
import { addToCart, getCart, mergeCart, removeCartLine, updateCartLine, validateCart } from "./service";

export const cartRoutes = [
  ...codeRoutes,
  route({
    method: "GET",
    path: "/cart/validateCart",
    guard: "customer",
    summary: "Whether the cart can go to checkout; 400 lists every reason why not",
    reply: "Cart",
    run: ({ actor }) => validateCart(actor.customerId),
  }),
  route({
    method: "GET",
    path: "/cart",
    guard: "customer",
    summary: "The cart, by vendor, with what is wrong with each line",
    reply: "Cart",
    query: getCartQuery,
    run: ({ actor }) => getCart(actor.customerId),
  }),
  route({
    method: "POST",
    path: "/cart",
    guard: "customer",
    summary: "Puts a product into the cart",
    reply: "Cart",
    body: addToCartBody,
    message: "Item added to cart",
    run: ({ actor, body }) => addToCart(actor.customerId, body),
  }),
  route({
    method: "POST",
    path: "/cart/merge",
    guard: "customer",
    summary: "Puts what a browser kept for a guest into the cart, and names what no longer fits",
    reply: "MergedCart",
    body: mergeCartBody,
    run: ({ actor, body }) => mergeCart(actor.customerId, body),
  }),
  route({
    method: "POST",
    path: "/cart/offer/:id",
    guard: "customer",
    summary: "Puts a vendor's offer into the cart as it stands",
    reply: "Cart",
    params: idParam,
    message: "Offer added to cart",
    run: ({ actor, params }) => addOfferToCart(actor.customerId, params.id),
  }),
  route({
    method: "POST",
    path: "/cart/quote",
    guard: "public",
    summary: "Prices what a browser keeps for a guest, and says what is wrong with each line; stores nothing",
    reply: "GuestCart",
    throttle: { policy: "quote" },
    body: quoteCartBody,
    whileReadOnly: "allowed",
    run: ({ body }) => quoteGuestCart(body),
  }),
  route({
    method: "PATCH",
    path: "/cart/:id",
    guard: "customer",
    summary: "Changes quantity, date or note of a line, and accepts its price",
    reply: "Cart",
    params: idParam,
    body: updateCartLineBody,
    message: "Cart updated",
    run: ({ actor, params, body }) => updateCartLine(actor.customerId, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/cart/:id",
    guard: "customer",
    summary: "Takes a line out of the cart",
    reply: "Cart",
    params: idParam,
    message: "Item removed from cart",
    run: ({ actor, params }) => removeCartLine(actor.customerId, params.id),
  }),
];
