"use client";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { Button } from "@/components/ui/action/button";
import styles from "./rich-text-field.module.css";

type Props = {
  id: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
};

const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [3, 4] },
    link: { openOnClick: false, protocols: ["https", "mailto"] },
  }),
];

/** A small editor: paragraphs, headings, lists, emphasis and links. The server sanitises the result. */
export default function RichTextField({ id, label, hint, value, error, onChange }: Props) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: styles.text ?? "",
        "aria-describedby": `${id}-hint`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive("bold") ?? false,
      italic: now?.isActive("italic") ?? false,
      heading: now?.isActive("heading") ?? false,
      bullets: now?.isActive("bulletList") ?? false,
      numbers: now?.isActive("orderedList") ?? false,
    }),
  });
  const tools = [
    ["Bold", active?.bold, () => editor?.chain().focus().toggleBold().run()],
    ["Italic", active?.italic, () => editor?.chain().focus().toggleItalic().run()],
    ["Heading", active?.heading, () => editor?.chain().focus().toggleHeading({ level: 3 }).run()],
    ["List", active?.bullets, () => editor?.chain().focus().toggleBulletList().run()],
    ["Numbers", active?.numbers, () => editor?.chain().focus().toggleOrderedList().run()],
  ] as const;
  return (
    <div className={styles.field}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        <div className={styles.tools} role="group" aria-label={`Format: ${label}`}>
          {tools.map(([name, isOn, run]) => (
            <Button key={name} variant="plain" size="sm" aria-pressed={isOn ?? false} onClick={run}>
              {name}
            </Button>
          ))}
        </div>
        <EditorContent editor={editor} />
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
