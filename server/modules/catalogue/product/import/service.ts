import { isDeepStrictEqual } from "node:util";
import {
  IMPORT_KEYS,
  IMPORT_LIMITS,
  type ImportReport,
  type ImportRow,
  type ImportUpdate,
  pictureKey,
} from "@/contracts/catalogue/product/product-import";
import type { ImportBody } from "@/contracts/catalogue/product/product-import.schema";
import { toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readingOf, readSheet, type Table, tableOf } from "@/server/core/sheet";
import { getDb } from "@/server/db/client";
import type { Upload } from "@/server/http/request/form";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { servicesOf } from "@/server/modules/catalogue/vendor/public";
import { hiddenNames } from "@/server/modules/catalogue/takedown/public";
import { revisionsOf } from "../bulk/repo";
import { contentOf } from "../own/present";
import { namesOf } from "../own/repo";
import { applyImport } from "./apply";
import { type Cells, nameKey, placeIn, placesOf, typeWord } from "./cells";
import { type Checked, checkRow, type Existing, type Known } from "./check-row";
import { columnMemory, guessMapping, isProductColumn } from "./columns";
import { zipContents } from "./pictures";
import { type PriceTerms, priceTermsOf } from "./price-cell";
import { addMemory, findMemory, productsBySku } from "./repo";
import { categoryNames, cellsOf as exportCells } from "./service-export";

const CHOOSE_FILE = "Choose an Excel, OpenDocument or CSV file";
const SAMPLE_ROWS = 10;
const OTHER_FILES = 20;
const EXAMPLE = 80;
/** The number of rows checked before other requests get a turn. */
const CHUNK = 100;

type Row = { row: number; cells: Cells; checked: Checked };
type Good = Row & { checked: Extract<Checked, { ok: true }> };

/**
 * POST /vendor-product/import-excel: adds the valid rows, or updates the products with their SKUs, in one transaction
 * and returns the others with their problems. With `preview`, changes no product. Remembers the chosen columns and
 * product types. Throws `bad_request` for a file that cannot be read or has no valid row.
 */
