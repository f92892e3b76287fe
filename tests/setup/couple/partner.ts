import type { CustomerActor } from "@/server/core/actor";
import { latestFor, tokenIn } from "@/tests/setup/mailbox";
import type { useShop } from "@/tests/setup/shop";

type Shop = Pick<ReturnType<typeof useShop>, "call" | "db">;

/** Makes `partner` the partner of the couple that invites, by the mailed link. */
export async function joinAsPartner(
  { call, db }: Shop,
  as: CustomerActor,
  partner: { email: string; actor: CustomerActor },
): Promise<void> {
  const invitation = { name: "Jun", email: partner.email, role: "fiancee" };
  await call("POST", "/planning/team", { as, body: invitation });
  const token = tokenIn((await latestFor(db(), partner.email, "team-invitation")).link);
  const joined = await call("POST", "/planning/team/accept", { as: partner.actor, body: { token } });
  expect(joined.status).toBe(200);
}
