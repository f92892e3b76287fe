import { stringify } from "csv-stringify/sync";
import { type BeoContent, BEO_PRINT_LABELS, type BeoPrint, type BeoSection } from "@/contracts/planning/beo";
import type { BeoFileQuery } from "@/contracts/planning/beo.schema";
import { sectionsOf } from "@/contracts/planning/beo-sections";
import { PLAN_FEATURE_LABELS, type SeatingRoom } from "@/contracts/planning/seating";
import { halfSize } from "@/contracts/planning/seating-geometry";
import { formatDateTime } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { drawSheet, type SheetFigure } from "@/server/modules/sale/document/public";
import { type BeoActor, contentAt, orderOf, type Plan, planFor, seesMoney } from "./service-beo";

type Read = {
  plan: Plan;
  content: BeoContent;
  sections: BeoSection[];
  title: string;
  facts: string[];
  fileName: string;
};

/** Throws `not_found`, `conflict` without an event, `forbidden` for the office print without the right to see payments. */
async function read(
  actor: BeoActor,
  orderId: string,
  { eventId, version, print }: BeoFileQuery,
  now: Date,
): Promise<Read> {
  if (print === "office" && !seesMoney(actor)) {
    throw new AppError("forbidden", "Your role on this team doesn't include payments");
  }
  const db = await getDb();
  const plan = await planFor(db, await orderOf(actor, orderId), eventId, now);
  if (!plan) throw new AppError("conflict", "This order isn't connected to an event");
  const { content, before, since } = await contentAt(db, plan, version);
  const { order, versions, locked } = plan;
  const row = versions.find(({ number }) => number === version);
  const named = version === undefined ? `Live plan at ${formatDateTime(now)}` : `Version ${version}`;
  const facts = [
    `Order ${order.orderNumber} · ${order.vendor.vendorName}`,
    row ? `${named}, issued ${formatDateTime(row.createdAt)}` : named,
    ...(row?.confirmedAt ? [`Confirmed by ${row.confirmedBy} on ${formatDateTime(row.confirmedAt)}`] : []),
    ...(locked ? [`Numbers are guaranteed by version ${locked.number}`] : []),
    ...(since ? [`Changes since version ${since} are marked`] : []),
    ...(row?.note ? [`Note: ${row.note}`] : []),
  ];
  return {
    plan,
    content,
    sections: sectionsOf(content, print, before),
    title: `Event order: ${BEO_PRINT_LABELS[print].toLowerCase()}`,
    facts,
    fileName: fileNameOf(order.orderNumber, print, version),
  };
}

const fileNameOf = (orderNumber: string, print: BeoPrint, version: number | undefined) =>
  `event-order-${orderNumber}-${print}${version === undefined ? "" : `-v${version}`}`;

/** Returns a print as PDF. */
export async function beoPdf(
  actor: BeoActor,
  orderId: string,
  query: BeoFileQuery,
  now = new Date(),
): Promise<Response> {
  const { plan, content, sections, title, facts, fileName } = await read(actor, orderId, query, now);
  const bytes = await drawSheet(
    {
      title,
      number: plan.order.orderNumber,
      author: plan.order.vendor.vendorName,
      facts,
      sections: sections.map((section) => ({
        heading: section.title,
        rows: section.lines.map(({ key, label, value, mark, before }) => {
          const isStrong = key.startsWith("table:") || label.includes("Allergy: ");
          return { label, value, mark, before, isStrong };
        }),
        figures: section.kind === "rooms" ? content.rooms.map(figureOf) : [],
      })),
    },
    now,
  );
  return fileOf(new Uint8Array(bytes), "application/pdf", `${fileName}.pdf`);
}

/** Draws a room with its tables, each with its name and taken seats. */
function figureOf(room: SeatingRoom): SheetFigure {
  return {
    alt: `Plan of ${room.name}: ${room.tables.length} tables`,
    width: room.width,
    height: room.depth,
    shapes: [
      ...room.features.map(({ kind, x, y, width, depth }) => ({
        kind: "rect" as const,
        x: x + width / 2,
        y: y + depth / 2,
        width,
        height: depth,
        turn: 0,
        text: kind === "wall" || kind === "pillar" ? "" : PLAN_FEATURE_LABELS[kind],
      })),
      ...room.tables.map((table) => {
        const { w, d } = halfSize(table);
        return {
          kind: table.shape === "round" ? ("circle" as const) : ("rect" as const),
          x: table.x,
          y: table.y,
          width: 2 * w,
          height: 2 * d,
          turn: table.rotation,
          text: `${table.label} (${table.guests.length}/${table.seats})`,
        };
      }),
    ],
  };
}

const MARKS = { same: "", added: "added", removed: "removed", changed: "changed" } as const;

/** Returns a print as CSV, one line per row. */
export async function beoCsv(
  actor: BeoActor,
  orderId: string,
  query: BeoFileQuery,
  now = new Date(),
): Promise<Response> {
  const { sections, fileName } = await read(actor, orderId, query, now);
  const rows = sections.flatMap(({ title, lines }) =>
    lines.map(({ label, value, mark, before }) => ({
      Section: title,
      What: label,
      Value: value,
      Change: MARKS[mark],
      Before: before ?? "",
    })),
  );
  const columns = ["Section", "What", "Value", "Change", "Before"];
  // Cells that begin like a formula must not be executed in the vendor's spreadsheet.
  const file = stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
  return fileOf(file, "text/csv; charset=utf-8", `${fileName}.csv`);
}

function fileOf(body: BodyInit, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
