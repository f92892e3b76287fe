import { configureStore } from "@reduxjs/toolkit";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { type Reply, type Seen, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { api } from "./api";
import { fieldErrorsOf, messageOf } from "@/contracts/api-error";
import { authApi } from "./identity/auth";
import { guestApi } from "./planning/guest";
import { cancellationApi } from "./sale/cancellation";
import { cartApi } from "./sale/cart";
import { orderApi } from "./sale/order";
import { orderVendorApi } from "./sale/order-vendor";
import { paymentApi } from "./sale/payment";
import { promotionApi } from "./sale/promotion";
import type { HeldTokens, SessionEnd } from "./session-port";

const server = useEnvelopeServer();
let notices: Notice[] = [];
let silence: () => void;
beforeEach(() => {
  notices = [];
  silence = onNotice((notice) => notices.push(notice));
});
afterEach(() => silence());

const pair = (n: number) => ({
  access: { token: `access-${n}`, expires: "2026-01-01T00:00:00Z" },
  refresh: { token: `refresh-${n}`, expires: "2026-01-01T00:00:00Z" },
});

/** Creates a store with only the API, and a session that tests can inspect. */
function client(tokens: HeldTokens | null, area: "customer" | "vendor" = "customer") {
  const ends: SessionEnd[] = [];
  const held = { tokens };
  const session = {
    ready: () => Promise.resolve(),
    tokens: () => held.tokens,
    area: () => area,
    isEnding: () => false,
    exclusively: <T>(work: () => Promise<T>) => work(),
    replaceTokens: (next: ReturnType<typeof pair>) => {
      held.tokens = { access: next.access.token, refresh: next.refresh.token };
      return Promise.resolve();
    },
    end: (how: SessionEnd) => {
      ends.push(how);
      held.tokens = null;
    },
  };
  const { dispatch } = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { session } } }).concat(api.middleware),
  });
  return { dispatch, held, ends };
}

const signedIn = () => client({ access: "access-1", refresh: "refresh-1" });
const { getOrder, getOrders, placeOrder } = orderApi.endpoints;
const { getCart, addToCart, validateCart } = cartApi.endpoints;
const ADD = { productId: "p1", price: 10, quantity: 1, eventDate: null, meal: null, addOns: [] };

describe("credentials and envelope", () => {
  test("sends a guest's basic credential and unwraps the envelope", async () => {
    server.reply = () => ({ data: { cartCount: 3 } });
    const { data } = await client(null).dispatch(getCart.initiate({ fromCart: true }));
    expect(data).toEqual({ cartCount: 3 });
    expect(server.seen).toMatchObject([
      {
        method: "GET",
        url: "/api/v1/cart?fromCart=true",
        authorization: `Basic ${Buffer.from("sayang:public").toString("base64")}`,
      },
    ]);
  });

  test("sends the bearer token when signed in, except when signing in", async () => {
    const { dispatch } = signedIn();
    await dispatch(getOrder.initiate("o1"));
    await dispatch(authApi.endpoints.loginVendor.initiate({ email: "v@sayang.test", password: "x" }));
    expect(server.seen.map(({ url, authorization }) => [url, authorization.split(" ")[0]])).toEqual([
      ["/api/v1/order/o1", "Bearer"],
      ["/api/v1/vendor/auth/login", "Basic"],
    ]);
    expect(server.seen[0]?.authorization).toBe("Bearer access-1");
  });

  test("calls the endpoints of the API contract", async () => {
    const { dispatch } = signedIn();
    await dispatch(getOrders.initiate({ limit: 5, hideUnderCancellation: true }, { subscribe: false }));
    const body = {
      orderValue: 1,
      weddingDate: null,
      contactName: "Mei",
      contactPhone: "91234567",
      comment: "",
      termsAgreed: true,
    };
    await dispatch(placeOrder.initiate({ body, idempotencyKey: "key-12345" }));
    await dispatch(orderVendorApi.endpoints.declineOrder.initiate({ id: "o1", body: { reason: "Full" } }));
    const clientSecret = "pi_7_secret_x_secret_y";
    await dispatch(
      paymentApi.endpoints.authenticateSandboxPayment.initiate({ clientSecret, outcome: "approve" }),
    );
    expect(server.seen.map(({ method, url, key, body: sent }) => [method, url, key, sent])).toEqual([
      [
        "GET",
        "/api/v1/order?page=1&sortBy=asc&limit=5&searchBy=&hideUnderCancellation=true&getVendorWishlist=false",
        undefined,
        null,
      ],
      ["POST", "/api/v1/order", "key-12345", body],
      ["PATCH", "/api/v1/order-vendor/decline/o1", undefined, { reason: "Full" }],
      [
        "POST",
        "/api/v1/sandbox-gateway/payment_intents/pi_7/authenticate",
        undefined,
        { clientSecret, outcome: "approve" },
      ],
    ]);
  });
});

