import { v7 } from "uuid";
import type { AngBaoPage, CheckInLink, CheckInAct } from "@/contracts/planning/check-in";
import { HOUR_MS } from "@/lib/time";
import { makeCustomer } from "@/tests/setup/factories";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();
const PATH = "/planning/check-in";
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

test("an event with recorded ang bao or arrivals can't be deleted until they are undone", async () => {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  await makeEvent(db(), { weddingId });
  const { guestIds } = await makeHousehold(db(), { weddingId, eventIds: [eventId], guests: ["Rose", "Mei"] });
  const body = { eventId, name: "Desk 1", validFrom: later(-2), validUntil: later(6) };
  const made = await call<{ docs: CheckInLink[] }>("POST", `${PATH}/links`, { as: actor, body });
  const token = made.body.data.docs.at(-1)?.url.split("/").at(-1) ?? "";
  const send = (acts: Pick<CheckInAct, "kind" | "guestId" | "targetId">[]) => {
    const sent = acts.map((act) => ({ id: v7(), at: new Date().toISOString(), ...act }));
    return call("POST", "/public/check-in", { body: { token, acts: sent, cursor: null, list: null } });
  };
  const remove = async (as = actor) => {
    const answer = await call("DELETE", `/user/wedding/event/${eventId}`, { as });
    return [answer.status, answer.body.message];
  };
  const gifts = async () =>
    (await call<AngBaoPage>("GET", `${PATH}/gifts?eventId=${eventId}`, { as: actor })).body.data.docs;
  const noted = (what: string, them: string) =>
    `${what} noted at this event. Remove ${them} first, or keep the event.`;

  await call("POST", `${PATH}/gifts`, { as: actor, body: { eventId, fromName: "Auntie", amount: 88 } });
  expect(await remove()).toEqual([409, noted("1 ang bao is", "it")]);
  expect(await gifts()).toMatchObject([{ fromName: "Auntie", amount: 88 }]);

  await send(guestIds.map((guestId) => ({ kind: "arrive", guestId })));
  expect(await remove()).toEqual([409, noted("1 ang bao and 2 arrivals are", "them")]);
  await call("DELETE", `${PATH}/gifts/${(await gifts())[0]?.id}`, { as: actor });
  const path = `${PATH}/arrivals?eventId=${eventId}`;
  const [first, second] = (await call<{ docs: { id: string }[] }>("GET", path, { as: actor })).body.data.docs;
  await call("DELETE", `${PATH}/arrivals/${first?.id}`, { as: actor });
  expect(await remove()).toEqual([409, noted("1 arrival is", "it")]);
  expect((await remove((await makeCustomer(db())).actor))[0]).toBe(404);

  await send([{ kind: "undo", targetId: second?.id ?? "" }]);
  expect(await remove()).toEqual([200, "Event deleted"]);
});
