/** Number of columns of the product type grid. */
export const GRID_COLUMNS = 4;

/**
 * Moves the focus in the panel: up and down within a list, left and right between lists, in both directions over the
 * grid, Home and End to the ends. Returns true when the key was handled.
 */
export function moveFocus(panel: HTMLElement, key: string): boolean {
  const focused = document.activeElement;
  const column = focused?.closest<HTMLElement>("[data-column]");
  if (!focused || !column || !panel.contains(column)) return false;
  const items = [...column.querySelectorAll<HTMLElement>("[data-item]")];
  const at = items.indexOf(focused as HTMLElement);
  const isGrid = column.dataset.column === "grid";
  const target = isGrid ? inGrid(items, at, key) : inList(items, at, key);
  const wanted = target ?? beside(panel, column, key, isGrid ? at % GRID_COLUMNS : 0);
  wanted?.focus();
  return wanted !== undefined || key.startsWith("Arrow");
}

function inList(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return undefined;
  }
}

function inGrid(items: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  switch (key) {
    case "ArrowDown":
      return items[at + GRID_COLUMNS];
    case "ArrowUp":
      return items[at - GRID_COLUMNS];
    case "ArrowRight":
      return items[at + 1];
    case "ArrowLeft":
      return at % GRID_COLUMNS === 0 ? undefined : items[at - 1];
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      return undefined;
  }
}

/** Returns the tabbable entry of the previous or next column. */
function beside(
  panel: HTMLElement,
  from: HTMLElement,
  key: string,
  gridColumn: number,
): HTMLElement | undefined {
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" && gridColumn === 0 ? -1 : 0;
  if (step === 0) return undefined;
  const columns = [...panel.querySelectorAll<HTMLElement>("[data-column]")];
  const column = columns[columns.indexOf(from) + step];
  return column?.querySelector<HTMLElement>("[data-item][tabindex='0']") ?? undefined;
}
