import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { nudgeCouple } from "./service-nudge";

export const reminderRoutes = [
  route({
    method: "POST",
    path: "/payment-milestone-vendor/remind/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Reminds the couple of a payment by mail, once a day",
    reply: "PaymentNudge",
    params: idParam,
    message: "Reminder sent",
    run: ({ actor, params }) => nudgeCouple(actor.vendorId, params.id),
  }),
];
