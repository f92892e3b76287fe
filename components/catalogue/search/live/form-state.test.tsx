/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { SearchFacets } from "@/contracts/catalogue/search/search";
import { vendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { FilterForm } from "../facets/filter-form";
import { formHref, isTouched, readIntoForm } from "./form-state";
import { followThumbs, placeThumbs } from "./price-thumbs";

afterEach(cleanup);

const FACETS: SearchFacets = {
  categories: [{ value: "venues", label: "Venues", count: 7 }],
  districts: [
    { value: 1, label: "Marina Bay", count: 4 },
    { value: 9, label: "Orchard", count: 0 },
  ],
  price: {
    min: 100,
    max: 900,
    steps: [
      { from: 100, to: 500, count: 3 },
      { from: 500, to: 900, count: 1 },
    ],
    unit: null,
  },
  ratings: [{ value: 4, label: "4+", count: 5 }],
  halal: 2,
  tables: [{ value: 20, label: "20+", count: 2 }],
  guests: [],
  meals: [],
  ceremonies: [],
  languages: [],
  styles: [{ value: "rustic", label: "Rustic", count: 2 }],
};

function filters(typed: Record<string, string> = {}): HTMLFormElement {
  const search = vendorSearchQuery.cast(typed);
  render(
    <FilterForm
      search={search}
      category={null}
      facets={FACETS}
      days={[]}
      found="7 vendors"
      narrowed={false}
    />,
  );
  return screen.getByRole<HTMLFormElement>("form", { name: "Filters", hidden: true });
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test("chosen options appear in the address, empty ones don't", () => {
  const form = filters({ q: "lace, ivory", sort: "rating", page: "3" });
  expect(isTouched(form)).toBe(false);
  fireEvent.click(field(/Marina Bay/));
  fireEvent.click(field(/4\+ stars/));
  fireEvent.click(field(/Halal-certified/));
  fireEvent.change(field(/Highest price, in/), { target: { value: "500" } });
  expect(isTouched(form)).toBe(true);
  expect(formHref(form)).toBe(
    "/vendor?q=lace%2C+ivory&sort=rating&priceMax=500&rating=4&district=1&halal=true#result",
  );
});

test("an option without results can't be chosen, but can be cleared", () => {
  filters();
  expect(field(/Orchard/).disabled).toBe(true);
  cleanup();
  const form = filters({ district: "9,27" });
  expect(field(/Orchard/).disabled).toBe(false);
  // Chosen by the address and absent from the counts.
  expect(screen.getByLabelText<HTMLInputElement>(/^Yishun/).checked).toBe(true);
  fireEvent.click(field(/Orchard/));
  expect(formHref(form)).toBe("/vendor?district=27#result");
});

test("the form matches the address, except for the field being typed in", () => {
  const form = filters({ district: "1", rating: "4", priceMin: "200", style: "rustic" });
  const typing = field(/tables/);
  typing.focus();
  fireEvent.change(typing, { target: { value: "12" } });
  readIntoForm(form, "?district=9&district=27&priceMax=700");
  expect(field(/Marina Bay/).checked).toBe(false);
  expect(field(/Orchard/).checked).toBe(true);
  expect(field(/Any rating/).checked).toBe(true);
  expect(field(/Rustic/).checked).toBe(false);
  expect(field(/Lowest price, in/).value).toBe("");
  expect(field(/Highest price, in/).value).toBe("700");
  expect(typing.value).toBe("12");
});

test("slider thumbs set the fields, can't cross, and mean no limit at their ends", () => {
  filters();
  const stop = followThumbs(document.body);
  const [low, high] = [field(/Lowest price, slider/), field(/Highest price, slider/)];
  fireEvent.input(high, { target: { value: "400" } });
  expect(field(/Highest price, in/).value).toBe("400");
  expect(high.getAttribute("aria-valuetext")).toBe("$400");
  fireEvent.input(low, { target: { value: "600" } });
  expect(field(/Lowest price, in/).value).toBe("400");
  fireEvent.input(low, { target: { value: "100" } });
  expect(field(/Lowest price, in/).value).toBe("");
  fireEvent.change(field(/Highest price, in/), { target: { value: "" } });
  placeThumbs(document.body);
  expect(high.value).toBe("900");
  stop();
});

test("prices say which wedding they are for, and the form keeps it", () => {
  const form = filters({ forTables: "30", forDate: "2027-06-12", priceMax: "50000" });
  expect(screen.getByRole("group", { name: "Total for 30 tables", hidden: true }).textContent).toContain(
    "Your whole wedding of 30 tables on 12 Jun 2027, with service charge and GST included.",
  );
  expect(formHref(form)).toBe("/vendor?forTables=30&forDate=2027-06-12&priceMax=50000#result");
  expect(screen.getByText("Show prices per unit").getAttribute("href")).toBe("/vendor#result");
});