describe("failures", () => {
  const refusal = {
    status: 400,
    message: "quantity must be at least 1",
    data: { errors: [{ field: "quantity", message: "quantity must be at least 1" }] },
  };

  test("toasts a 400 and rejects with its messages by field", async () => {
    server.reply = () => refusal;
    const { error } = await signedIn().dispatch(addToCart.initiate(ADD));
    expect(server.seen).toHaveLength(1);
    expect(notices).toEqual([{ kind: "error", message: "quantity must be at least 1" }]);
    expect(fieldErrorsOf(error)).toEqual({ quantity: "quantity must be at least 1" });
    expect(messageOf(error)).toBe("quantity must be at least 1");
  });

  test("leaves a 400 to an endpoint that shows it itself", async () => {
    server.reply = () => refusal;
    const { error } = await signedIn().dispatch(validateCart.initiate());
    expect(error).toMatchObject({ code: 400 });
    expect(notices).toEqual([]);
  });

  test("toasts each of the cart's messages", async () => {
    const errors = [
      { field: "a", message: "First" },
      { field: "b", message: "Second" },
    ];
    server.reply = () => ({ status: 400, message: "First", data: { errors } });
    await signedIn().dispatch(getCart.initiate({ fromCart: false }));
    expect(notices.map((notice) => notice.message)).toEqual(["First", "Second"]);
  });

  test("reports a missing response as a network failure", async () => {
    server.reply = () => "hang up";
    const { error } = await signedIn().dispatch(getOrder.initiate("o1"));
    expect(error).toEqual({ code: 0, message: "Error occured please try again!", errors: [] });
    expect(notices).toEqual([{ kind: "error", message: "Error occured please try again!" }]);
  });

  test("toasts other failures of mutations, and leaves those of queries to the view", async () => {
    server.reply = () => ({ status: 404, message: "This order is gone" });
    const { dispatch } = signedIn();
    // Without a subscription, nothing is refetched after the mutation, which would affect the next test.
    await dispatch(getOrder.initiate("o1", { subscribe: false }));
    expect(notices).toEqual([]);
    await dispatch(orderApi.endpoints.withdrawOrder.initiate("o1"));
    expect(notices).toEqual([{ kind: "error", message: "This order is gone" }]);
  });

  test("says which campaign failed when the server has no words for it", async () => {
    server.reply = () => ({ status: 500, message: "Internal Server Error" });
    const { dispatch } = client({ access: "access-1", refresh: "refresh-1" }, "vendor");
    const { deleteCampaign, getCampaign } = promotionApi.endpoints;
    await dispatch(deleteCampaign.initiate({ type: "voucher", id: "v1" }));
    expect(notices).toEqual([{ kind: "error", message: "Voucher cannot be deleted" }]);
    const asked = { type: "voucher", id: "v1" } as const;
    const { error } = await dispatch(getCampaign.initiate(asked, { subscribe: false }));
    expect(messageOf(error)).toBe("Voucher cannot be retrieved");
  });

  test("says that a step of a cancellation or a guest failed when the server has no words for it", async () => {
    server.reply = () => ({ status: 500, message: "Internal Server Error" });
    const { dispatch } = client({ access: "access-1", refresh: "refresh-1" }, "vendor");
    const { markItemsReceived, rejectCancellation } = cancellationApi.endpoints;
    const received = { side: "vendor", orderId: "o1", form: new FormData() } as const;
    const failed = [
      await dispatch(rejectCancellation.initiate({ orderId: "o1", reason: "Worn" })),
      await dispatch(markItemsReceived.initiate(received)),
    ].map(({ error }) => messageOf(error));
    expect(failed).toEqual(["Error occured please try again!", "Error occured please try again!"]);
    await dispatch(guestApi.endpoints.deleteGuest.initiate("g1"));
    await dispatch(guestApi.endpoints.createGroup.initiate("Family"));
    expect(notices.map(({ message }) => message)).toEqual([
      "Guest cannot be deleted",
      "Group cannot be created",
    ]);
  });

  test("reports no error for a cancelled call", async () => {
    const arrived = new Promise<void>((arrive) => {
      server.reply = () => {
        arrive();
        return new Promise((resolve) => setTimeout(resolve, 200, {}));
      };
    });
    const asked = signedIn().dispatch(getOrder.initiate("o1"));
    // Otherwise it could reach the server during the next test.
    await arrived;
    asked.abort();
    await asked;
    expect(notices).toEqual([]);
  });
});

