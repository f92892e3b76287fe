/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import CampaignEditor from "./campaign-editor";

const server = useEnvelopeServer();
afterEach(cleanup);

const gowns = { _id: "c1", name: "Gowns", checked: false, product_categories: [] };

test.each([
  ["a name", () => fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: "Welcome" } })],
  [
    "a category",
    () => {
      fireEvent.click(screen.getByRole("radio", { name: "Only some categories" }));
      fireEvent.click(screen.getByRole("checkbox", { name: "Gowns" }));
    },
  ],
])("asks before a link leaves %s that isn’t saved", async (_what, change) => {
  server.reply = ({ url }) => ({ data: url.includes("categor") ? { sub_categories: [gowns] } : null });
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <CampaignEditor type="discount" id={null} onDone={() => undefined} />
    </Provider>,
  );
  await screen.findByLabelText(/^Name/);
  change();
  expect(fireEvent.click(screen.getByRole("link", { name: "Back to discounts" }))).toBe(false);
  await screen.findByText("Leave without saving?");
});
