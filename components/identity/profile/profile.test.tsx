/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { sealTokens, signedIn } from "@/store/slices/auth-slice";
import { openBrowserStore } from "@/store/browser-store";
import type { AppStore } from "@/store/make-store";
import { type Reply, type Seen, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { api } from "@/services/api";
import { WeddingDetailsView } from "@/components/planning/wedding/details/wedding-details-view";
import { SESSION_USER, tokenPair } from "@/tests/setup/samples";
import { ProfileView } from "./profile-view";

const server = useEnvelopeServer();
const PROFILE: CustomerProfile = {
  ...SESSION_USER,
  weddingDate: "2027-08-21",
  budget: 85000,
  brideFirstName: "Mei",
  brideLastName: "Tan",
  groomFirstName: "Arjun",
  groomLastName: "Nair",
  brideImage: null,
  groomImage: null,
  countryCode: "+65",
  phone: "91234567",
  isPhoneVerified: false,
  language: "en" as const,
};
const session = (id: string, device: string, current: boolean) => ({
  id,
  _id: id,
  device,
  ip: "203.0.113.7",
  current,
  createdAt: "2026-11-20T04:00:00Z",
  lastUsedAt: "2026-11-21T04:00:00Z",
});

let store: AppStore;
let profile: CustomerProfile;
let answers: Record<string, Reply>;
let said: Notice[] = [];
let stop: () => void;

beforeAll(() => {
  // jsdom can't create object URLs.
  Object.assign(URL, { createObjectURL: () => "blob:preview", revokeObjectURL: () => undefined });
});
beforeEach(async () => {
  profile = PROFILE;
  answers = {};
  said = [];
  stop = onNotice((notice) => said.push(notice));
  store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  store.dispatch(signedIn({ ...sealTokens(tokenPair()), userData: PROFILE }));
  server.reply = ({ method, url }) => {
    const answer = answers[`${method} ${url.replace("/api/v1", "")}`];
    if (answer) return answer;
    if (url.endsWith("/auth/sessions"))
      return { data: [session("s1", "Chrome on Linux", true), session("s2", "Safari on iPhone", false)] };
    if (url.endsWith("/actual_budget"))
      return { data: { budget: 85000, committed: 0, paid: 0, owed: 0, remaining: 85000, categories: [] } };
    if (url.endsWith("/auth/social-logins")) return { data: [] };
    if (url.includes("/order"))
      return { data: { docs: [], totalDocs: 0, limit: 100, page: 1, totalPages: 1 } };
    return url.includes("/user/profile/") ? { data: profile } : {};
  };
});
afterEach(() => {
  stop();
  cleanup();
});

async function show() {
  render(
    <Provider store={store}>
      <ProfileView />
    </Provider>,
  );
  await screen.findByRole("heading", { name: "Mei & Arjun" });
  await screen.findByRole("region", { name: "How to reach you" }, { timeout: 15_000 });
  return userEvent.setup();
}
async function showWedding() {
  render(
    <Provider store={store}>
      <WeddingDetailsView />
    </Provider>,
  );
  await screen.findByRole("heading", { name: "Mei & Arjun" });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Edit details" }));
  await screen.findByRole("region", { name: "The bride" }, { timeout: 15_000 });
  return user;
}
const sent = (method: string, path: string): Seen[] =>
  server.seen.filter((seen) => seen.method === method && seen.url.endsWith(path));
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: /Save changes/ });

test("stored values are shown, the budget with thousands separators, and there is nothing to save", async () => {
  await showWedding();
  expect(screen.getByLabelText<HTMLInputElement>("Budget (S$)").value).toBe("85,000");
  expect(screen.getByLabelText<HTMLInputElement>("Wedding date").value).toBe("Sat 21 Aug 2027");
  expect(screen.getByText("Everything is saved")).toBeTruthy();
  expect(save().disabled).toBe(true);
});

test("the wedding details are shown, edited and closed, and the focus returns", async () => {
  const user = await showWedding();
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText("First name")[0]));
  await user.clear(screen.getByLabelText("Budget (S$)"));
  await user.type(screen.getByLabelText("Budget (S$)"), "90000");
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  profile = { ...PROFILE, budget: 90_000 };
  answers["PATCH /user/profile/c1"] = { data: profile };
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Done" }));
  await screen.findByText("$90,000.00");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit details" })),
  );
});

test("the profile links to the wedding details instead of repeating their form", async () => {
  await show();
  expect(screen.queryByLabelText("Budget (S$)")).toBeNull();
  expect(screen.getByRole("link", { name: /Names, pictures, day/ }).getAttribute("href")).toBe(
    "/user/wedding-details",
  );
});

test("an error from the server keeps the typed values, names the field and is announced", async () => {
  answers["PATCH /user/profile/c1"] = {
    status: 400,
    message: "Budget must be at most $10,000,000",
    data: { errors: [{ field: "budget", message: "Budget must be at most $10,000,000" }] },
  };
  const user = await showWedding();
  const bride = within(screen.getByRole("region", { name: "The bride" }));
  await user.clear(bride.getByLabelText("First name"));
  await user.type(bride.getByLabelText("First name"), "Mei Lin");
  await user.click(save());
  await waitFor(() => expect(said).toEqual([{ kind: "error", message: "Profile Update fails" }]));
  expect(bride.getByLabelText<HTMLInputElement>("First name").value).toBe("Mei Lin");
  expect(screen.getByLabelText("Budget (S$)").getAttribute("aria-describedby")).toContain("error");
  expect(screen.getByText("You have unsaved changes")).toBeTruthy();
});

