/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { BusyCalendar } from "@/contracts/messaging/calendar/busy-calendar";
import { api } from "@/services/api";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { BusyCalendarCard } from "./busy-calendar";

const server = useEnvelopeServer();
const READ: BusyCalendar = {
  address: "calendar.example/••••.ics",
  blocks: "all_day",
  lastReadAt: "2026-11-20T04:00:00Z",
  lastTriedAt: "2026-11-20T04:00:00Z",
  error: null,
  times: 12,
  days: 3,
  unread: 0,
  undated: 0,
};

afterEach(cleanup);

async function show(given: Partial<BusyCalendar>) {
  const store = await openBrowserStore();
  store.dispatch(api.util.resetApiState());
  server.reply = () => ({ data: { ...READ, ...given } });
  render(
    <Provider store={store}>
      <BusyCalendarCard />
    </Provider>,
  );
  await screen.findByText(/12 busy times and 3 blocked days ahead/);
}

test("events that couldn't be read are reported, with what they block", async () => {
  await show({ unread: 3, undated: 1 });
  expect(screen.getByText("3 events couldn’t be read in full")).toBeTruthy();
  expect(screen.getByText(/busy on the day an event starts/)).toBeTruthy();
  expect(screen.getByText(/1 event without a date we can read blocks nothing: check it/)).toBeTruthy();
});

test("only what applies is shown", async () => {
  await show({ unread: 1, undated: 0 });
  expect(screen.getByText("1 event couldn’t be read in full")).toBeTruthy();
  expect(screen.queryByText(/blocks nothing/)).toBeNull();
  cleanup();
  await show({});
  expect(screen.queryByText(/couldn’t be read/)).toBeNull();
});
