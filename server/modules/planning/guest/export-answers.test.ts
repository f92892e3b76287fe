import type { Page } from "@/contracts/envelope";
import type { Invitation, InviteSettings } from "@/contracts/planning/invitation/invitation";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

test("the export has the answers to the couple's own questions", async () => {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const { guestIds } = await makeHousehold(db(), { weddingId, eventIds: [eventId], guests: ["Rose"] });
  const body = { questions: [{ text: "Which song?" }] };
  const saved = await call<InviteSettings>("PATCH", "/user/invitation/design", { as: actor, body });
  const { docs } = (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data;
  const token = docs[0]?.link?.split("/").at(-1) ?? "";
  const question = saved.body.data.questions[0]?.id ?? "";
  await shop.app.request(`${API_PREFIX}/public/rsvp`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      token,
      [`answer.${guestIds[0]}.${eventId}`]: "yes",
      [`question.${question}`]: "Sway",
    }),
  });
  const file = await shop.app.request(`${API_PREFIX}/user/guest/export?format=csv`, {
    headers: { authorization: `Bearer ${(await signAccessToken(actor)).token}` },
  });
  const [header = "", row = ""] = (await file.text()).split(/\r?\n/);
  expect(header.trim()).toMatch(/,Question: Which song\?$/);
  expect(row.trim()).toMatch(/,Attending,,Sway$/);
});
