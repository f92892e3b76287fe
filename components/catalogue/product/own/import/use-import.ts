import { useRef, useState } from "react";
import { isApiError, messageOf } from "@/contracts/api-error";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import type { ImportField, ImportReport } from "@/contracts/catalogue/product/product-import";
import type { SheetChoiceFields } from "@/contracts/sheet";
import { notify } from "@/lib/notice/notify";
import { useImportProductsMutation } from "@/services/catalogue/product";
import { rememberMapping, withRemembered } from "./remembered-mapping";

type Mapping = ImportReport["mapping"];
/** Corrected cells by row, then by field. */
export type Corrections = Readonly<Record<number, Partial<Record<ImportField, string>>>>;

/** Checks a file, accepts corrections, and imports the valid rows. The file stays in the browser between steps. */
export function useImport() {
  const [send] = useImportProductsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [corrections, setCorrections] = useState<Corrections>({});
  const [choice, setChoice] = useState<SheetChoiceFields>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState<"" | "check" | "import">("");
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState("");
  const turn = useRef(0);

  /**
   * Returns null on failure, and when a later call was made, because the response is then about another file or other
   * columns.
   */
  const call = async (
    what: "check" | "import",
    given: {
      file: File;
      pictures: File | null;
      mapping: Mapping | null;
      corrections: Corrections;
      choice: SheetChoiceFields;
    },
  ): Promise<ImportReport | null> => {
    const form = new FormData();
    form.append("preview", String(what === "check"));
    for (const [field, value] of Object.entries(given.choice)) form.append(field, String(value));
    if (given.mapping) form.append("mapping", JSON.stringify(given.mapping));
    const cells = Object.entries(given.corrections).flatMap(([row, fields]) =>
      Object.entries(fields).map(([field, value]) => ({ row: Number(row), field, value })),
    );
    if (cells.length > 0) form.append("corrections", JSON.stringify(cells));
    form.append("file", given.file);
    if (given.pictures) form.append("pictures", given.pictures);
    const mine = ++turn.current;
    const isLatest = () => mine === turn.current;
    setBusy(what);
    setProblem("");
    setProgress(0);
    const onProgress = (fraction: number) => {
      if (isLatest()) setProgress(fraction);
    };
    try {
      const found = await send({ form, onProgress }).unwrap();
      return isLatest() ? found : null;
    } catch (error) {
      if (!isLatest()) return null;
      const message = messageOf(error);
      setProblem(message);
      if (what === "import") notify("error", isApiError(error) ? message : PRODUCT_MESSAGES.importFailed);
      return null;
    } finally {
      if (isLatest()) setBusy("");
    }
  };
  const check = async (given: Parameters<typeof call>[1]) => {
    const found = await call("check", given);
    if (!found) return;
    const known = given.mapping ? found.mapping : withRemembered(found);
    if (known.length > found.mapping.length) return check({ ...given, mapping: known });
    setMapping(found.mapping);
    setReport(found);
  };
  return {
    file,
    pictures,
    mapping,
    corrections,
    report,
    busy,
    progress,
    problem,
    choose: (chosen: File) => {
      setFile(chosen);
      setReport(null);
      setMapping(null);
      setCorrections({});
      setChoice({});
      return check({ file: chosen, pictures, mapping: null, corrections: {}, choice: {} });
    },
    choosePictures: (zip: File | null) => {
      setPictures(zip);
      return file ? check({ file, pictures: zip, mapping, corrections, choice }) : Promise.resolve();
    },
    map: (field: ImportField, column: number) => {
      if (!file || !report) return;
      const next = [
        ...(mapping ?? []).filter((each) => each.field !== field && each.column !== column),
        ...(column < 0 ? [] : [{ field, column }]),
      ];
      rememberMapping(report.header, next);
      setMapping(next);
      void check({ file, pictures, mapping: next, corrections, choice });
    },
    /** Reads the file again, because another sheet or header has other columns and rows. */
    read: (more: SheetChoiceFields) => {
      if (!file) return;
      const next = more.sheet === undefined ? { ...choice, ...more } : { ...more };
      setChoice(next);
      setMapping(null);
      setCorrections({});
      void check({ file, pictures, mapping: null, corrections: {}, choice: next });
    },
    correct: (row: number, field: ImportField, value: string) =>
      setCorrections((held) => ({ ...held, [row]: { ...held[row], [field]: value } })),
    recheck: () => (file ? check({ file, pictures, mapping, corrections, choice }) : Promise.resolve()),
    bring: async () => {
      if (!file) return;
      const done = await call("import", { file, pictures, mapping, corrections, choice });
      if (!done) return;
      setReport(done);
      notify("success", PRODUCT_MESSAGES.imported);
    },
    again: () => {
      turn.current += 1;
      setFile(null);
      setPictures(null);
      setReport(null);
      setMapping(null);
      setCorrections({});
      setChoice({});
    },
  };
}

export type Import = ReturnType<typeof useImport>;