export async function importProducts(
  { vendorId }: VendorActor,
  body: ImportBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<ImportReport> {
  const file = uploads.find(({ field }) => field === "file");
  if (!file) throw new AppError("bad_request", CHOOSE_FILE, [{ field: "file", message: CHOOSE_FILE }]);
  const zip = uploads.find(({ field }) => field === "pictures")?.bytes;
  const sheet = await readSheet(file.bytes, file.name, "file", {
    encoding: body.encoding,
    sheet: body.sheet,
  });
  const table = tableOf(sheet, { headerRow: body.headerRow, isKnown: isProductColumn });
  const hidden = new Set(body.leaveOutHidden ? sheet.hidden : []);
  if (table.rows.length > IMPORT_LIMITS.rows) {
    throw new AppError(
      "bad_request",
      "One import takes at most 5,000 rows. Split the file into smaller ones",
    );
  }
  const db = await getDb();
  const memory = await findMemory(db, vendorId);
  const mapping = (body.mapping ?? guessMapping(table.header, table.rows, memory.columns)).filter(
    ({ column }) => column < table.header.length,
  );
  const given = cellsOf(table, hidden, mapping, body);
  const files = await zipContents(zip);
  const priceColumn = mapping.find(({ field }) => field === "price")?.column;
  const known = await knownOf(vendorId, given, body, {
    pictures: files.pictures,
    priceTerms: priceTermsOf(priceColumn === undefined ? "" : (table.header[priceColumn] ?? "")),
    remembered: memory.types,
  });
  const rows = await checkRows(given, known);
  const good = rows.filter((row): row is Good => row.checked.ok);
  const bad = rows.filter(({ checked }) => !checked.ok);
  const added = good.filter(({ checked }) => checked.existing === null);
  const updated = good.filter(({ checked }) => checked.existing !== null && isChange(checked));
  let bulkChangeId: string | null = null;
  if (!body.preview) {
    if (good.length === 0)
      throw new AppError("bad_request", "No row can be imported yet. Correct the marked cells first");
    if (added.length + updated.length === 0)
      throw new AppError("bad_request", "Your products are already as this file says");
    bulkChangeId = await applyImport({ vendorId, fileName: file.name, added, updated, zip, now });
  }
  if (body.mapping || body.types.length > 0) {
    const columns = body.mapping ? columnMemory(table.header, mapping) : {};
    const types = Object.fromEntries(body.types.map(({ written, place }) => [nameKey(written), place]));
    await addMemory(db, vendorId, { columns, types }, now);
  }
  const used = new Set(mapping.map(({ column }) => column));
  return {
    done: !body.preview,
    reading: readingOf(sheet, table, body.leaveOutHidden),
    header: table.header,
    mapping,
    leftOut: leftOutOf(table, used),
    total: rows.length,
    good: good.length,
    added: added.length,
    updated: updated.length,
    unchanged: good.length - added.length - updated.length,
    bad: bad.length,
    ...(await placesFor(vendorId, rows, good, known)),
    updates: updated.slice(0, IMPORT_LIMITS.updates).flatMap((row) => updateOf(row, known)),
    sample: good.slice(0, SAMPLE_ROWS).map(reportOf),
    rejected: (body.preview ? hardestFirst(bad).slice(0, IMPORT_LIMITS.shown) : bad).map(reportOf),
    otherFiles: files.others.slice(0, OTHER_FILES),
    bulkChangeId,
  };
}

/** Rows that only need a product type come last: one choice corrects many of them. */
const hardestFirst = (bad: readonly Row[]): Row[] => {
  const needsOnlyType = ({ checked }: Row) => !checked.ok && Object.keys(checked.problems).join() === "type";
  return [...bad.filter((row) => !needsOnlyType(row)), ...bad.filter(needsOnlyType)];
};

function leftOutOf({ header, rows }: Table, used: ReadonlySet<number>): ImportReport["leftOut"] {
  return header.flatMap((title, column) => {
    const example = rows.find((row) => row[column])?.[column] ?? "";
    return used.has(column) || !example ? [] : [{ column, title, example: example.slice(0, EXAMPLE) }];
  });
}

/** Returns the words that need a product type with the places to choose from, and where the vendor isn't listed. */
async function placesFor(
  vendorId: string,
  rows: readonly Row[],
  good: readonly Good[],
  { places, chosen, existing, tree }: Known,
): Promise<Pick<ImportReport, "typeWords" | "places" | "notOffered">> {
  const words = new Map<string, { written: string; rows: number; place: string | null }>();
  for (const { cells } of rows) {
    const written = typeWord(cells);
    const isUpdate = existing.has((cells.sku ?? "").toLowerCase());
    if ((isUpdate && !written) || placeIn(places, cells)) continue;
    const key = nameKey(written);
    const word = words.get(key) ?? { written, rows: 0, place: chosen.get(key) ?? null };
    words.set(key, { ...word, rows: word.rows + 1 });
  }
  const offered = new Set(await servicesOf(await getDb(), vendorId));
  const all = [...places.byId].map(([_id, { level1, path }]) => ({
    _id,
    name: path.join(" › "),
    isOffered: offered.has(level1),
  }));
  const tops = new Map<string, number>();
  for (const { checked } of good) {
    const { level1Id } = checked.content;
    if (!offered.has(level1Id)) tops.set(level1Id, (tops.get(level1Id) ?? 0) + 1);
  }
  return {
    typeWords: [...words.values()].slice(0, IMPORT_LIMITS.types),
    places:
      words.size === 0
        ? []
        : [...all.filter(({ isOffered }) => isOffered), ...all.filter(({ isOffered }) => !isOffered)],
    notOffered: [...tops].map(([id, count]) => ({
      name: tree.find(({ _id }) => _id === id)?.name ?? "",
      rows: count,
    })),
  };
}

const isChange = ({ existing, content, pictures }: Good["checked"]) =>
  pictures.length > 0 || (existing !== null && !isDeepStrictEqual(existing.content, content));

function updateOf({ row, cells, checked }: Good, { places, tree }: Known): ImportUpdate[] {
  const { existing, content, pictures } = checked;
  if (!existing) return [];
  const type = content.productTypeId ? places.byId.get(content.productTypeId) : undefined;
  const facts = { typeName: type?.path.at(-1) ?? "", publishAt: existing.row.publishAt };
  const after = exportCells(content, facts, categoryNames(tree));
  if (pictures.length > 0) after.pictures = pictures.join("; ");
  const changes = IMPORT_KEYS.flatMap((field) => {
    const [old = "", now = ""] = [existing.cells[field], after[field]];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
  return [{ row, title: existing.content.title, sku: cells.sku ?? "", changes }];
}

type Facts = {
  pictures: ReadonlySet<string>;
  priceTerms: PriceTerms;
  remembered: Readonly<Record<string, string>>;
};

async function knownOf(
  vendorId: string,
  rows: readonly { cells: Cells }[],
  body: ImportBody,
  { pictures, priceTerms, remembered }: Facts,
): Promise<Known> {
  const db = await getDb();
  const skus = [...new Set(rows.flatMap(({ cells }) => cells.sku?.toLowerCase() || []))];
  const [tree, hidden, names, products] = await Promise.all([
    categoryTree(),
    hiddenNames(db, vendorId),
    namesOf(db, vendorId),
    body.updateExisting ? productsBySku(db, vendorId, skus) : [],
  ]);
  const places = placesOf(tree);
  const revisions = await revisionsOf(
    db,
    products.map(({ id }) => id),
  );
  const categories = categoryNames(tree);
  const existing = products.map((row): [string, Existing] => {
    const revision = revisions.get(row.id) ?? null;
    const content = revision?.content ?? contentOf(row);
    const type = content.productTypeId ? places.byId.get(content.productTypeId) : undefined;
    const facts = { typeName: type?.path.at(-1) ?? "", publishAt: row.publishAt };
    return [
      row.skuCode.toLowerCase(),
      { row, revision, content, cells: exportCells(content, facts, categories) },
    ];
  });
  const chosen = new Map(Object.entries(remembered));
  for (const { written, place } of body.types) chosen.set(nameKey(written), place);
  return {
    tree,
    places,
    chosen,
    titles: new Set(names.map(({ title }) => title)),
    skus: new Set(body.updateExisting ? [] : names.flatMap(({ sku }) => sku || [])),
    existing: new Map(existing),
    priceTerms,
    fill: Object.fromEntries(body.fill.map(({ field, value }) => [field, value])),
    hasPicture: (name) =>
      pictures.has(pictureKey(name)) || (isOwnPicture(vendorId, name) && !hidden.has(name)),
  };
}

/** An export refers to pictures that are already stored. */
const isOwnPicture = (vendorId: string, name: string) =>
  new RegExp(`^product/${vendorId}/[0-9a-f]{32}\\.webp$`).test(name);

function cellsOf(
  { rows, firstRow }: Table,
  hidden: ReadonlySet<number>,
  mapping: ImportReport["mapping"],
  { corrections }: ImportBody,
): { row: number; cells: Cells }[] {
  const corrected = new Map<number, Cells>();
  for (const { row, field, value } of corrections) {
    corrected.set(row, { ...corrected.get(row), [field]: value.trim() });
  }
  return rows.flatMap((values, at) => {
    const row = firstRow + at;
    if (hidden.has(row) || values.every((value) => value === "")) return [];
    const read = Object.fromEntries(
      mapping.map(({ field, column }) => [field, values[column] ?? ""]),
    ) as Cells;
    return [{ row, cells: { ...read, ...corrected.get(row) } }];
  });
}

async function checkRows(rows: readonly { row: number; cells: Cells }[], known: Known): Promise<Row[]> {
  const checked: Row[] = [];
  for (const [at, each] of rows.entries()) {
    checked.push({ ...each, checked: checkRow(each.cells, known) });
    if (at % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return checked;
}

function reportOf({ row, cells, checked }: Row): ImportRow {
  if (!checked.ok) return { row, cells, problems: checked.problems, read: null };
  const { priceCents, priceMetric, gstType, plusPlus, allInCents } = checked.content;
  const price = { price: toDollars(priceCents), unit: priceMetric, gstType, plusPlus };
  return { row, cells, problems: {}, read: { ...price, allIn: toDollars(allInCents) } };
}
