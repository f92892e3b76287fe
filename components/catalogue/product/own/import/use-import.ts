import { useRef, useState } from "react";
import { isApiError, messageOf } from "@/contracts/api-error";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import type { FillableField, ImportField, ImportReport } from "@/contracts/catalogue/product/product-import";
import type { SheetChoiceFields } from "@/contracts/sheet";
import { notify } from "@/lib/notice/notify";
import { useImportProductsMutation } from "@/services/catalogue/product";

type Mapping = ImportReport["mapping"];
/** Corrected cells by row, then by field. */
export type Corrections = Readonly<Record<number, Partial<Record<ImportField, string>>>>;
/** The vendor's answers about a file; `types` has the place chosen for each word. */
type Answers = {
  mapping: Mapping | null;
  corrections: Corrections;
  choice: SheetChoiceFields;
  fill: Partial<Record<FillableField, string>>;
  types: Readonly<Record<string, string>>;
  updateExisting: boolean;
};

const UNASKED: Answers = {
  mapping: null,
  corrections: {},
  choice: {},
  fill: {},
  types: {},
  updateExisting: true,
};

/** Checks a file, accepts corrections, and imports the valid rows. The file stays in the browser between steps. */
export function useImport() {
  const [send] = useImportProductsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File | null>(null);
  const [answers, setAnswers] = useState<Answers>(UNASKED);
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
    given: Answers & { file: File; pictures: File | null },
  ): Promise<ImportReport | null> => {
    const form = new FormData();
    form.append("preview", String(what === "check"));
    for (const [field, value] of Object.entries(given.choice)) form.append(field, String(value));
    if (given.mapping) form.append("mapping", JSON.stringify(given.mapping));
    const cells = Object.entries(given.corrections).flatMap(([row, fields]) =>
      Object.entries(fields).map(([field, value]) => ({ row: Number(row), field, value })),
    );
    if (cells.length > 0) form.append("corrections", JSON.stringify(cells));
    const fill = Object.entries(given.fill).map(([field, value]) => ({ field, value }));
    if (fill.length > 0) form.append("fill", JSON.stringify(fill));
    const types = Object.entries(given.types).map(([written, place]) => ({ written, place }));
    if (types.length > 0) form.append("types", JSON.stringify(types));
    form.append("updateExisting", String(given.updateExisting));
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
    setAnswers((held) => ({ ...held, mapping: found.mapping }));
    setReport(found);
  };
  /** Keeps further answers and checks the file with them. */
  const answer = (more: Partial<Answers>) => {
    if (!file) return Promise.resolve();
    const next = { ...answers, ...more };
    setAnswers(next);
    return check({ file, pictures, ...next });
  };
  return {
    file,
    pictures,
    ...answers,
    report,
    busy,
    progress,
    problem,
    choose: (chosen: File) => {
      setFile(chosen);
      setReport(null);
      setAnswers(UNASKED);
      return check({ file: chosen, pictures, ...UNASKED });
    },
    choosePictures: (zip: File | null) => {
      setPictures(zip);
      return file ? check({ file, pictures: zip, ...answers }) : Promise.resolve();
    },
    map: (field: ImportField, column: number) => {
      const others = (answers.mapping ?? []).filter((each) => each.field !== field && each.column !== column);
      void answer({ mapping: [...others, ...(column < 0 ? [] : [{ field, column }])] });
    },
    /** Reads the file again, because another sheet or header has other columns and rows. */
    read: (more: SheetChoiceFields) => {
      const choice = more.sheet === undefined ? { ...answers.choice, ...more } : { ...more };
      void answer({ choice, mapping: null, corrections: {} });
    },
    correct: (row: number, field: ImportField, value: string) =>
      setAnswers((held) => ({
        ...held,
        corrections: { ...held.corrections, [row]: { ...held.corrections[row], [field]: value } },
      })),
    fillIn: (fill: Answers["fill"]) => void answer({ fill }),
    chooseType: (written: string, place: string) => {
      const { [written]: _, ...others } = answers.types;
      void answer({ types: place ? { ...others, [written]: place } : others });
    },
    setUpdateExisting: (updateExisting: boolean) => void answer({ updateExisting }),
    recheck: () => answer({}),
    bring: async () => {
      if (!file) return;
      const done = await call("import", { file, pictures, ...answers });
      if (!done) return;
      setReport(done);
      notify("success", PRODUCT_MESSAGES.imported);
    },
    again: () => {
      turn.current += 1;
      setFile(null);
      setPictures(null);
      setReport(null);
      setAnswers(UNASKED);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
