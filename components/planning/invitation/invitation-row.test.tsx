/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import type { Invitation, InvitationCounts } from "@/contracts/planning/invitation/invitation";
import { openBrowserStore } from "@/store/browser-store";
import { InvitationRow } from "./invitation-row";
import { SendPanel } from "./send-panel";

afterEach(cleanup);

const INVITATION: Invitation = {
  id: "i1",
  _id: "i1",
  householdId: "h1",
  household: "Lim",
  email: "lim@guest.example",
  phone: "",
  guests: 2,
  attending: 0,
  invited: true,
  state: "not_sent",
  mail: null,
  language: "en",
  note: "",
  answers: [],
  link: "https://sayang.test/rsvp/token",
  scheduledFor: null,
  sentAt: null,
  openedAt: null,
  answeredAt: null,
  remindedAt: null,
};
const COUNTS: InvitationCounts = {
  households: 3,
  not_sent: 0,
  scheduled: 0,
  sent: 3,
  undelivered: 0,
  opened: 0,
  answered: 0,
  revoked: 0,
  uninvited: 0,
  sendable: 0,
  unsent: 0,
  remindable: 0,
};
const AT = "2031-05-04T04:00:00.000Z";

/** Returns the ways in which the row offers to send a household its invitation. */
async function ways(given: Partial<Invitation>): Promise<string[]> {
  cleanup();
  render(
    <Provider store={await openBrowserStore()}>
      <ul>
        <InvitationRow invitation={{ ...INVITATION, ...given }} couple="Mei & Jun" />
      </ul>
    </Provider>,
  );
  return ["Email", "WhatsApp", "Mark as sent"].filter((name) => screen.queryByText(name) !== null);
}

test("a row offers to send an unsent invitation, whether or not the household has opened it or replied", async () => {
  const all = ["Email", "WhatsApp", "Mark as sent"];
  expect(await ways({})).toEqual(all);
  expect(await ways({ state: "scheduled", scheduledFor: AT })).toEqual(all);
  expect(await ways({ state: "opened", openedAt: AT })).toEqual(all);
  expect(await ways({ state: "answered", answeredAt: AT })).toEqual(all);
  expect(await ways({ email: "" })).toEqual(["WhatsApp", "Mark as sent"]);
  expect(await ways({ state: "sent", sentAt: AT })).toEqual(["WhatsApp"]);
  expect(await ways({ state: "revoked", link: null })).toEqual([]);
  await ways({});
  expect(screen.getByText("See as the household").getAttribute("href")).toBe(
    "https://sayang.test/rsvp/token?preview=1",
  );
});

test("a household without an event is offered one instead", async () => {
  expect(await ways({ invited: false })).toEqual([]);
  expect(screen.getByText(/Not invited to an event yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: /guest list/ }).getAttribute("href")).toBe(
    "/user/dashboard/guest-list",
  );
});

test("mail on its way isn't shown as sent, and undelivered mail shows why and asks for the address", async () => {
  await ways({ state: "sent", sentAt: AT, mail: { status: "queued", reason: "" } });
  expect(screen.getByText("Sending")).toBeTruthy();
  expect(screen.queryByText(/Sent/)).toBeNull();
  const reason = "This email address doesn’t exist";
  await ways({ state: "undelivered", sentAt: AT, mail: { status: "refused", reason } });
  expect(screen.getByText("Not delivered")).toBeTruthy();
  expect(screen.queryByText(/Sent/)).toBeNull();
  expect(screen.getByLabelText("Email of Lim").getAttribute("aria-describedby")).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
});

async function panel(given: Partial<InvitationCounts>): Promise<string> {
  cleanup();
  const { container } = render(
    <Provider store={await openBrowserStore()}>
      <SendPanel counts={{ ...COUNTS, ...given }} cutOff={null} couple="Mei & Jun" />
    </Provider>,
  );
  return container.textContent ?? "";
}

test("the panel doesn't say that everyone is invited while a household has no event", async () => {
  expect(await panel({})).toContain("Everyone with an email is invited");
  const two = await panel({ uninvited: 2 });
  expect(two).toContain("2 households aren’t invited to an event yet");
  expect(two).not.toContain("Everyone with an email is invited");
  const mixed = await panel({ uninvited: 1, sendable: 2 });
  expect(mixed).toContain("1 household isn’t invited to an event yet");
  expect(mixed).toContain("Email 2 households");
});