describe("an expired access token", () => {
  const onlyFresh =
    (fresh = "Bearer access-2") =>
    async ({ url, authorization }: Seen): Promise<Reply> => {
      if (url.endsWith("/auth/refresh")) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return { data: pair(2) };
      }
      return authorization === fresh ? { data: { url } } : { status: 401, message: "Session has expired." };
    };

  test("is refreshed once for calls that fail together, each of which is repeated once", async () => {
    server.reply = onlyFresh();
    const { dispatch, held, ends } = signedIn();
    const ids = Array.from({ length: 10 }, (_, n) => `o${n}`);
    const answers = await Promise.all(ids.map((id) => dispatch(getOrder.initiate(id))));
    expect(answers.map((answer) => answer.data)).toEqual(ids.map((id) => ({ url: `/api/v1/order/${id}` })));
    const refreshes = server.seen.filter(({ url }) => url.endsWith("/auth/refresh"));
    expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: "refresh-1" }]);
    expect(server.seen).toHaveLength(21);
    expect(held.tokens).toEqual({ access: "access-2", refresh: "refresh-2" });
    expect([ends, notices]).toEqual([[], []]);
  });

  test("is replaced by the new pair after a late 401, without another refresh", async () => {
    server.reply = async (ask) => {
      if (ask.url.endsWith("/slow") && ask.authorization === "Bearer access-1") {
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return onlyFresh()(ask);
    };
    const { dispatch } = signedIn();
    const [fast, slow] = await Promise.all([
      dispatch(getOrder.initiate("fast")),
      dispatch(getOrder.initiate("slow")),
    ]);
    expect([fast.data, slow.data]).toEqual([{ url: "/api/v1/order/fast" }, { url: "/api/v1/order/slow" }]);
    expect(server.seen.filter(({ url }) => url.endsWith("/auth/refresh"))).toHaveLength(1);
  });

  test.each([
    ["/login", () => getOrder.initiate("o1")],
    ["/login", () => orderVendorApi.endpoints.getVendorOrder.initiate("o1")],
    ["/vendor/login", () => vendorCall.initiate()],
  ])("sends the visitor to %s when the session is over", async (loginPath, call) => {
    server.reply = () => ({ status: 401, message: "Session has expired. Please Log in again." });
    const { dispatch, ends } = signedIn();
    await (dispatch as (action: unknown) => Promise<unknown>)(call());
    expect(ends).toEqual([{ reason: "expired", loginPath }]);
    expect(notices).toEqual([]);
  });

  const { vendorCall } = api.injectEndpoints({
    endpoints: (build) => ({
      vendorCall: build.query<unknown, void>({ query: () => ({ url: "/vendor/hiredvendors" }) }),
    }),
  }).endpoints;

  test("tells a guest to log in first", async () => {
    server.reply = () => ({ status: 401, message: "Please Log in first" });
    const { dispatch, ends } = client(null);
    await dispatch(getOrder.initiate("o1"));
    expect(ends).toEqual([{ reason: "login-first", loginPath: "/login" }]);
    expect(server.seen).toHaveLength(1);
  });

  test("keeps the session when the refresh cannot reach the server", async () => {
    server.reply = ({ url }) => (url.endsWith("/auth/refresh") ? "hang up" : { status: 401 });
    const { dispatch, held, ends } = signedIn();
    const { error } = await dispatch(getOrder.initiate("o1"));
    expect(error).toMatchObject({ code: 0 });
    expect(held.tokens).toEqual({ access: "access-1", refresh: "refresh-1" });
    expect(ends).toEqual([]);
  });

  test("leaves a 401 to the profile check on entry", async () => {
    server.reply = () => ({ status: 401, message: "Session has expired. Please Log in again." });
    const { dispatch, ends } = signedIn();
    const { error } = await dispatch(authApi.endpoints.getCustomerProfile.initiate("c1"));
    expect(error).toMatchObject({ code: 401 });
    expect(ends).toEqual([]);
  });

  test("does not take a wrong password for an expired session", async () => {
    server.reply = () => ({ status: 401, message: "no" });
    const { dispatch, ends } = signedIn();
    await dispatch(authApi.endpoints.loginCustomer.initiate({ email: "a@b.sg", password: "x" }));
    expect(ends).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });
});
