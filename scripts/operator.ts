/** `npm run operator -- …`: creates operators, and approves and manages vendors until there are pages for it. */
import "@/server/core/load-env";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { VENDOR_STATUSES, type VendorStatus } from "@/contracts/identity/vendor-account";
import { formatTicketNumber, TICKET_NUMBER, TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import {
  type OperatorVendorTransition,
  VENDOR_STATUS_LABELS,
} from "@/contracts/catalogue/vendor/vendor-status";
import { formatDateTime } from "@/lib/dates";
import { EnvError, readEnv } from "@/lib/env";
import { disconnect } from "@/server/db/client";
import { EmbeddedPostgresError, errorMessage } from "@/tools/postgres/base/errors";
import { postgresStatus } from "@/tools/postgres/postgres-status";
import { AppError } from "@/server/core/errors";
import { configuredOrigins, readServedAt } from "@/server/core/served-at";
import { log } from "@/server/core/log/log";
import { connectHooks } from "@/server/hooks";
import { findTicket, listOpenTickets, settleTicket } from "@/server/modules/messaging/ticket/public";
import { isAccessCommand, runAccessCommand } from "./lib/operator-access";
import { isProductCommand, runProductCommand } from "./lib/operator-product";
import { isCancellationCommand, runCancellationCommand } from "./lib/operator-cancellation";
import { isFactCommand, runFactCommand } from "./lib/operator-fact";
import { isPromoteCommand, runPromoteCommand } from "./lib/operator-promote";
import { cancelOrdersOfClosed } from "@/server/modules/sale/cancellation/public";
import { influencerBody } from "@/contracts/operator/influencer/influencer.schema";
import { validate } from "@/server/http/request/validate";
import { saveInfluencer } from "@/server/modules/operator/influencer/public";
import {
  type Application,
  decideVendor,
  findApplication,
  listApplications,
} from "@/server/modules/catalogue/vendor/public";

const USAGE = `npm run operator -- COMMAND

  create EMAIL [--role admin]            create an operator; prints the password once
  role EMAIL --role trust                change an operator's role: support, finance, trust or admin
  operators                              list the operators
  password EMAIL                         give an operator a new password

  list [--status pending]                list vendors that wait for approval, or those with another status:
                                         all, approved, suspended, changes_requested or rejected
  show EMAIL                             show a vendor's details
  approve EMAIL                          allow the vendor to sell
  request-changes EMAIL --reason "…"     ask the vendor to change something first
  reject EMAIL --reason "…"              turn the vendor down permanently
  suspend EMAIL --reason "…"             stop new sales; open orders continue
  cancel-orders EMAIL --reason "…"       cancel and refund all orders accepted by a suspended vendor that has
                                         closed down
  reinstate EMAIL                        allow a suspended vendor to sell again
  tickets                                list open messages to Sayang, oldest first
  ticket T-000123                        show a message, and the path of its file
  answered-ticket T-000123               close a message that was answered by email
  close-ticket T-000123                  close a message without an answer
  cancellations                          list requests to cancel that wait for Sayang, or may soon
  cancellation SY-26-000123              show a request, with the statements of both sides
  rule SY-26-000123 --amount 1200 --reason "…" [--return "the gown"]
                                         decide the refund
  feature EMAIL --from 2027-01-01 --until 2027-03-31
                                         feature in search, marked as such, both days included
  unfeature EMAIL                        stop featuring immediately
  publish-directly EMAIL                 publish the vendor's products without review
  review-products EMAIL                  review them first, as for a new vendor

  facts                                  list halal certificates and halls that wait to be checked
  confirm-fact ID                        show it to couples; a certificate until its last day
  reject-fact ID --reason "…"            reject it; the vendor reads the reason and may send it again

  products                               list products and edits that wait for review
  approve-product ID                     publish on its date; an edit immediately
  return-product ID --reason "…"         ask the vendor to change something first

  influencer CODE --name "Mei Lin" [--picture FILE]
                                         greet visitors of /?ref=CODE with this name and picture, and the offer

  dismiss SY-26-000123 --reason "…"      dismiss a request to cancel; the order continues
  refund SY-26-000123 --amount 50 --reason "…"
                                         refund a part of an order that has ended

Vendors are notified by mail. DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

const DONE_BY = "operator:cli";
const TRANSITIONS: Readonly<Record<string, OperatorVendorTransition>> = {
  approve: "approve",
  "request-changes": "requestChanges",
  reject: "reject",
  suspend: "suspend",
  reinstate: "reinstate",
};
const PING_MS = 2_000;

/** A usage error, printed as one line without a stack trace. */
class UsageError extends Error {}

const print = (line: string) => console.log(line);
// `list | head` closes the pipe before all output is written.
process.stdout.on("error", () => process.exit());
// Standard output carries only the result.
if (!process.env.LOG_LEVEL) log.level = "warn";

connectHooks();
try {
  await run();
} catch (error) {
  const known = [UsageError, AppError, EnvError, EmbeddedPostgresError];
  if (known.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else console.error(isConnection(error) ? `The database does not answer: ${errorMessage(error)}` : error);
  process.exitCode = 1;
} finally {
  await disconnect();
}

async function run(): Promise<void> {
  const { positionals, ...options } = readArguments();
  const { status, reason } = options;
  const [command = "", email, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(USAGE);
  const transition = Object.hasOwn(TRANSITIONS, command) ? TRANSITIONS[command] : undefined;
  if (command === "list" && !email) return list(status);
  if (command === "show" && email) return show(email);
  if (command === "tickets" && !email) return tickets();
  if (command === "ticket" && email) return showTicket(email);
  if (command === "answered-ticket" && email) return settle(email, "answered");
  if (command === "close-ticket" && email) return settle(email, "closed");
  if (transition && email) return decide(transition, email, reason);
  if (command === "cancel-orders" && email) return cancelOrders(email, reason);
  if (isAccessCommand(command)) {
    await requireDatabase();
    const said = await runAccessCommand(command, email, { ...options, doneBy: DONE_BY });
    if (said) return said.forEach((line) => print(printable(line)));
  }
  if (isCancellationCommand(command)) {
    await requireDatabase();
    const said = await runCancellationCommand(command, email, { ...options, doneBy: DONE_BY });
    if (said) return said.forEach((line) => print(line.split("\n").map(printable).join("\n")));
  }
  if (isPromoteCommand(command)) {
    await requireDatabase();
    const said = await runPromoteCommand(command, email, { ...options, doneBy: DONE_BY });
    if (said) return said.forEach((line) => print(printable(line)));
  }
  if (isFactCommand(command)) {
    await requireDatabase();
    const said = await runFactCommand(command, email, { reason: reason ?? "", doneBy: DONE_BY });
    if (said) return said.forEach((line) => print(printable(line)));
  }
  if (isProductCommand(command)) {
    await requireDatabase();
    const said = await runProductCommand(command, email, { reason: reason ?? "", doneBy: DONE_BY });
    if (said) return said.forEach((line) => print(printable(line)));
  }
  if (command === "influencer" && email && options.name) {
    await requireDatabase();
    const body = await validate(influencerBody, { code: email, name: options.name });
    await saveInfluencer(DONE_BY, body, options.picture ? await readPicture(options.picture) : undefined);
    return print(printable(`/?ref=${body.code} greets by ${body.name}`));
  }
  throw new UsageError(USAGE);
}

async function readPicture(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`The picture can’t be read: ${errorMessage(error)}`);
  }
}

type Options = {
  status: string;
  reason?: string;
  name?: string;
  picture?: string;
  amount?: string;
  return?: string;
  from?: string;
  until?: string;
  role?: string;
};

function readArguments(): { positionals: string[] } & Options {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        status: { type: "string", default: "pending" },
        name: { type: "string" },
        picture: { type: "string" },
        reason: { type: "string" },
        amount: { type: "string" },
        return: { type: "string" },
        from: { type: "string" },
        until: { type: "string" },
        role: { type: "string" },
      },
    });
    return { positionals, ...values };
  } catch (error) {
    throw new UsageError(`${errorMessage(error)}\n\n${USAGE}`);
  }
}

async function cancelOrders(email: string, reason = ""): Promise<void> {
  await requireDatabase();
  const found = await findApplication(email);
  const cancelled = await cancelOrdersOfClosed(found, reason);
  if (cancelled.length === 0) return print(`${printable(found.vendorName)} has no accepted order`);
  for (const number of cancelled) print(`${number} is cancelled, and everything paid comes back`);
}

async function list(wanted: string): Promise<void> {
  const status = wanted === "all" ? null : VENDOR_STATUSES.find((each) => each === wanted);
  if (status === undefined) throw new UsageError(`--status is one of: all, ${VENDOR_STATUSES.join(", ")}`);
  await requireDatabase();
  const found = await listApplications(status);
  if (found.length === 0)
    return print(status ? `No vendor is ${VENDOR_STATUS_LABELS[status]}` : "No vendors");
  const rows = found.map(({ email, vendorName, companyRegistrationNumber, status: own, createdAt }) => [
    printable(email),
    printable(vendorName),
    printable(companyRegistrationNumber),
    ...(status ? [] : [VENDOR_STATUS_LABELS[own as VendorStatus]]),
    formatDateTime(createdAt),
  ]);
  printTable(rows);
}

function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

async function tickets(): Promise<void> {
  await requireDatabase();
  const found = await listOpenTickets();
  if (found.length === 0) return print("No ticket is open");
  printTable(
    found.map(({ number, topic, email, firstName, lastName, createdAt }) => [
      formatTicketNumber(number),
      topic,
      formatDateTime(createdAt),
      printable(email),
      printable(`${firstName} ${lastName}`),
    ]),
  );
}

function ticketNumberIn(given: string): number {
  const number = TICKET_NUMBER.exec(given.toUpperCase())?.[1];
  if (!number) throw new UsageError("A ticket is named like T-000123");
  return Number(number);
}

async function settle(given: string, state: "answered" | "closed"): Promise<void> {
  const number = ticketNumberIn(given);
  await requireDatabase();
  await settleTicket(number, state);
  print(`${formatTicketNumber(number)} is ${state}`);
}

async function showTicket(given: string): Promise<void> {
  const number = ticketNumberIn(given);
  await requireDatabase();
  const found = await findTicket(number);
  const facts: [name: string, value: string | null][] = [
    ["ticket", formatTicketNumber(found.number)],
    ["state", found.state],
    ["topic", TOPIC_LABELS[found.topic]],
    ["written", formatDateTime(found.createdAt)],
    ["from", `${found.firstName} ${found.lastName}, ${found.email}`],
    ["phone", found.phoneNumber && `${found.countryCode} ${found.phoneNumber}`],
    ["account", found.accountId],
    ["order", found.orderNumber],
    ["follows up on", found.followsTicket],
    ["file", found.filePath],
  ];
  for (const [name, value] of facts) if (value) print(`${name.padEnd(16)} ${printable(value)}`);
  print("");
  for (const line of found.message.split("\n")) print(printable(line));
}

async function show(email: string): Promise<void> {
  await requireDatabase();
  for (const [name, value] of factsOf(await findApplication(email))) {
    if (value) print(`${name.padEnd(16)} ${printable(value)}`);
  }
}

function factsOf(found: Application): [name: string, value: string][] {
  const { businessOwner: owner, validationChecks } = found;
  const { comment = "", ...checks } = validationChecks ?? {};
  const undeclared = Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
  return [
    ["vendor", found.vendorName],
    ["status", [VENDOR_STATUS_LABELS[found.status], found.statusReason].filter(Boolean).join(": ")],
    ["applied", formatDateTime(found.createdAt)],
    ["email", found.email],
    ["phone", found.phone && `${found.countryCode} ${found.phone}`],
    ["company", found.companyName],
    ["UEN", found.companyRegistrationNumber],
    ["website", found.website],
    [
      "owner",
      owner
        ? `${owner.firstName} ${owner.lastName}, ${owner.email}, ${owner.countryCode} ${owner.phone}`
        : "",
    ],
    ["not declared", undeclared.join(", ")],
    ["comment", comment],
  ];
}

async function decide(transition: OperatorVendorTransition, email: string, reason?: string): Promise<void> {
  await requireDatabase();
  const {
    vendorName,
    status,
    email: to,
  } = await decideVendor({
    vendor: { email },
    transition,
    ...(reason === undefined ? {} : { reason }),
    doneBy: DONE_BY,
  });
  print(`${printable(vendorName)} is now ${VENDOR_STATUS_LABELS[status]}`);
  const served = await servedOrigin();
  print(
    served
      ? `Sayang at ${served} sends the mail to ${printable(to)}`
      : `The mail to ${printable(to)} is queued: nothing answers at ${readEnv().appOrigin}, and Sayang sends it once it runs`,
  );
}

/** A command must not create a database. Only the first start of Sayang does. */
async function requireDatabase(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv();
  if (databaseUrl) return;
  const { state, dataDir: at } = await postgresStatus({ dataDir: path.join(dataDir, "postgres") });
  if (state === "none") throw new UsageError(`There is no database in ${at}`);
}

/**
 * Returns the public origin of a server that responds locally or at that origin, or null. The origins written by the
 * server come first, because its port need not be set for this command.
 */
async function servedOrigin(): Promise<string | null> {
  for (const { appOrigin, here } of [await readServedAt(), configuredOrigins()].filter(
    (each) => each !== null,
  )) {
    const answers = await Promise.all([here, appOrigin].map(answersAt));
    if (answers.includes(true)) return appOrigin;
  }
  return null;
}

function answersAt(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(PING_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Replaces control characters, so that user-supplied text cannot control the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
}

function isConnection(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT)/.test((at as NodeJS.ErrnoException).code ?? "")) return true;
  }
  return false;
}
