import { v7 } from "uuid";
import {
  guessMapping,
  IMPORT_LIMITS,
  type ImportReport,
  type ImportRow,
  isProductColumn,
  pictureKey,
} from "@/contracts/catalogue/product/product-import";
import type { ImportBody } from "@/contracts/catalogue/product/product-import.schema";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readingOf, readSheet, type Table, tableOf } from "@/server/core/sheet";
import { getDb } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { freeSlug, slugBase } from "../own/content";
import { discardPictures } from "../own/gallery";
import { namesOf } from "../own/repo";
import { publicationOf, requireSeller } from "../own/service-save";
import { type Cells, placesOf } from "./cells";
import { type Checked, checkRow, type Known } from "./check-row";
import { storePictures, zipContents } from "./pictures";
import { insertProducts } from "./repo";

const CHOOSE_FILE = "Choose an Excel, OpenDocument or CSV file";
const SAMPLE_ROWS = 5;
const OTHER_FILES = 20;
/** How many rows are checked before other requests get a turn. */
const CHUNK = 100;

type Row = { row: number; cells: Cells; checked: Checked };
type Good = Row & { checked: Extract<Checked, { ok: true }> };

/**
 * POST /vendor-product/import-excel: adds the valid rows in one transaction and returns the others with their problems.
 * With `preview`, adds nothing. Throws `bad_request` for a file that cannot be read or has no valid row.
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
  const mapping = (body.mapping ?? guessMapping(table.header)).filter(
    ({ column }) => column < table.header.length,
  );
  const files = await zipContents(zip);
  const known = await knownOf(vendorId, files.pictures);
  const rows = await checkRows(cellsOf(table, hidden, mapping, body), known);
  const good = rows.filter((row): row is Good => row.checked.ok);
  const bad = rows.filter(({ checked }) => !checked.ok);
  if (!body.preview) {
    if (good.length === 0)
      throw new AppError("bad_request", "No row can be imported yet. Correct the marked cells first");
    await write(vendorId, good, zip, now);
  }
  return {
    done: !body.preview,
    reading: readingOf(sheet, table, body.leaveOutHidden),
    header: table.header,
    mapping,
    total: rows.length,
    good: good.length,
    bad: bad.length,
    sample: good.slice(0, SAMPLE_ROWS).map(reportOf),
    rejected: (body.preview ? bad.slice(0, IMPORT_LIMITS.shown) : bad).map(reportOf),
    otherFiles: files.others.slice(0, OTHER_FILES),
  };
}

async function knownOf(vendorId: string, pictures: ReadonlySet<string>): Promise<Known> {
  const [tree, names] = await Promise.all([categoryTree(), namesOf(await getDb(), vendorId)]);
  return {
    tree,
    places: placesOf(tree),
    titles: new Set(names.map(({ title }) => title)),
    skus: new Set(names.flatMap(({ sku }) => sku || [])),
    hasPicture: (name) => pictures.has(pictureKey(name)) || isOwnPicture(vendorId, name),
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

async function write(
  vendorId: string,
  good: readonly Good[],
  zip: Buffer | undefined,
  now: Date,
): Promise<void> {
  const wanted = new Set(good.flatMap(({ checked }) => checked.pictures.map(pictureKey)));
  const bases = await Promise.all(good.map(({ checked }) => slugBase(checked.content.title)));
  const pictures = await storePictures(zip, wanted, vendorId);
  try {
    await inTransaction(async (tx) => {
      const seller = await requireSeller(tx, vendorId);
      const slugs = new Set((await namesOf(tx, vendorId)).map(({ slug }) => slug));
      const rows = good.map(({ checked: { content, pictures: names, publishOn } }, at) => {
        const slug = freeSlug(bases[at] ?? "", slugs);
        slugs.add(slug);
        const images = names.map((name) => pictures.get(pictureKey(name)) ?? name);
        const publication = publicationOf({ status: 0, approved: false }, seller, publishOn, now);
        return {
          ...content,
          id: v7(),
          vendorId,
          slug,
          images,
          publishAt: null,
          approvedAt: null,
          ...publication,
          customOffDays: [],
          enableSelling: true,
          statusReason: "",
          version: 1,
          createdAt: now,
          updatedAt: now,
        };
      });
      await insertProducts(tx, rows);
      await refreshPriceFrom(tx, vendorId);
    });
  } catch (error) {
    await discardPictures([...pictures.values()]);
    if (!isConstraint(error, "product_vendor_slug_key")) throw error;
    throw new AppError(
      "conflict",
      "Another import was running at the same time. Nothing was added: please try again",
    );
  }
}

function reportOf({ row, cells, checked }: Row): ImportRow {
  return { row, cells, problems: checked.ok ? {} : checked.problems };
}
