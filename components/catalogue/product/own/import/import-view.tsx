"use client";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { FileField } from "@/components/ui/form/file-field";
import { amount } from "@/components/ui/money/amount";
import { SettingsCard } from "@/components/ui/page/settings-card";
import {
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportReport,
  type ImportRow,
} from "@/contracts/catalogue/product/product-import";
import { SheetChoice } from "@/components/ui/sheet/sheet-choice";
import { DownloadButton } from "@/components/session/download-button";
import { BulkChangeList } from "./bulk-change-list";
import { ColumnChoice } from "./column-choice";
import { FillChoice } from "./fill-choice";
import styles from "./import.module.css";
import { RejectedRows } from "./rejected-rows";
import { TypeChoice } from "./type-choice";
import { UndoBulkChange } from "./undo-bulk-change";
import { UpdateList } from "./update-list";
import { type Import, useImport } from "./use-import";

const FORMULA = /^[=+\-@\t\r]/;

/** Escapes a cell so that it isn't executed as a formula. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saves the rejected rows as a CSV file in import format, with the errors in the last column. */
function saveRejected(rows: readonly ImportRow[]): void {
  const header = [...IMPORT_FIELDS.map(({ label }) => label), "What to correct"];
  const lines = rows.map(({ cells, problems }) => [
    ...IMPORT_FIELDS.map(({ key }) => cells[key] ?? ""),
    Object.values(problems).join("; "),
  ]);
  const text = [header, ...lines].map((line) => line.map(cell).join(",")).join("\r\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: "text/csv" }));
  link.download = "sayang-products-to-correct.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Imports many products from a file: choose, check, correct, import. Nothing is added before the last step. */
export default function ImportView({ onDone }: { onDone: () => void }) {
  const state = useImport();
  const { report, busy, problem, progress } = state;
  return (
    <>
      <PageTitle
        title="Import products"
        actions={
          <Button variant="secondary" onClick={onDone}>
            Back to products
          </Button>
        }
      >
        Add products from Excel or CSV, or update those you have by their SKU. You check and correct every row
        before anything changes.
      </PageTitle>
      <div className={styles.steps}>
        {report?.done ? <Done state={state} onDone={onDone} /> : <Choose state={state} />}
        {problem ? <Alert tone="bad">{problem}</Alert> : null}
        {busy ? (
          <ProgressBar
            label={busy === "check" ? "Checking your file" : "Importing your products"}
            {...(progress < 1 ? { value: progress * 100 } : {})}
          />
        ) : null}
        {report && !report.done ? <Checked state={state} /> : null}
        {report ? null : <BulkChangeList />}
      </div>
    </>
  );
}

function Choose({ state }: { state: Import }) {
  const isImporting = state.busy === "import";
  return (
    <SettingsCard title="Your file">
      <div className={styles.files}>
        <FileField
          id="import-file"
          label="Excel or CSV file"
          accept=".xlsx,.xls,.ods,.csv,text/csv"
          disabled={isImporting}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void state.choose(file);
          }}
        />
        <FileField
          id="import-pictures"
          label="Pictures as a zip file (optional)"
          accept=".zip,application/zip"
          disabled={isImporting}
          onChange={({ target }) => void state.choosePictures(target.files?.[0] ?? null)}
        />
      </div>
      <p className={styles.hint}>
        Up to {IMPORT_LIMITS.rows.toLocaleString("en-US")} products. In the column “Pictures”, write the names
        of the files in your zip.{" "}
        <DownloadButton
          variant="plain"
          size="sm"
          url="/vendor-product/import-template"
          fileName="sayang-products-template.xlsx"
        >
          Download a template
        </DownloadButton>
      </p>
    </SettingsCard>
  );
}

