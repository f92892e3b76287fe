import { loadStore } from "@/components/session/load-store";
import { runProtected } from "@/components/session/run-protected";
import { storedSession } from "@/components/session/use-stored-session";
import type { LateModule } from "@/components/ui/late/late-module";
import { formatDate, isIsoDate, weekdayOf } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { countUnits } from "@/lib/units";
import { addOnCount } from "@/contracts/catalogue/product/product";
import type { ChosenAddOn, GuestLine } from "@/contracts/sale/cart";
import { trackAddToCart } from "@/lib/analytics";
import { isChunkError } from "@/lib/page/chunk-error";
import { CUSTOMER_CART, GUEST_CART } from "@/lib/session/page-guard";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";

const alive = new WeakSet<HTMLFormElement>();

/** Activates the focused form, or adds its product to the cart when its button was clicked. */
export const run: LateModule["run"] = (element) => {
  const form = element.closest<HTMLFormElement>("form[data-product]");
  if (!form) return undefined;
  if (!alive.has(form)) {
    alive.add(form);
    form.addEventListener("input", () => reckon(form));
  }
  const { date } = element.dataset;
  const field = control(form, "eventDate");
  if (date && field) field.value = date;
  reckon(form);
  if (date) field?.focus();
  return element === form || date ? undefined : add(form, element);
};

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;
const part = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
const quantityOf = (form: HTMLFormElement) => Number(control(form, "quantity")?.value);

/** Updates the total and the error to match the fields. */
function reckon(form: HTMLFormElement): void {
  const quantity = quantityOf(form);
  const whole = Number.isInteger(quantity) && quantity > 0;
  const total = whole ? totalOf(form, quantity) : 0;
  write(part(form, "total"), whole ? formatMoney(total) : "–");
  write(part(form, "count"), whole ? countUnits(quantity, form.dataset.unit ?? "") : "–");
  const visit = part(form, "visit");
  if (visit) visit.hidden = total < toCents(Number(form.dataset.large));
  const date = control(form, "eventDate");
  const off = offReason(form, date?.value ?? "");
  write(part(form, "error"), off);
  if (off) date?.setAttribute("aria-invalid", "true");
  else date?.removeAttribute("aria-invalid");
}

const addOnFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input[data-add-on]"),
];
const chosenCount = (field: HTMLInputElement) =>
  field.type === "checkbox" ? Number(field.checked) : Math.max(0, Math.trunc(Number(field.value)) || 0);

function totalOf(form: HTMLFormElement, units: number): number {
  const extras = addOnFields(form).reduce((sum, field) => {
    const { price, per } = field.dataset;
    const count = addOnCount({ per: per === "unit" ? "unit" : "once", quantity: chosenCount(field) }, units);
    return sum + toCents(Number(price)) * count;
  }, 0);
  return toCents(Number(form.dataset.price)) * units + extras;
}

function chosenAddOns(form: HTMLFormElement): ChosenAddOn[] {
  return addOnFields(form)
    .map((field) => ({ id: field.dataset.addOn ?? "", quantity: chosenCount(field) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns why the product can't be had on that date, or "". */
function offReason({ dataset }: HTMLFormElement, date: string): string {
  if (!isIsoDate(date)) return "";
  const lists = (given: string | undefined, value: string) => (given ?? "").split(",").includes(value);
  if (lists(dataset.closedWeekdays, String(weekdayOf(date)))) {
    return `${formatDate(date)} is a ${weekdayName(date)}: this is for ${dataset.days} only. Choose another date.`;
  }
  if (!lists(dataset.offDays, date)) return "";
  return `Not available on ${formatDate(date)}. Choose another date.`;
}

const weekdayName = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-SG", { weekday: "long", timeZone: "UTC" });

/** Writes only changes, so that screen readers don't repeat unchanged text. */
function write(place: HTMLElement | null, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}

async function add(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const date = control(form, "eventDate");
  if (button.getAttribute("aria-busy") || !form.reportValidity()) return;
  if (date?.getAttribute("aria-invalid")) return date.focus();
  const { product = "", price, title = "" } = form.dataset;
  const body = {
    ...{ productId: product, price: Number(price), quantity: quantityOf(form) },
    eventDate: date?.value || null,
    addOns: chosenAddOns(form),
  };
  button.setAttribute("aria-busy", "true");
  try {
    if (!storedSession()) return await keepForGuest(form, { ...body, title });
    await runProtected({ type: "product" }, async (store) => {
      const { cartApi } = await import("@/services/sale/cart");
      await store.dispatch(cartApi.endpoints.addToCart.initiate(body)).unwrap();
      sayAdded(form);
      notify("success", `${title} is in your cart`);
    });
  } catch (error) {
    if (isChunkError(error)) throw error;
    // The API's error has been shown as a toast by then.
    if (error instanceof Error) notify("error", messageOf(error));
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Keeps the product in this browser, and opens the login popup: the cart is merged at sign-in. */
async function keepForGuest(form: HTMLFormElement, line: GuestLine): Promise<void> {
  const store = await loadStore();
  const { guestLineKept } = await import("@/store/slices/cart-slice");
  store.dispatch(guestLineKept(line));
  trackAddToCart(line);
  sayAdded(form);
  await runProtected({ type: "product" }, () => undefined);
}

function sayAdded(form: HTMLFormElement): void {
  const link = document.createElement("a");
  link.href = storedSession() ? CUSTOMER_CART : GUEST_CART;
  link.textContent = "Go to the cart";
  part(form, "added")?.replaceChildren("In your cart. ", link);
}
