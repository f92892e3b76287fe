import type { ShareLink } from "@/contracts/planning/share-link";
import { v4 } from "uuid";
import type { BudgetPlan, OutsideBooking } from "@/contracts/planning/budget/budget";
import type { AngBaoPage, CheckInLink } from "@/contracts/planning/check-in";
import type { PlanTask } from "@/contracts/planning/checklist";
import type { RunSheet } from "@/contracts/planning/run-sheet";
import type { Team } from "@/contracts/planning/wedding/team";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { HOUR_MS } from "@/lib/time";
import type { CustomerActor } from "@/server/core/actor";
import type { useShop } from "./shop";

type Shop = Pick<ReturnType<typeof useShop>, "call">;

const post = async <T>({ call }: Shop, as: CustomerActor, path: string, body: object) =>
  (await call<T>("POST", `/planning/${path}`, { as, body })).body.data;

const bookingId = async (shop: Shop, as: CustomerActor) =>
  (await post<OutsideBooking>(shop, as, "outside", { vendorName: "Uncle Lim" })).id;

const eventIdOf = async ({ call }: Shop, as: CustomerActor) =>
  (await call<{ docs: WeddingEvent[] }>("GET", "/user/wedding/event", { as })).body.data.docs[0]?.id ?? "";

/** A check-in link for the couple's first event, which was created last. */
async function checkInLink(shop: Shop, as: CustomerActor): Promise<CheckInLink | undefined> {
  const [validFrom, validUntil] = [-1, 1].map((hours) => new Date(Date.now() + hours * HOUR_MS));
  const body = { eventId: await eventIdOf(shop, as), name: "Desk 1", validFrom, validUntil };
  return (await post<{ docs: CheckInLink[] }>(shop, as, "check-in/links", body)).docs.at(-1);
}

/** Each creates one of the things that a couple plans with, and returns its id. */
export const PLAN_MAKERS = {
  bookingId,
  taskId: async (shop: Shop, as: CustomerActor) =>
    (await post<PlanTask>(shop, as, "checklist", { title: "Taste the menu" })).id,
  lineId: async (shop: Shop, as: CustomerActor) => {
    const { lines } = await post<BudgetPlan>(shop, as, "budget/line", { name: "Ang bao box" });
    return lines.findLast(({ id }) => id !== null)?.id ?? "";
  },
  outsidePaymentId: async (shop: Shop, as: CustomerActor) => {
    const path = `outside/payment/${await bookingId(shop, as)}`;
    const { payments } = await post<OutsideBooking>(shop, as, path, { label: "Deposit", amount: 100 });
    return payments[0]?.id ?? "";
  },
  outsideFileId: async (shop: Shop, as: CustomerActor) => {
    const body = new FormData();
    body.append("file", new Blob(["We owe Uncle Lim."]), "contract.txt");
    const path = `outside/file/${await bookingId(shop, as)}`;
    return (await post<OutsideBooking>(shop, as, path, body)).files[0]?.id ?? "";
  },
  itemId: async (shop: Shop, as: CustomerActor) => {
    const { items } = await post<RunSheet>(shop, as, "runsheet", { startsAt: "18:30", title: "Cocktails" });
    return items[0]?.id ?? "";
  },
  linkId: async (shop: Shop, as: CustomerActor) =>
    (await post<{ docs: ShareLink[] }>(shop, as, "runsheet/links", { name: "Photographers" })).docs[0]?.id ??
    "",
  checkInLinkId: async (shop: Shop, as: CustomerActor) => (await checkInLink(shop, as))?.id ?? "",
  arrivalId: async (shop: Shop, as: CustomerActor) => {
    const token = (await checkInLink(shop, as))?.url.split("/").at(-1) ?? "";
    const act = { id: v4(), kind: "walk_in", at: new Date().toISOString(), name: "Uncle Tan" };
    await shop.call("POST", "/public/check-in", { body: { token, acts: [act] } });
    return act.id;
  },
  angBaoId: async (shop: Shop, as: CustomerActor) => {
    const eventId = await eventIdOf(shop, as);
    await post(shop, as, "check-in/gifts", { eventId, fromName: "Uncle Tan", amount: 88 });
    const path = `/planning/check-in/gifts?eventId=${eventId}`;
    return (await shop.call<AngBaoPage>("GET", path, { as })).body.data.docs[0]?.id ?? "";
  },
  seatedEventId: async (shop: Shop, as: CustomerActor) => {
    const body = { kind: "lunch", name: "Lunch" };
    return (await shop.call<{ id: string }>("POST", "/user/wedding/event", { as, body })).body.data.id;
  },
  seatingLinkId: async (shop: Shop, as: CustomerActor) => {
    const { docs } = (await shop.call<{ docs: { id: string }[] }>("GET", "/user/wedding/event", { as })).body
      .data;
    const path = `seating/links/${docs[0]?.id}`;
    return (await post<{ docs: ShareLink[] }>(shop, as, path, { name: "Venue" })).docs[0]?.id ?? "";
  },
  memberId: async (shop: Shop, as: CustomerActor) => {
    const body = { name: "Jun", email: `jun-${v4()}@test.example`, role: "bridal_party" };
    return (await post<Team>(shop, as, "team", body)).docs.at(-1)?.id ?? "";
  },
} as const;
export type PlanName = keyof typeof PLAN_MAKERS;
export type Plans = Record<PlanName, string>;

/** Creates one of everything that a couple plans with, and returns the ids. */
export async function makePlans(shop: Shop, as: CustomerActor): Promise<Plans> {
  const made: Partial<Plans> = {};
  for (const name of Object.keys(PLAN_MAKERS) as PlanName[]) made[name] = await PLAN_MAKERS[name](shop, as);
  return made as Plans;
}
