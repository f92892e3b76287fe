/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import type { OwnProduct, SwitchedProducts } from "@/contracts/catalogue/product/own-product";
import { toPage } from "@/contracts/envelope";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { ProductsView } from "./products-view";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  usePathname: () => "/vendor/dashboard/product",
  useServerInsertedHTML: () => undefined,
}));

const server = useEnvelopeServer();
const SWITCH = "/vendor-product/activateDeactivateVendorProducts";
const row = (name: string, status: 0 | 1): OwnProduct => ({
  id: name,
  _id: name,
  slug: name,
  productTitle: name,
  productSkuCode: "",
  productFamily: [],
  productType: null,
  image: null,
  statusReason: "",
  revision: null,
  enableSelling: true,
  productPrice: {
    priceCurrency: "SGD",
    gstType: 0,
    price: 100,
    priceMetric: "gown",
    priceWithGST: 100,
    gst: 0,
    serviceCharge: 0,
    plusPlus: false,
  },
  status,
  publishAt: null,
  updatedAt: "2026-11-01T00:00:00.000Z",
  version: 1,
});

let store: AppStore;
let products: OwnProduct[];
let switched: SwitchedProducts;

beforeEach(async () => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  products = [row("Aster", 1), row("Begonia", 0), row("Cosmos", 1)];
  server.reply = ({ method, url }) => {
    if (method === "POST") return { data: switched };
    if (method === "DELETE") {
      products = products.filter(({ id }) => !url.endsWith(id));
      return {};
    }
    return {
      data: /[/](families|view)\b/.test(url) ? [] : toPage(products, products.length, { page: 1, limit: 20 }),
    };
  };
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <ProductsView />
    </Provider>,
  );
  await screen.findByRole("link", { name: "Aster" });
});
afterEach(async () => {
  cleanup();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const select = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
const sent = () => server.seen.filter(({ url }) => url.endsWith(SWITCH)).map(({ body }) => body);
const notice = () => screen.getByRole("status").textContent;
const remove = async (name: string) => {
  press(`Delete ${name}`);
  fireEvent.click(await screen.findByRole("button", { name: "Delete product" }));
  // The dialog hides the page until it has closed.
  await screen.findByRole("heading", { name: "Products" });
  await waitFor(() => expect(screen.queryByRole("link", { name })).toBeNull());
};

test("Undo switches back only the products that were switched", async () => {
  switched = { changed: 1, ids: ["Aster"], unscheduled: 0 };
  select("Aster");
  select("Begonia");
  press("Deactivate");
  await screen.findByRole("button", { name: "Undo" });
  expect(notice()).toContain("1 product is unpublished.");
  press("Undo");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { ids: ["Aster", "Begonia"], status: 0 },
    { ids: ["Aster"], status: 1 },
  ]);
});

test("a cancelled publish date is reported, and offers no Undo", async () => {
  switched = { changed: 1, ids: [], unscheduled: 1 };
  select("Begonia");
  press("Deactivate");
  await waitFor(() =>
    expect(notice()).toBe(
      "1 product is no longer scheduled. To publish it later, choose a new publish date.",
    ),
  );
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a deleted product is neither switched nor switched back", async () => {
  select("Aster");
  select("Cosmos");
  await remove("Aster");
  switched = { changed: 1, ids: ["Cosmos"], unscheduled: 0 };
  press("Deactivate");
  await screen.findByRole("button", { name: "Undo" });
  expect(sent()).toEqual([{ ids: ["Cosmos"], status: 0 }]);
  await remove("Cosmos");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});
