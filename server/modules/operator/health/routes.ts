import { healthActBody } from "@/contracts/operator/health/health.schema";
import { route } from "@/server/http/route";
import { actOnHealth, operatorHealth } from "./service";

export const operatorHealthRoutes = [
  route({
    method: "GET",
    path: "/operator/health",
    guard: "operator",
    right: "health",
    summary: "What the workers have to do, and which jobs, payment events and mails failed",
    reply: "OperatorHealth",
    run: () => operatorHealth(),
  }),
  route({
    method: "POST",
    path: "/operator/health/act",
    guard: "operator",
    right: "health",
    summary: "Run a failed job again, or book or dismiss an event of the card processor",
    reply: "Nothing",
    body: healthActBody,
    run: ({ actor, body }) => actOnHealth(actor, body),
  }),
];
