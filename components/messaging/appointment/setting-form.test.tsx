/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { DEFAULT_APPOINTMENT_SETTING } from "@/contracts/messaging/appointment/appointment";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import SettingForm from "./setting-form";

const server = useEnvelopeServer();
afterEach(cleanup);

test("asks before a link leads away from unsaved hours", async () => {
  server.reply = () => ({ data: DEFAULT_APPOINTMENT_SETTING });
  const store = await openBrowserStore();
  render(
    <Provider store={store}>
      <a href="/vendor/dashboard/appointments">Upcoming</a>
      <SettingForm />
    </Provider>,
  );
  fireEvent.click(await screen.findByRole("checkbox", { name: "Monday" }));
  expect(fireEvent.click(screen.getByRole("link", { name: "Upcoming" }))).toBe(false);
  await screen.findByText("Leave without saving?");
  fireEvent.click(screen.getByRole("button", { name: "Stay here" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Monday", hidden: true }).checked).toBe(true);
});
