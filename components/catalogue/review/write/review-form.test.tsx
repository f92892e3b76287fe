/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { REVIEW_PICTURE_REFUSED } from "@/contracts/catalogue/review";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import ReviewForm from "./review-form";

const server = useEnvelopeServer();
const notices: Notice[] = [];

beforeAll(() => {
  onNotice((notice) => notices.push(notice));
  // jsdom implements neither.
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  notices.length = 0;
});
afterEach(cleanup);

async function show() {
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <ReviewForm orderId="o1" vendorName="Melur" onClose={() => undefined} />
    </Provider>,
  );
  return userEvent.setup({ applyAccept: false });
}
const publish = () => screen.getByRole("button", { name: "Publish review" });

test("asks for stars and text, keeps a draft, and reports a refusal without losing anything", async () => {
  const user = await show();
  await user.click(publish());
  expect((await screen.findAllByText("Please choose from 1 to 5 stars")).length).toBeGreaterThan(0);
  expect(server.seen).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "4 stars, very good" }));
  await user.type(screen.getByLabelText("Your review"), "Hot food, kind people");
  cleanup();
  await show();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your review").value).toBe("Hot food, kind people");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 stars, very good" }).checked).toBe(true);
  server.reply = () => ({ status: 400, message: "This order has a review already", data: { errors: [] } });
  await user.click(publish());
  await screen.findByText("This order has a review already");
  expect(notices).toEqual([{ kind: "warning", message: "This order has a review already" }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your review").value).toBe("Hot food, kind people");
});

test("sends the form with its pictures, refuses other files, and deletes the draft", async () => {
  const user = await show();
  await user.click(screen.getByRole("radio", { name: "5 stars, excellent" }));
  await user.type(screen.getByLabelText("Your review"), "Lovely");
  const hall = new File(["x"], "hall.jpg", { type: "image/jpeg" });
  await user.upload(screen.getByLabelText("Add pictures"), [
    hall,
    new File(["x"], "a.pdf", { type: "application/pdf" }),
  ]);
  expect(screen.getByText(REVIEW_PICTURE_REFUSED)).toBeTruthy();
  expect(screen.getByRole("img", { name: "Picture 1: hall.jpg" })).toBeTruthy();
  await user.click(publish());
  await waitFor(() => expect(notices).toMatchObject([{ kind: "success" }]));
  const [{ url, body } = { url: "", body: "" }] = server.seen;
  expect(url).toMatch(/\/user-review$/);
  for (const part of ['name="orderId"\r\n\r\no1', 'name="rating"\r\n\r\n5', 'filename="hall.jpg"']) {
    expect(String(body)).toContain(part);
  }
  expect(String(body)).not.toContain("a.pdf");
  expect(Object.keys(localStorage).filter((key) => key.startsWith("sayang:review:"))).toEqual([]);
});
