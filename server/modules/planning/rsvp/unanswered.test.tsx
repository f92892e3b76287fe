import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { ReplyView } from "@/components/planning/rsvp/reply/reply-view";
import { RsvpView } from "@/components/planning/rsvp/rsvp-view";
import type { Page } from "@/contracts/envelope";
import type {
  Invitation,
  InvitationCounts,
  InviteLanguage,
} from "@/contracts/planning/invitation/invitation";
import { API_PREFIX } from "@/server/app";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { readRsvp } from "./public";

const shop = useShop();
const { call, db } = shop;

/** Creates Rose, invited to the banquet and the tea ceremony by mail two days ago, with a plus-one for both. */
async function invited() {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  await db()
    .update(weddingEvent)
    .set({ meals: ["Fish"] })
    .where(eq(weddingEvent.id, eventId));
  const teaId = await makeEvent(db(), { weddingId });
  const email = `rose-${weddingId}@guest.example`;
  const { guestIds } = await makeHousehold(db(), { weddingId, eventIds: [eventId, teaId], email });
  await call("POST", "/user/invitation/send", { as: actor, body: {} });
  await shop
    .pool()
    .query("update invitation set sent_at = now() - interval '2 days' where wedding_id = $1", [weddingId]);
  const link = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs[0];
  const token = (await link())?.link?.split("/").at(-1) ?? "";
  const [rose = "", plusOne = ""] = guestIds;
  const post = async (fields: Record<string, string>) => {
    const answer = await shop.app.request(`${API_PREFIX}/public/rsvp`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      body: new URLSearchParams({ token, ...fields }),
    });
    return answer.headers.get("location");
  };
  const remindable = async () =>
    (await call<InvitationCounts>("GET", "/user/invitation/counts", { as: actor })).body.data.remindable;
  const remind = () => call("POST", "/user/invitation/remind", { as: actor, body: {} });
  const mails = async () => (await queuedFor(db(), email)).map(({ kind }) => kind);
  return { weddingId, token, rose, plusOne, eventId, teaId, post, link, remindable, remind, mails };
}

async function pageAfter(token: string, sent: "saved" | "missing", language?: InviteLanguage) {
  const page = await readRsvp(token, language);
  if (!page) return "";
  return renderToStaticMarkup(
    sent === "saved" ? (
      <RsvpView page={page} token={token} saved />
    ) : (
      <ReplyView page={page} token={token} step="" problem="missing" />
    ),
  );
}

test("a form without any answer is not a reply: the page asks again, and keeps what was typed", async () => {
  const { token, rose, plusOne, eventId, post, link, remind, mails } = await invited();
  const location = await post({
    note: "So happy for you!",
    [`allergies.${rose}`]: "Peanuts",
    [`dietary.${rose}`]: "halal",
    [`name.${plusOne}`]: "Ah Kow Tan",
    [`meal.${rose}.${eventId}`]: "Fish",
  });
  expect(location).toBe(`/rsvp/${token}/reply?step=coming.${eventId}&problem=missing`);
  expect(await link()).toMatchObject({ state: "sent", answeredAt: null });
  expect(await readRsvp(token)).toMatchObject({
    answeredAt: null,
    note: "So happy for you!",
    people: [
      {
        allergies: "Peanuts",
        dietary: ["halal"],
        invited: expect.arrayContaining([{ eventId, answer: "waiting", meal: "Fish" }]) as unknown,
      },
      { name: "Ah Kow Tan" },
    ],
  });
  const page = await pageAfter(token, "missing");
  expect(page).toContain("Tell us who’s coming");
  expect(page).toContain("Rose Lim and Ah Kow Tan");
  expect(page).not.toContain("Your reply");
  expect(await pageAfter(token, "missing", "zh")).toContain("请告诉我们谁会出席");

  await post({ [`meal.${rose}.${eventId}`]: "" });
  const [again] = (await readRsvp(token))?.people ?? [];
  expect(again?.invited.map(({ meal }) => meal)).toEqual(["", ""]);
  expect((await remind()).status).toBe(200);
  expect(await mails()).toEqual(["household-invited", "household-reminded"]);
});

test("a partial reply is kept, and the household is still reminded until everyone has answered for every event", async () => {
  const { weddingId, token, rose, plusOne, eventId, teaId, post, link, remindable, remind, mails } =
    await invited();
  const some = {
    [`answer.${rose}.${eventId}`]: "yes",
    [`answer.${rose}.${teaId}`]: "no",
    [`answer.${plusOne}.${eventId}`]: "yes",
  };
  expect(await post(some)).toBe(`/rsvp/${token}?saved=1`);
  expect(await link()).toMatchObject({ state: "opened", attending: 2 });
  const page = await pageAfter(token, "saved");
  expect(page).toContain("See you there!");
  expect(page).toContain("Finish your reply");
  expect(page).toContain("<li>Your plus-one: Tea ceremony</li>");
  expect(await remindable()).toBe(1);
  expect((await remind()).status).toBe(200);

  await post({ ...some, [`answer.${plusOne}.${teaId}`]: "yes" });
  expect(await link()).toMatchObject({ state: "answered" });
  expect(await pageAfter(token, "saved")).not.toContain("No reply yet");
  await shop
    .pool()
    .query("update invitation set reminded_at = now() - interval '2 days' where wedding_id = $1", [
      weddingId,
    ]);
  expect(await remindable()).toBe(0);
  expect((await remind()).status).toBe(400);
  expect((await mails()).filter((kind) => kind === "household-reminded")).toHaveLength(1);
});
