/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { type OwnProductDetail, PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import type { StoredDraft } from "./draft/draft-store";
import { valuesOf } from "./draft/product-values";
import { ProductEditor } from "./product-editor";

const drafts = new Map<string, StoredDraft>();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
jest.mock("./draft/draft-store", () => ({
  readDraft: async (key: string) => drafts.get(key) ?? null,
  keepDraft: async (key: string, draft: StoredDraft) => Boolean(drafts.set(key, draft)),
  dropDraft: async (key: string) => {
    drafts.delete(key);
    // Fires the event at which a form that still has the draft would store it again.
    window.dispatchEvent(new Event("pagehide"));
  },
}));

const server = useEnvelopeServer();
let store: AppStore;
afterEach(async () => {
  cleanup();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
});

const KEY = ":p1";
const product = {
  id: "p1",
  _id: "p1",
  slug: "gown",
  productTitle: "Gown",
  productDescription: "Silk",
  version: 1,
  productDetails: "",
  detailProductDescription: "",
  productGallery: ["product/v1/a.webp"],
  hiddenPictures: [],
  productVideoUrl: "",
  productCategory: { level1: "c1", level2: "", level3: "", level4: "" },
  productTypeId: "",
  productFamily: [],
  productSkuCode: "",
  productTags: [],
  focusKeyword: "-",
  productPrice: { price: 100, priceMetric: "gown", gstType: 0, plusPlus: false },
  costPerItem: null,
  enableMinMaxRule: false,
  minQty: null,
  maxQty: null,
  minPrice: null,
  maxPrice: null,
  attributes: [],
  addOns: [],
  priceRules: [],
  featuredProduct: false,
  enableSelling: true,
  customOffDays: [],
  openHours: null,
  publishAt: null,
  status: 1,
  statusReason: "",
  revision: null,
} as unknown as OwnProductDetail;
const elsewhere = { ...product, productTitle: "Gown of hers", productDescription: "Lace", version: 2 };

let stored: OwnProductDetail;
let saving: (form: string) => Reply;

beforeEach(() => {
  drafts.clear();
  stored = product;
  server.reply = ({ method, url, body }) => {
    if (method === "PATCH") return saving(String(body));
    if (url.endsWith("/vendor-product/p1")) return { data: stored };
    return { data: url.includes("/dropdown") ? { docs: [] } : [] };
  };
});

async function open(): Promise<void> {
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  render(
    <Provider store={store}>
      <ProductEditor id="p1" />
    </Provider>,
  );
  await screen.findByRole("textbox", { name: "Title" });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save product" }));
const draftOf = (values: StoredDraft["values"]) =>
  drafts.set(KEY, { values, version: 1, savedAt: Date.parse("2026-11-20T04:00:00Z") });

test("a conflict is reported, typed values stay, and the latest version is loaded beneath them", async () => {
  saving = () => ({ status: 409, message: PRODUCT_MESSAGES.changedElsewhere });
  await open();
  type("Title", "Gown of mine");
  stored = elsewhere;
  save();
  await screen.findByText(PRODUCT_MESSAGES.changedElsewhere);
  // The refetch has arrived.
  await screen.findByRole("heading", { name: "Gown of hers" });
  expect(field("Title").value).toBe("Gown of mine");
  expect(field("Short description").value).toBe("Silk");

  fireEvent.click(screen.getByRole("button", { name: "Load the latest version" }));
  await waitFor(() => expect(field("Short description").value).toBe("Lace"));
  expect(field("Title").value).toBe("Gown of mine");
  expect(screen.queryByText(PRODUCT_MESSAGES.changedElsewhere)).toBeNull();
  let sent = "";
  saving = (form) => {
    sent = form;
    return { data: { ...elsewhere, version: 3 } };
  };
  save();
  await waitFor(() => expect(sent).toMatch(/name="version"\r\n\r\n2\r\n/));
});

test("a restored draft is removed once it has been saved", async () => {
  // Earlier releases stored all fields.
  draftOf({ ...valuesOf(product), productTitle: "Gown of mine" });
  saving = () => ({ data: (stored = { ...product, productTitle: "Gown of mine", version: 2 }) });
  await open();
  expect(field("Title").value).toBe("Gown of mine");
  expect(screen.getByText(/^Your unsaved changes from .* are back/)).toBeTruthy();
  save();
  await screen.findByRole("heading", { name: "Gown of mine" });
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).toBeNull());
  expect(drafts.size).toBe(0);
});

test("a draft older than the latest save is offered, and applies only the fields that were changed", async () => {
  draftOf({ productTitle: "Gown of mine" });
  stored = elsewhere;
  await open();
  expect(field("Title").value).toBe("Gown of hers");
  expect(screen.getByText(/^This product has been saved since your unsaved changes from/)).toBeTruthy();

  fireEvent.change(field("Short description"), { target: { value: "Lace and silk" } });
  window.dispatchEvent(new Event("pagehide"));
  expect([...drafts.values()].map(({ values }) => values)).toEqual([{ productTitle: "Gown of mine" }]);
  fireEvent.click(screen.getByRole("button", { name: "Restore my changes" }));
  expect(field("Title").value).toBe("Gown of mine");
  expect(field("Short description").value).toBe("Lace and silk");
  fireEvent.click(screen.getByRole("button", { name: "Discard draft" }));
  await waitFor(() => expect(field("Title").value).toBe("Gown of hers"));
  expect(drafts.size).toBe(0);
});
