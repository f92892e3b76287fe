import { addDays, todayInSingapore } from "@/lib/dates";
import type { Actor } from "@/server/core/actor";
import type { Db } from "@/server/db/client";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { PUBLIC_CREDENTIAL } from "@/tests/setup/api";
import {
  makeAppointment,
  makeCategory,
  makeCustomer,
  makeOperator,
  makeProduct,
  makeSession,
  makeVendor,
} from "@/tests/setup/factories";
import type { FuzzWorld } from "./fuzz";

/** A couple, a vendor with a product, an appointment between them, and credentials of everyone. */
export async function makeFuzzWorld(db: Db): Promise<FuzzWorld> {
  const category = await makeCategory(db);
  const vendor = await makeVendor(db, { masterCategoryId: category.id });
  const product = await makeProduct(db, { vendorId: vendor.id, level1Id: category.id });
  const customer = await makeCustomer(db);
  const appointment = await makeAppointment(db, { vendorId: vendor.id, customerId: customer.id });
  const operator = await makeOperator(db);
  /** Several sessions each, because some calls end one or all. */
  const bearers = async (actor: Actor) => {
    const sessions = Array.from({ length: SESSIONS }, () => makeSession(db, actor.accountId));
    return Promise.all(sessions.map(async (id) => bearer({ ...actor, sessionId: await id })));
  };
  const asCustomer = await bearers(customer.actor);
  const asVendor = await bearers(vendor.actor);
  return {
    known: [
      category.id,
      vendor.id,
      product.id,
      customer.id,
      appointment,
      customer.email,
      vendor.email,
      addDays(todayInSingapore(), 100),
      "09:00",
      "asc",
      "rating",
      "1",
      "+6591234567",
      "Correct-Horse-7",
    ],
    credentials: {
      public: [
        ...Array<string>(12).fill(PUBLIC_CREDENTIAL),
        "",
        "Bearer",
        "Bearer x.y.z",
        "Basic !",
        "Digest a",
      ],
      account: [...asCustomer, ...asVendor],
      customer: asCustomer,
      vendor: asVendor,
      operator: await bearers(operator.actor),
    },
  };
}

const SESSIONS = 6;
const bearer = async (actor: Actor) => `Bearer ${(await signAccessToken(actor)).token}`;
