import { Icon } from "@/components/ui/media/icon";
import { type Option, type OptionGroup, markTyped } from "./suggest-options";
import styles from "./suggest-panel.module.css";
import { Thumb } from "@/components/ui/media/thumb";
import { t } from "@/lib/words/t";

type Props = {
  id: string;
  groups: readonly OptionGroup[];
  /** The typed text, to mark in the labels; empty for recent searches. */
  typed: string;
  active: number;
  onChoose: (option: Option) => void;
  onPoint: (at: number) => void;
  onForget?: (() => void) | undefined;
};

export const optionId = (id: string, at: number) => `${id}-option-${at}`;

export function SuggestPanel({ id, groups, typed, active, onChoose, onPoint, onForget }: Props) {
  const order = groups.flatMap(({ options }) => options);
  return (
    // Keeps focus in the field on a click.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t("Suggestions")} className={styles.list}>
        {groups.map(({ label, options }, group) => (
          <div
            key={label}
            role="group"
            className={styles.group}
            {...(label ? { "aria-labelledby": `${id}-label-${group}` } : { "aria-label": t("All results") })}
          >
            {label ? (
              <div id={`${id}-label-${group}`} className={styles.label} role="presentation">
                {label}
              </div>
            ) : null}
            {options.map((option) => {
              const place = order.indexOf(option);
              return (
                <a
                  key={option.href}
                  id={optionId(id, place)}
                  role="option"
                  aria-selected={place === active}
                  tabIndex={-1}
                  className={styles.option}
                  href={option.href}
                  onClick={() => onChoose(option)}
                  onMouseMove={() => onPoint(place)}
                >
                  {option.isSearch ? (
                    <span className={styles.sign}>
                      <Icon name="search" size={18} />
                    </span>
                  ) : (
                    <Thumb
                      name={option.image}
                      size={44}
                      className={option.image ? styles.picture : styles.sign}
                    />
                  )}
                  <span className={styles.words}>
                    <span className={styles.name}>{marked(option, typed)}</span>
                    {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
                  </span>
                </a>
              );
            })}
          </div>
        ))}
      </div>
      {onForget ? (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t("Clear recent searches")}
        </button>
      ) : null}
    </div>
  );
}

function marked({ label, isSearch }: Option, typed: string) {
  if (isSearch || typed === "") return label;
  return markTyped(label, typed).map((part, at) => (part.typed ? <b key={at}>{part.text}</b> : part.text));
}
