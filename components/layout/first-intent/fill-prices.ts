import {
  MAX_PRICED,
  type WeddingPrice,
  type WeddingPrices,
} from "@/contracts/catalogue/comparison/wedding-price";
import type { Wedding } from "@/contracts/identity/wedding";
import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";
import { weddingWords } from "@/lib/text/wedding-words";
import { ourWedding, rememberedMeal } from "@/store/storage/remembered-wedding";
import { languageOf } from "@/lib/language/languages";
import { t, td, tn } from "@/lib/words/t";

const TABLE_SEATS = 10;
const MAX_TABLES = 500;
const PATH = "/api/v1/public/wedding-prices";
let latest = 0;

/**
 * Shows on cards and pages what the visitor's own wedding costs, and whether vendors are free on its day. Makes one
 * request for the whole page; leaves the page unchanged when nothing is known or the request fails.
 */
export async function fillPrices(root: ParentNode): Promise<void> {
  const turn = ++latest;
  const places = [...root.querySelectorAll<HTMLElement>("[data-wedding-price]")];
  const days = [...root.querySelectorAll<HTMLElement>("[data-wedding-day]")];
  if (places.length + days.length === 0) return;
  const wedding = pageWedding();
  const found = wedding.date || wedding.tables ? await ask(wedding, places, days) : null;
  // The wedding has changed, or another page is shown.
  if (turn !== latest) return;
  const known = new Map(
    [...(found?.vendors ?? []), ...(found?.products ?? [])].map((each) => [each.id, each]),
  );
  for (const place of places) {
    const price = known.get(place.dataset.id ?? "");
    say(place, price ? priceWords(price, wedding) : "");
    place.toggleAttribute("data-none", Boolean(price && price.total === null && price.noPrice));
  }
  for (const place of days) {
    const day = known.get(place.dataset.weddingDay ?? "")?.day ?? null;
    place.dataset.day = day ?? "";
    say(place, day ? dayWords(day, wedding) : "");
  }
}

/** Returns the wedding that the page is about: the day and size in its address take precedence over what is known. */
function pageWedding(): Wedding {
  const known = ourWedding();
  const params = new URLSearchParams(location.search);
  const date = params.get("date") || params.get("forDate") || "";
  const tables =
    Number(params.get("tables") || params.get("forTables")) ||
    Math.ceil(Number(params.get("guests")) / TABLE_SEATS);
  return {
    ...known,
    date: isIsoDate(date) && date >= todayInSingapore() ? date : known.date,
    tables: tables >= 1 && tables <= MAX_TABLES ? tables : known.tables,
  };
}

async function ask(
  { date, tables }: Wedding,
  places: readonly HTMLElement[],
  days: readonly HTMLElement[],
): Promise<WeddingPrices | null> {
  const idsOf = (of: string) =>
    places.flatMap(({ dataset }) => (dataset.weddingPrice === of ? (dataset.id ?? []) : []));
  const vendors = [...idsOf("vendor"), ...days.flatMap(({ dataset }) => dataset.weddingDay ?? [])];
  const query = new URLSearchParams();
  const list = (ids: readonly string[]) => [...new Set(ids)].slice(0, MAX_PRICED).join(",");
  if (vendors.length > 0) query.set("vendors", list(vendors));
  if (idsOf("product").length > 0) query.set("products", list(idsOf("product")));
  if (tables) query.set("tables", String(tables));
  if (date) query.set("date", date);
  if (pageMeal()) query.set("meal", pageMeal());
  try {
    const answer = await fetch(`${PATH}?${query}`);
    const { data } = (await answer.json()) as { data: WeddingPrices | null };
    return answer.ok ? data : null;
  } catch {
    return null;
  }
}

/** Returns the meal that prices are for: a list shows those of its own filter, other pages those of the last search. */
function pageMeal(): string {
  return languageOf(location.pathname).path === "/vendor"
    ? (new URLSearchParams(location.search).get("meal") ?? "")
    : rememberedMeal();
}

/** Updates only what differs, because each change is announced to screen readers. */
function say(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words;
}

const onDay = ({ date }: Wedding) => (date ? weddingWords({ date, month: null, tables: null }) : "");

/** Returns "" when the usual price suffices. */
export function priceWords(
  { basis, quantity, raised, unit, total, noPrice, day }: WeddingPrice,
  wedding: Wedding,
): string {
  const date = onDay(wedding);
  if (day === "full" || day === "off" || noPrice?.reason === "closed")
    return date ? t("Not available on {date}", { date }) : t("Not available");
  if (noPrice?.reason === "too_large") return t("For up to {n} tables", { n: noPrice.most });
  if (total === null || unit === null || basis === null) return "";
  const price = formatMoneyShort(toCents(total));
  if (basis === "order") return date && t("{price} on {date}", { price, date });
  if (!wedding.tables)
    return (
      date &&
      t("{price} per {unit} on {date}", { price: formatMoneyShort(toCents(unit)), unit: td(basis), date })
    );
  const units =
    basis === "table" ? tn(quantity, "{n} table", "{n} tables") : tn(quantity, "{n} guest", "{n} guests");
  return raised
    ? t("{price} for its minimum of {units}", { price, units })
    : t("{price} for {units}", { price, units });
}

function dayWords(day: NonNullable<WeddingPrice["day"]>, wedding: Wedding): string {
  if (day === "past") return "";
  const date = onDay(wedding);
  if (day === "free") return t("{date} is free", { date });
  return day === "full" ? t("{date} is fully booked", { date }) : t("Closed on {date}", { date });
}
