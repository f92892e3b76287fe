import type {
  Invitation,
  InvitationCounts,
  NextInvitation,
} from "@/contracts/planning/invitation/invitation";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const { call, db } = useShop();

const next = async (as: CustomerActor) =>
  (await call<NextInvitation>("GET", "/user/invitation/next", { as })).body.data;
const act = async (as: CustomerActor, invitation: Invitation | null, action: string) =>
  call("PATCH", `/user/invitation/${invitation?.id}`, { as, body: { action } });

test("households without an email come first, those put off last, and those sent to not again", async () => {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const eventIds = [eventId];
  await makeHousehold(db(), { weddingId, eventIds, name: "Ang", email: `ang-${weddingId}@guest.example` });
  await makeHousehold(db(), { weddingId, eventIds, name: "Lim", phone: "91234567" });
  await makeHousehold(db(), { weddingId, eventIds, name: "Tan", phone: "91234568" });

  const first = await next(actor);
  expect(first).toMatchObject({ left: 3, next: { household: "Lim", phone: "+6591234567" } });
  expect(first.next?.link).toContain("/rsvp/");
  await act(actor, first.next, "put_off");
  const second = await next(actor);
  expect(second).toMatchObject({ left: 3, next: { household: "Tan" } });
  await act(actor, second.next, "mark_sent");
  const third = await next(actor);
  expect(third).toMatchObject({ left: 2, next: { household: "Ang" } });
  await call("POST", "/user/invitation/send", { as: actor, body: {} });
  // Ang's invitation is sent by mail now.
  expect(await next(actor)).toMatchObject({ left: 1, next: { household: "Lim" } });
  await act(actor, first.next, "mark_sent");
  expect(await next(actor)).toEqual({ left: 0, next: null });
  const counts = await call<InvitationCounts>("GET", "/user/invitation/counts", { as: actor });
  expect(counts.body.data).toMatchObject({ unsent: 0, sent: 3 });
});

test("another couple's household is never next", async () => {
  const [mine, other] = [await makeCustomer(db()), await makeCustomer(db())];
  const { weddingId, eventId } = await makeWedding(other.actor);
  await makeHousehold(db(), { weddingId, eventIds: [eventId], name: "Theirs" });
  await makeWedding(mine.actor);
  expect(await next(mine.actor)).toEqual({ left: 0, next: null });
});
