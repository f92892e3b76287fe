import { useEffect, useRef } from "react";
import type { Option } from "./suggest-options";

type Keys = {
  options: readonly Option[];
  shown: boolean;
  active: number;
  setActive: (at: number) => void;
  setOpen: (open: boolean) => void;
  go: (option: Option) => void;
};

/** The arrow keys wrap around through the field itself. Home and End move in the text until an option is selected. */
export function useComboboxKeys(input: HTMLInputElement, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const { options, shown, active, setActive, setOpen, go } = latest.current;
      const last = options.length - 1;
      const chosen = shown ? options[active] : undefined;
      const moves: Record<string, () => void> = {
        ArrowDown: () => setActive(shown ? (active === last ? -1 : active + 1) : 0),
        ArrowUp: () => setActive(shown ? (active === -1 ? last : active - 1) : last),
        ...(chosen && {
          Home: () => setActive(0),
          End: () => setActive(last),
          Enter: () => go(chosen),
        }),
        // While the list is closed, Escape clears the field, as browsers do.
        ...(shown && {
          Escape: () => {
            setOpen(false);
            setActive(-1);
          },
        }),
      };
      const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
      if (!move || last < 0) return;
      event.preventDefault();
      if (event.key.startsWith("Arrow")) setOpen(true);
      move();
    };
    input.addEventListener("keydown", press);
    return () => input.removeEventListener("keydown", press);
  }, [input]);
}
