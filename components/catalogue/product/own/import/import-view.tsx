"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { FileField } from "@/components/ui/form/file-field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { IMPORT_LIMITS, IMPORT_FIELDS, type ImportRow } from "@/contracts/catalogue/product/product-import";
import { SheetChoice } from "@/components/ui/sheet/sheet-choice";
import { useDownloadMutation } from "@/services/download";
import { ColumnChoice } from "./column-choice";
import styles from "./import.module.css";
import { RejectedRows } from "./rejected-rows";
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
        Add products from Excel or CSV. You check and correct every row before anything is added.
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
      </div>
    </>
  );
}

function Choose({ state }: { state: Import }) {
  const [download, { isLoading }] = useDownloadMutation();
  const isImporting = state.busy === "import";
  const template = () =>
    void download({ url: "/vendor-product/import-template", fileName: "sayang-products-template.xlsx" });
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
        <Button variant="plain" size="sm" busy={isLoading} onClick={template}>
          Download a template
        </Button>
      </p>
    </SettingsCard>
  );
}

function Checked({ state }: { state: Import }) {
  const { report, busy } = state;
  if (!report) return null;
  const { good, bad, total } = report;
  return (
    <>
      <SheetChoice reading={report.reading} busy={busy !== ""} onChoose={state.read} />
      <ColumnChoice state={state} />
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
        {report.rejected.length > 0 ? <RejectedRows state={state} rows={report.rejected} /> : null}
        {bad > report.rejected.length ? (
          <p className={styles.hint}>
            Showing the first {report.rejected.length}. You get the others as a file.
          </p>
        ) : null}
        <div className={styles.actions}>
          <Button
            busy={busy === "import"}
            disabled={good === 0 || busy === "check"}
            onClick={() => void state.bring()}
          >
            Import {good === 1 ? "1 product" : `${good} products`}
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

function Done({ state, onDone }: { state: Import; onDone: () => void }) {
  const { report } = state;
  if (!report) return null;
  return (
    <SettingsCard title="Imported">
      <p>
        {report.good === 1 ? "1 product is" : `${report.good} products are`} in your list.
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
    </SettingsCard>
  );
}