test("a name that is too long is refused in the words of its label", async () => {
  const user = await showWedding();
  const groom = within(screen.getByRole("region", { name: "The groom" }));
  await user.click(groom.getByLabelText("Last name"));
  await user.paste("x".repeat(81));
  await user.click(save());
  expect(await groom.findByText("Last name must be at most 80 characters")).toBeTruthy();
  expect(sent("PATCH", "/user/profile/c1")).toEqual([]);
});

test("a picture of the wrong kind is refused before it is sent", async () => {
  await showWedding();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a picture");
  const anyFile = userEvent.setup({ applyAccept: false });
  await anyFile.upload(input, new File(["x"], "list.pdf", { type: "application/pdf" }));
  expect(
    await screen.findByText("Please choose a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture"),
  ).toBeTruthy();
  expect(save().disabled).toBe(true);
  await anyFile.upload(input, new File(["x"], "mei.png", { type: "image/png" }));
  expect(screen.getByAltText("Preview: the bride")).toBeTruthy();
  expect(save().disabled).toBe(false);
});

test("following a link with unsaved changes asks first", async () => {
  render(<a href="/user/manage-orders">Orders</a>);
  const user = await showWedding();
  await user.type(screen.getByLabelText("Budget (S$)"), "1");
  await user.click(screen.getByRole("link", { name: "Orders" }));
  await screen.findByRole("dialog", { name: "Leave without saving?" }, { timeout: 15_000 });
  await user.click(screen.getByRole("button", { name: "Stay here" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByLabelText<HTMLInputElement>("Budget (S$)").value).toBe("85,000");
  expect(screen.getByText("Everything is saved")).toBeTruthy();
});

test("a phone number is confirmed by the code sent to it; a new one is saved first", async () => {
  answers["POST /otp/send"] = { data: { sentTo: "+65 •••• 4567", expires: "2027-01-01T00:00:00Z" } };
  const user = await show();
  await user.click(screen.getByRole("button", { name: "Confirm your phone number" }));
  await screen.findByText("+65 •••• 4567");
  profile = { ...PROFILE, isPhoneVerified: true };
  await user.type(screen.getByLabelText("Code"), "012345{Enter}");
  await waitFor(() =>
    expect(said).toEqual([{ kind: "success", message: "Thank you, your phone number is confirmed" }]),
  );
  expect(sent("POST", "/otp/verify")[0]?.body).toEqual({ channel: "phone", code: "012345" });
  expect(sent("PATCH", "/user/profile/c1")).toEqual([]);
  await waitFor(() => expect(screen.queryByText("Not confirmed yet")).toBeNull());
  await user.type(screen.getByRole("textbox", { name: "Phone number" }), "{Backspace}8");
  expect(screen.getByText("Save the new number first, then confirm it with a code.")).toBeTruthy();
});

test("two-step verification is turned on and off with the password; a wrong one shows an error at the field", async () => {
  const wrong = "The password is not right";
  answers["PATCH /auth/two-step"] = {
    status: 400,
    message: wrong,
    data: { errors: [{ field: "password", message: wrong }] },
  };
  const user = await show();
  await user.click(screen.getByRole("button", { name: "Turn on" }));
  const field = screen.getByLabelText<HTMLInputElement>("Your password, to turn it on");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, "wrong{Enter}");
  await screen.findByText(wrong);
  delete answers["PATCH /auth/two-step"];
  profile = { ...PROFILE, twoStepAuthentication: true };
  await user.type(field, "{Enter}");
  await screen.findByRole("button", { name: "Turn off" });
  expect(said).toEqual([{ kind: "success", message: "Successfully updated" }]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Turn off" }));
});

test("a mismatched new password isn't sent; an error from the server is shown", async () => {
  answers["PATCH /auth/password"] = { status: 400, message: "The password is not right" };
  const user = await show();
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await user.type(await screen.findByLabelText("Current password", {}, { timeout: 15_000 }), "Sayang#2026");
  await user.type(screen.getByLabelText("New password"), "Gembira#2027");
  await user.type(screen.getByLabelText("New password again"), "Gembira#2028{Enter}");
  await screen.findByText("Password does not match");
  expect(sent("PATCH", "/auth/password")).toEqual([]);
  await user.type(screen.getByLabelText("New password again"), "{Backspace}7{Enter}");
  await waitFor(() => expect(said).toEqual([{ kind: "error", message: "Password Update fails" }]));
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("Gembira#2027");
});

test("a device leaves the list at once, and returns when signing it out fails", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const others = server.reply;
  server.reply = (seen) =>
    seen.method === "DELETE" ? new Promise<Reply>((resolve) => (answer = resolve)) : others(seen);
  const user = await show();
  await user.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
  await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
  expect(screen.queryByRole("button", { name: "Sign out Chrome on Linux" })).toBeNull();
  await waitFor(() => expect(sent("DELETE", "/auth/sessions/s2")).toHaveLength(1));
  act(() => answer({ status: 503, message: "not now" }));
  await screen.findByText("Safari on iPhone");
  expect(said).toEqual([{ kind: "error", message: "not now" }]);
});
