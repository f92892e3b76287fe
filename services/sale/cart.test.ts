/** @jest-environment jsdom */
import { makeStore } from "@/store/make-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { cartApi } from "./cart";

const server = useEnvelopeServer();
const ITEM = { productId: "p1", price: 2023.91, quantity: 20, eventDate: null, meal: null, addOns: [] };
const layer = () => (window as { dataLayer?: unknown[] }).dataLayer;

afterEach(() => {
  delete process.env.NEXT_PUBLIC_ANALYTICS;
  delete (window as { dataLayer?: unknown[] }).dataLayer;
});

async function add() {
  const store = makeStore();
  store.context.persistence.start(store);
  await store.dispatch(cartApi.endpoints.addToCart.initiate(ITEM));
  await Promise.resolve();
}

test("adding to the cart is tracked in SGD when a data layer is configured", async () => {
  process.env.NEXT_PUBLIC_ANALYTICS = "dataLayer";
  server.reply = () => ({ data: { cartCount: 1 } });
  await add();
  expect(layer()).toEqual([
    {
      event: "add_to_cart",
      ecommerce: {
        currency: "SGD",
        value: 40478.2,
        items: [{ item_id: "p1", price: 2023.91, quantity: 20 }],
      },
    },
  ]);
});

test("by default nothing is tracked, nor are refused additions", async () => {
  server.reply = () => ({ data: { cartCount: 1 } });
  await add();
  expect(layer()).toBeUndefined();
  process.env.NEXT_PUBLIC_ANALYTICS = "dataLayer";
  server.reply = () => ({ status: 400, message: "This product is not for sale" });
  await add();
  expect(layer()).toBeUndefined();
});
