"use client";
import { useRef, useState } from "react";
import { messageOf } from "@/contracts/api-error";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Button } from "@/components/ui/action/button";
import {
  type GuestImport,
  type GuestImportField,
  SHARED_IMPORT_FIELDS,
  TO_CHECK_TAG,
} from "@/contracts/planning/guest/guest-import";
import type { SheetChoiceFields } from "@/contracts/sheet";
import { useDownloadMutation } from "@/services/download";
import { useImportGuestsMutation } from "@/services/planning/guest";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import styles from "./dialogs.module.css";
import { type ChangedHeads, headsNow, ImportPreview } from "./import-preview";

type Props = {
  open: boolean;
  context: GridContext;
  onClose: () => void;
  onImported: (message: string, undoId: string | null) => void;
};

/** Imports guests from a sheet: choose or paste, map the columns, preview, import. */
export default function ImportDialog({ open, context, onClose, onImported }: Props) {
  const [send, { isLoading }] = useImportGuestsMutation();
  const [download] = useDownloadMutation();
  const fileRef = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState("");
  const [found, setFound] = useState<GuestImport | null>(null);
  const [failure, setFailure] = useState("");
  const [eventIds, setEventIds] = useState<string[]>(context.events.map(({ id }) => id));
  const [skipKnown, setSkipKnown] = useState(true);
  const [choice, setChoice] = useState<SheetChoiceFields>({});
  const [heads, setHeads] = useState<ChangedHeads>({});

  const ask = async (given: {
    file?: File | null;
    mapping?: (GuestImportField | null)[];
    skip?: boolean;
    commit?: boolean;
    choice?: SheetChoiceFields;
  }) => {
    const {
      file: chosen = file,
      mapping,
      skip = skipKnown,
      commit = false,
      choice: chosenHow = choice,
    } = given;
    const form = new FormData();
    if (chosen) form.append("file", chosen);
    else form.append("text", text);
    if (mapping) form.append("mapping", mapping.map((field) => field ?? "").join(","));
    for (const [field, value] of Object.entries(chosenHow)) form.append(field, String(value));
    if (commit) {
      const changed = Object.entries(heads).map(([row, people]) => ({ row: Number(row), heads: people }));
      form.append("heads", JSON.stringify(changed));
    }
    form.append("eventIds", eventIds.join(","));
    form.append("skipKnown", String(skip));
    form.append("commit", String(commit));
    setFailure("");
    try {
      const answer = await send(form).unwrap();
      if (!commit) return setFound(answer);
      const left = answer.errorCount > 0 ? ` ${answer.errorCount} rows were left out.` : "";
      const toCheck = answer.problemCount > 0 ? ` Guests to finish have the tag “${TO_CHECK_TAG}”.` : "";
      onImported(`${answer.imported} guests imported.${left}${toCheck}`, answer.undoId);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  /** Reads the file again, because another sheet or header has other columns. */
  const choose = (more: SheetChoiceFields) => {
    const next = more.sheet === undefined ? { ...choice, ...more } : { ...more };
    setChoice(next);
    setHeads({});
    void ask({ choice: next });
  };
  const startAnew = () => {
    setChoice({});
    setHeads({});
  };
  const mapping = found?.columns.map(({ field }) => field) ?? [];
  const { coming, declined } = found ? headsNow(found, heads) : { coming: 0, declined: 0 };
  const people = coming + declined;
  const template = () =>
    void download({
      url: "/user/guest/template",
      params: { format: "xlsx" },
      fileName: "guest-list-template.xlsx",
    });

  return (
    <Dialog open={open} title="Import guests" size="md" error={failure} busy={isLoading} onClose={onClose}>
      <div className={styles.form}>
        {found ? (
          <>
            <ImportPreview
              found={found}
              heads={heads}
              busy={isLoading}
              onChoose={choose}
              onHeads={(row, people) => setHeads((held) => ({ ...held, [row]: people }))}
              onField={(at, field) =>
                void ask({
                  // Most fields have only one column, so the one that had it loses it.
                  mapping: mapping.map((held, column) =>
                    column === at
                      ? field
                      : held === field && field && !SHARED_IMPORT_FIELDS.has(field)
                        ? null
                        : held,
                  ),
                })
              }
            />
            <fieldset>
              <legend className={styles.legend}>Invite them to</legend>
              <div className={styles.checks}>
                {context.events.map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={eventIds.includes(id)}
                      onChange={({ target }) =>
                        setEventIds((held) =>
                          target.checked ? [...held, id] : held.filter((each) => each !== id),
                        )
                      }
                    />
                    {name}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className={styles.checks}>
              <label>
                <input
                  type="checkbox"
                  checked={skipKnown}
                  onChange={({ target }) => {
                    setSkipKnown(target.checked);
                    void ask({ mapping, skip: target.checked });
                  }}
                />
                Skip names already on the list
              </label>
            </div>
            <div className={styles.foot}>
              <Button
                data-start
                variant="plain"
                disabled={isLoading}
                onClick={() => {
                  startAnew();
                  setFound(null);
                }}
              >
                Back
              </Button>
              <Button
                busy={isLoading}
                disabled={found.good === 0}
                onClick={() => void ask({ mapping, commit: true })}
              >
                {people === 1 ? "Import 1 guest" : `Import ${people.toLocaleString("en-SG")} guests`}
              </Button>
            </div>
          </>
        ) : (
          <>
            <div className={styles.drop}>
              <p>
                Choose an Excel, OpenDocument or CSV file, or contacts (.vcf) from your phone. You’ll see how
                many guests it comes to, and what can’t be read, before anything is saved.
              </p>
              <input
                ref={fileRef}
                type="file"
                aria-label="File with your guests"
                accept=".xlsx,.xls,.ods,.csv,.tsv,.txt,.vcf"
                onChange={({ target }) => {
                  const chosen = target.files?.[0] ?? null;
                  setFile(chosen);
                  startAnew();
                  if (chosen) void ask({ file: chosen, choice: {} });
                }}
              />
              <Button variant="plain" size="sm" onClick={template}>
                Download a template
              </Button>
            </div>
            <label>
              <span className={styles.legend}>Or paste rows from a sheet</span>
              <textarea
                className={styles.paste}
                aria-label="Pasted rows"
                placeholder={"Name\tHousehold\tEmail\tPhone"}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  setFile(null);
                  if (fileRef.current) fileRef.current.value = "";
                }}
              />
            </label>
            <div className={styles.foot}>
              <Button variant="secondary" disabled={isLoading} onClick={onClose}>
                Cancel
              </Button>
              <Button busy={isLoading} disabled={!file && text.trim() === ""} onClick={() => void ask({})}>
                Continue
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
