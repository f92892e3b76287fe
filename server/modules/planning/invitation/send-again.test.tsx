import { renderToStaticMarkup } from "react-dom/server";
import { RsvpView } from "@/components/planning/rsvp/rsvp-view";
import type { Page } from "@/contracts/envelope";
import type { Invitation, InvitationCounts } from "@/contracts/planning/invitation/invitation";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { readRsvp } from "@/server/modules/planning/rsvp/public";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { sendDueInvitations } from "./service-send";

const shop = useShop();
const { call, db } = shop;
const TODAY = todayInSingapore();
const noon = (days: number) => instantInSingapore(addDays(TODAY, days), "12:00");

async function couple() {
  const { actor: as } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(as);
  const add = async (name: string) => {
    const email = `${name.toLowerCase()}-${weddingId}@guest.example`;
    const { householdId, guestIds } = await makeHousehold(db(), {
      weddingId,
      eventIds: [eventId],
      name,
      email,
      guests: ["Rose", "Uma"],
    });
    const mails = async () => (await queuedFor(db(), email)).map(({ kind }) => kind);
    const invitation = async () => {
      const { docs } = (await call<Page<Invitation>>("GET", "/user/invitation", { as })).body.data;
      return docs.find((each) => each.householdId === householdId);
    };
    const token = async () => (await invitation())?.link?.split("/").at(-1) ?? "";
    const reply = async () =>
      shop.app.request(`${API_PREFIX}/public/rsvp`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          token: await token(),
          [`answer.${guestIds[0]}.${eventId}`]: "yes",
        }),
      });
    const change = async (action: string) =>
      call<Invitation>("PATCH", `/user/invitation/${(await invitation())?.id}`, { as, body: { action } });
    return { email, householdId, mails, invitation, token, reply, change };
  };
  const send = (body: object = {}) => call("POST", "/user/invitation/send", { as, body });
  const remind = () => call("POST", "/user/invitation/remind", { as, body: {} });
  const counts = async () =>
    (await call<InvitationCounts>("GET", "/user/invitation/counts", { as })).body.data;
  return { weddingId, add, send, remind, counts };
}

test("sending to everyone skips those already scheduled for later", async () => {
  const { add, send, counts } = await couple();
  const [tan, wong] = [await add("Tan"), await add("Wong")];
  const sendAt = noon(3).toISOString();
  expect((await send({ householdIds: [tan.householdId, wong.householdId], sendAt })).status).toBe(200);
  const lim = await add("Lim");
  expect(await counts()).toMatchObject({ scheduled: 2, sendable: 1 });
  expect((await send()).body.data).toEqual({ count: 1 });
  expect([await lim.mails(), await tan.mails(), await wong.mails()]).toEqual([["household-invited"], [], []]);
  expect(await tan.invitation()).toMatchObject({ state: "scheduled", scheduledFor: sendAt, sentAt: null });

  // By naming it, one of them can still be sent at once.
  expect((await send({ householdIds: [tan.householdId] })).body.data).toEqual({ count: 1 });
  expect(await tan.mails()).toEqual(["household-invited"]);
  expect(await wong.invitation()).toMatchObject({ state: "scheduled", scheduledFor: sendAt });
});

test("a household that has partly replied is mailed its new link, and reminded", async () => {
  const { weddingId, add, send, remind } = await couple();
  const lim = await add("Lim");
  expect((await lim.reply()).status).toBe(303);
  expect((await lim.change("renew")).body.data).toMatchObject({ sentAt: null, openedAt: null });
  expect((await send()).status).toBe(400);
  expect((await send({ householdIds: [lim.householdId] })).body.data).toEqual({ count: 1 });
  expect(await latestFor(db(), lim.email, "household-invited")).toMatchObject({
    link: (await lim.invitation())?.link,
  });
  await shop
    .pool()
    .query("update invitation set sent_at = now() - interval '2 days' where wedding_id = $1", [weddingId]);
  expect((await remind()).status).toBe(200);
  expect((await lim.mails()).filter((kind) => kind !== "rsvp-received")).toEqual([
    "household-invited",
    "household-reminded",
  ]);
  await lim.change("renew");
  await lim.change("revoke");
  expect((await send({ householdIds: [lim.householdId] })).status).toBe(400);
});

test("a household that replies before its invitation is due isn't mailed", async () => {
  const { add, send } = await couple();
  const lim = await add("Lim");
  expect((await send({ sendAt: noon(3).toISOString() })).status).toBe(200);
  await lim.reply();
  expect(await lim.invitation()).toMatchObject({ scheduledFor: null, sentAt: null });
  await sendDueInvitations(noon(4));
  expect(await lim.mails()).toEqual(["rsvp-received"]);
});

test("the couple viewing a household's page doesn't count as opened", async () => {
  const { add } = await couple();
  const lim = await add("Lim");
  const token = await lim.token();
  const page = await readRsvp(token, "en");
  if (!page) throw new Error("no page");
  const html = (preview: boolean) =>
    renderToStaticMarkup(<RsvpView page={page} token={token} preview={preview} />);
  expect(html(false)).toContain("/public/rsvp/seen");
  expect(html(true)).not.toContain("/public/rsvp/seen");
  expect(html(true)).toContain(`href="/rsvp/${token}?lang=zh&amp;preview=1"`);
  expect(html(false)).toContain(`href="/rsvp/${token}?lang=zh"`);
});
