"use client";
import { useEffect, useRef, useState } from "react";
import type * as EditorModule from "./rich-text-editor";
import styles from "./rich-text-field.module.css";
import { RICH_TEXT_TOOLS, RichTextTools } from "./rich-text-tools";
import { plainNodes } from "./plain-nodes";

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
};
type Opened = Pick<typeof EditorModule, "RichTextEditor"> & { content: string; focused: boolean };

/**
 * A rich text, which the server sanitises. The editor is larger than the rest of the page, so it loads when the visitor
 * touches the field; until then the browser's own editing takes the input.
 */
export function RichTextField({ id, label, hint, value, error, onChange }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const loading = useRef(false);

  useEffect(() => {
    const here = box.current;
    // Left alone while the visitor types in it.
    if (here && here !== document.activeElement) here.replaceChildren(...plainNodes(value));
  }, [value]);

  const open = async () => {
    if (loading.current) return;
    loading.current = true;
    const editor = await import("./rich-text-editor").catch(() => null);
    loading.current = false;
    const here = box.current;
    // Offline: the next touch tries again.
    if (!editor || !here) return;
    const typed = here.textContent !== textOf(value);
    const content = typed ? here.innerHTML : value;
    setOpened({ RichTextEditor: editor.RichTextEditor, content, focused: here === document.activeElement });
    if (typed) onChange(content);
  };
  const press = () => {
    box.current?.focus();
    void open();
  };

  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        {opened ? (
          <opened.RichTextEditor
            id={id}
            label={label}
            content={opened.content}
            focused={opened.focused}
            onChange={onChange}
          />
        ) : (
          <>
            <RichTextTools
              label={label}
              tools={RICH_TEXT_TOOLS.map((name) => ({ name, isOn: false, press }))}
            />
            <div
              ref={box}
              id={id}
              className={styles.text}
              contentEditable
              suppressContentEditableWarning
              role="textbox"
              tabIndex={0}
              aria-multiline="true"
              aria-label={label}
              aria-describedby={`${id}-hint`}
              onPointerEnter={() => void open()}
              onFocus={() => void open()}
              onInput={() => void open()}
            />
          </>
        )}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}

const textOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body.textContent;
