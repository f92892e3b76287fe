import { eq, inArray } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { RsvpView } from "@/components/planning/rsvp/rsvp-view";
import type { Page } from "@/contracts/envelope";
import {
  type Invitation,
  type InvitationCounts,
  type InviteLanguage,
  NOT_INVITED,
} from "@/contracts/planning/invitation/invitation";
import { RSVP_NO_EVENTS } from "@/contracts/planning/invitation/rsvp";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { guestEvent, household } from "@/server/db/schema/planning/guest";
import { readRsvp } from "@/server/modules/planning/rsvp/public";
import { makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { sendDueInvitations } from "./service-send";

const shop = useShop();
const { call, db } = shop;
const TODAY = todayInSingapore();
const noon = (days: number) => instantInSingapore(addDays(TODAY, days), "12:00");

/** Creates a household with an email address, invited to the banquet or not. */
async function listed({ isInvited }: { isInvited: boolean }) {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const email = `lim-${weddingId}@guest.example`;
  const { householdId, guestIds } = await makeHousehold(db(), { weddingId, eventIds: [eventId], email });
  const uninvite = () => db().delete(guestEvent).where(inArray(guestEvent.guestId, guestIds));
  const invite = () =>
    db()
      .insert(guestEvent)
      .values(guestIds.map((guestId) => ({ guestId, eventId, weddingId })));
  if (!isInvited) await uninvite();
  const invitation = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs[0];
  const counts = async () =>
    (await call<InvitationCounts>("GET", "/user/invitation/counts", { as: actor })).body.data;
  const send = (body: object = {}) => call("POST", "/user/invitation/send", { as: actor, body });
  const change = async (action: string) =>
    call<Invitation>("PATCH", `/user/invitation/${(await invitation())?.id}`, {
      as: actor,
      body: { action },
    });
  const mails = async () => (await queuedFor(db(), email)).map(({ kind }) => kind);
  const [rose = ""] = guestIds;
  const ids = { householdId, eventId, rose };
  return { ...ids, email, uninvite, invite, invitation, counts, send, change, mails };
}

test("a household without an event is neither mailed nor marked as sent", async () => {
  const { householdId, counts, send, change, invitation, invite, mails } = await listed({ isInvited: false });
  expect(await counts()).toMatchObject({ households: 1, not_sent: 1, uninvited: 1, sendable: 0 });
  expect(await invitation()).toMatchObject({ invited: false });
  expect((await send()).status).toBe(400);
  expect((await send({ householdIds: [householdId] })).status).toBe(400);
  expect(await change("mark_sent")).toMatchObject({ status: 409, body: { message: NOT_INVITED } });
  expect(await mails()).toEqual([]);
  expect(await invitation()).toMatchObject({ state: "not_sent", sentAt: null });

  await invite();
  expect(await counts()).toMatchObject({ uninvited: 0, sendable: 1 });
  expect(await invitation()).toMatchObject({ invited: true });
  expect((await send()).body.data).toEqual({ count: 1 });
  expect(await mails()).toEqual(["household-invited"]);
});

test("a scheduled invitation that has lost its events or address by the time it is due isn't sent", async () => {
  const { householdId, email, send, uninvite, invite, invitation, mails } = await listed({ isInvited: true });
  const sendAt = noon(3).toISOString();
  const address = (given: string) =>
    db().update(household).set({ email: given }).where(eq(household.id, householdId));
  expect((await send({ sendAt })).status).toBe(200);
  await uninvite();
  await sendDueInvitations(noon(4));
  expect(await invitation()).toMatchObject({ state: "not_sent", sentAt: null, scheduledFor: null });

  await invite();
  await sendDueInvitations(noon(4));
  expect(await mails()).toEqual([]);
  expect((await send({ sendAt })).status).toBe(200);
  await address("");
  await sendDueInvitations(noon(4));
  expect(await invitation()).toMatchObject({ state: "not_sent", sentAt: null, scheduledFor: null });

  await address(email);
  expect((await send()).status).toBe(200);
  await sendDueInvitations(noon(4));
  expect(await mails()).toEqual(["household-invited"]);
});

test("the page of a household without an event has no form, and accepts no reply", async () => {
  const { invitation, eventId, rose } = await listed({ isInvited: false });
  const token = (await invitation())?.link?.split("/").at(-1) ?? "";
  const shown = async (language: InviteLanguage) => {
    const page = await readRsvp(token, language);
    return page ? renderToStaticMarkup(<RsvpView page={page} token={token} />) : "";
  };
  expect(await shown("en")).toContain(RSVP_NO_EVENTS);
  expect(await shown("en")).not.toContain("<form");
  expect(await shown("zh")).toContain("新人尚未选定您受邀的活动");
  const post = (fields: Record<string, string>) =>
    shop.app.request(`${API_PREFIX}/public/rsvp`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({ token, ...fields }),
    });
  for (const fields of [{ note: "Hello" }, { [`answer.${rose}.${eventId}`]: "yes" }]) {
    const refused = await post(fields);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(RSVP_NO_EVENTS);
  }
  expect(await invitation()).toMatchObject({ note: "", answeredAt: null });
});
