/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { GuestSummary } from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { EventsPanel } from "./events-panel";

jest.mock("next/navigation", () => ({ useServerInsertedHTML: () => undefined }));

const server = useEnvelopeServer();
afterEach(cleanup);

test("the dialog says what deleting an event would remove, and stays open with the reason when it is refused", async () => {
  const message = "12 ang bao are noted at this event. Remove them first, or keep the event.";
  server.reply = () => ({ status: 409, message });
  const events = ["Banquet", "Tea"].map(
    (name) =>
      ({ id: name, name, kind: "banquet", date: null, startsAt: null, meals: [] }) as unknown as WeddingEvent,
  );
  const summary = { mayEdit: true, events: [{ eventId: "Tea", invited: 3 }] } as unknown as GuestSummary;
  render(
    <Provider store={await openBrowserStore()}>
      <EventsPanel events={events} summary={summary} />
    </Provider>,
  );
  const open = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: `Delete ${name}` }));
    return within(await screen.findByRole("dialog", { name: `Delete ${name}?` }));
  };
  const tea = await open("Tea");
  expect(
    tea.getByText(/^3 invitations go with it, .* seating plan and helpers’ links .* Orders tied/),
  ).toBeTruthy();
  await userEvent.click(tea.getByRole("button", { name: "Delete event" }));
  expect((await tea.findByRole("alert")).textContent).toBe(message);
  expect(screen.getAllByText(message)).toHaveLength(1);

  await userEvent.click(tea.getByRole("button", { name: "Keep it" }));
  const banquet = await open("Banquet");
  expect(banquet.getByText(/^Nobody is invited to it yet\./)).toBeTruthy();
  expect(banquet.queryByRole("alert")).toBeNull();
});
