import { useCallback, useEffect, useId, useState, useSyncExternalStore } from "react";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { type Option, recentGroups, suggestionGroups } from "./suggest-options";
import { optionId, SuggestPanel } from "./suggest-panel";
import { useComboboxKeys } from "./use-combobox-keys";
import { LEAST_LETTERS, useSuggestions } from "./use-suggestions";
import { t, tn } from "@/lib/words/t";

/** The suggestions of an existing search field (WAI-ARIA combobox with a listbox). */
export function SuggestBox({ input }: { input: HTMLInputElement }) {
  const id = `suggest${useId()}`;
  const q = useText(input);
  const [open, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const answer = useSuggestions(q);

  const groups = answer ? suggestionGroups(q, answer) : recentGroups(q.length < LEAST_LETTERS ? recent : []);
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;

  const choose = useCallback((option: Option) => {
    if (option.isSearch) rememberSearch(new URL(option.href, location.href).searchParams.get("q") ?? "");
    setOpen(false);
  }, []);
  const go = (option: Option) => {
    choose(option);
    location.assign(option.href);
  };
  useComboboxKeys(input, { options, shown, active, setActive, setOpen, go });

  useEffect(() => {
    const type = () => {
      setActive(-1);
      setOpen(true);
    };
    const focus = () => {
      setRecent(recentSearches());
      setOpen(true);
    };
    const blur = () => {
      setOpen(false);
      setActive(-1);
    };
    const submit = () => rememberSearch(input.value);
    input.addEventListener("input", type);
    input.addEventListener("focus", focus);
    input.addEventListener("click", focus);
    input.addEventListener("blur", blur);
    input.form?.addEventListener("submit", submit);
    return () => {
      input.removeEventListener("input", type);
      input.removeEventListener("focus", focus);
      input.removeEventListener("click", focus);
      input.removeEventListener("blur", blur);
      input.form?.removeEventListener("submit", submit);
    };
  }, [input]);

  useEffect(() => {
    const said: Record<string, string | null> = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(shown),
      "aria-controls": shown ? id : null,
      "aria-activedescendant": shown && active >= 0 ? optionId(id, active) : null,
    };
    for (const [name, value] of Object.entries(said)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [input, id, shown, active]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {shown ? countText(options, answer !== null) : ""}
      </span>
      {shown ? (
        <SuggestPanel
          id={id}
          groups={groups}
          typed={answer ? q : ""}
          active={active}
          onChoose={choose}
          onPoint={setActive}
          onForget={
            answer
              ? undefined
              : () => {
                  forgetSearches();
                  setRecent([]);
                }
          }
        />
      ) : null}
    </>
  );
}

const TEXT_EVENTS = ["input", "focus", "click"] as const;

/** Returns the field's text, including what was typed while this code was loading. */
function useText(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const type of TEXT_EVENTS) input.addEventListener(type, changed);
      return () => TEXT_EVENTS.forEach((type) => input.removeEventListener(type, changed));
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.value.trim());
}

function countText(options: readonly Option[], typed: boolean): string {
  const n = typed ? options.filter((option) => !option.isSearch).length : options.length;
  if (n === 0) return t("No suggestions. Press Enter to search.");
  return typed
    ? tn(n, "{n} suggestion. Use the arrow keys to choose.", "{n} suggestions. Use the arrow keys to choose.")
    : tn(
        n,
        "{n} recent search. Use the arrow keys to choose.",
        "{n} recent searches. Use the arrow keys to choose.",
      );
}
