"use client";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import styles from "./rich-text-field.module.css";
import { RichTextTools } from "./rich-text-tools";

type Props = {
  id: string;
  label: string;
  /** The initial text; afterwards the editor has its own state. */
  content: string;
  focused: boolean;
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

/** Paragraphs, headings, lists, emphasis and links. Takes over the focus from the element that it replaces. */
export function RichTextEditor({ id, label, content, focused, onChange }: Props) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    autofocus: focused ? "end" : false,
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
    <>
      <RichTextTools
        label={label}
        tools={tools.map(([name, isOn, press]) => ({ name, isOn: isOn ?? false, press }))}
      />
      <EditorContent editor={editor} />
    </>
  );
}