function Checked({ state }: { state: Import }) {
  const { report, busy } = state;
  if (!report) return null;
  const { good, added, updated, bad, total } = report;
  const rejected = report.rejected.filter(needsCells);
  return (
    <>
      <SheetChoice reading={report.reading} busy={busy !== ""} onChoose={state.read} />
      <ColumnChoice state={state} />
      <FillChoice state={state} />
      <TypeChoice state={state} />
      {report.notOffered.map(({ name, rows }) => (
        <Alert key={name} tone="warn" title={`You’re not listed under ${name} yet`}>
          <p>
            Couples who browse {name} won’t see you until you add it to your categories.{" "}
            {rows === 1 ? "1 row belongs" : `${rows} rows belong`} there.
          </p>
          <ButtonLink
            size="sm"
            variant="secondary"
            href="/vendor/dashboard/settings/seller-offerings"
            target="_blank"
          >
            Add {name} to your categories
          </ButtonLink>
        </Alert>
      ))}
      {report.otherFiles.length > 0 ? (
        <Alert tone="warn" title="Not taken from your zip file">
          {report.otherFiles.join(", ")}. Pictures can be JPEG, PNG, WebP, AVIF or GIF.
        </Alert>
      ) : null}
      <SettingsCard title="What we found">
        <p role="status">
          {total === 1 ? "1 row" : `${total} rows`}: {good} ready to import
          {bad > 0 ? `, ${bad} with something to correct` : ""}.
        </p>
        {good > 0 ? <Sample rows={report.sample} /> : null}
        <UpdateList state={state} />
        {rejected.length > 0 ? <RejectedRows state={state} rows={rejected} /> : null}
        {bad > report.rejected.length ? (
          <p className={styles.hint}>
            Showing the first {report.rejected.length}. You get the others as a file.
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button
            busy={busy === "import"}
            disabled={added + updated === 0 || busy === "check"}
            onClick={() => void state.bring()}
          >
            {actionOf(report)}
          </Button>
          {bad > 0 ? (
            <Button
              variant="secondary"
              busy={busy === "check"}
              disabled={busy === "import"}
              onClick={() => void state.recheck()}
            >
              Check again
            </Button>
          ) : null}
        </div>
        {bad > 0 && good > 0 ? (
          <p className={styles.hint}>
            Rows with something to correct are left out. You can save them as a file next.
          </p>
        ) : null}
      </SettingsCard>
    </>
  );
}

const products = (count: number) => (count === 1 ? "1 product" : `${count} products`);

function actionOf({ added, updated }: ImportReport): string {
  if (updated === 0) return `Import ${products(added)}`;
  return added === 0 ? `Update ${products(updated)}` : `Import ${added} and update ${updated}`;
}

/** The product type is chosen once for all rows, above them. */
const needsCells = ({ problems }: ImportRow) => Object.keys(problems).some((field) => field !== "type");

const SHOWN = 5;

/** The first rows as they were read. */
function Sample({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul className={styles.sample} aria-label="First rows as we read them">
      {rows.slice(0, SHOWN).map(({ row, cells, read }) => (
        <li key={row}>
          {cells.title || cells.sku}
          {read
            ? `: ${amount(read.price)}${read.plusPlus ? "++" : ""} per ${read.unit}, ${amount(read.allIn)} all-in`
            : ""}
        </li>
      ))}
    </ul>
  );
}

function Done({ state, onDone }: { state: Import; onDone: () => void }) {
  const { report } = state;
  if (!report) return null;
  return (
    <SettingsCard title="Imported">
      <p>
        {doneWords(report)}
        {report.bad > 0 ? ` ${report.bad === 1 ? "1 row was" : `${report.bad} rows were`} left out.` : ""}
      </p>
      <div className={styles.actions}>
        <Button onClick={onDone}>See your products</Button>
        {report.bad > 0 ? (
          <Button variant="secondary" onClick={() => saveRejected(report.rejected)}>
            Save the rows to correct
          </Button>
        ) : null}
        <Button variant="plain" onClick={state.again}>
          Import another file
        </Button>
      </div>
      {report.bulkChangeId ? <UndoBulkChange id={report.bulkChangeId} label="Undo this import" /> : null}
    </SettingsCard>
  );
}

function doneWords({ added, updated }: ImportReport): string {
  const parts = [
    added > 0 ? `${added === 1 ? "1 product is" : `${added} products are`} in your list.` : "",
    updated > 0 ? `${updated === 1 ? "1 product was" : `${updated} products were`} updated.` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
