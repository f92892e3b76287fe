import { Button } from "@/components/ui/action/button";
import styles from "./rich-text-field.module.css";

/** Names of the formats, in the order of their buttons. */
export const RICH_TEXT_TOOLS = ["Bold", "Italic", "Heading", "List", "Numbers"] as const;

type Tool = { name: string; isOn: boolean; press: () => void };

export function RichTextTools({ label, tools }: { label: string; tools: readonly Tool[] }) {
  return (
    <div className={styles.tools} role="group" aria-label={`Format: ${label}`}>
      {tools.map(({ name, isOn, press }) => (
        <Button key={name} variant="plain" size="sm" aria-pressed={isOn} onClick={press}>
          {name}
        </Button>
      ))}
    </div>
  );
}
