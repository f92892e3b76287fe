/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { blankFor } from "../draft/product-values";
import { ruleBodyOf, type TypedPriceRule } from "../draft/typed-rules";
import { PriceRulesSection } from "./price-rules-section";

let sent: TypedPriceRule[] = [];

function Form() {
  const [priceRules, setRules] = useState<TypedPriceRule[]>([]);
  sent = priceRules;
  return (
    <PriceRulesSection
      values={{ ...blankFor(false), price: "1000", priceRules }}
      errorOf={(field) => (field === "priceRules[1].percent" ? "Rule 2: enter a percentage" : undefined)}
      onChange={setRules}
    />
  );
}

test("rules can be added, described, validated, reordered, previewed for a month and removed", async () => {
  render(<Form />);
  fireEvent.click(screen.getByRole("button", { name: "Add a price by day" }));
  fireEvent.click(screen.getByLabelText("Sat"));
  fireEvent.change(screen.getByLabelText("Percent"), { target: { value: "12.5" } });
  expect(screen.getByRole("group", { name: /Rule 1\s*Saturdays/ })).toBeTruthy();
  const month = await screen.findByRole("list", { name: /Prices in/ });
  expect(month.textContent).toContain("$1,125.00, +12.5% for Saturdays");
  fireEvent.click(screen.getByRole("button", { name: "Add another" }));
  const second = within(screen.getByRole("group", { name: /Rule 2/ }));
  fireEvent.click(second.getByLabelText("Eves of public holidays"));
  expect(second.getByText("Rule 2: enter a percentage")).toBeTruthy();
  fireEvent.click(second.getByRole("button", { name: /Move up/ }));
  expect(sent.map(ruleBodyOf)).toMatchObject([
    { specialDays: ["eve"], percent: "", price: "" },
    { weekdays: [6], percent: "12.5", price: "" },
  ]);
  fireEvent.click(screen.getByRole("button", { name: /Remove\s*, rule 1/ }));
  expect(sent).toMatchObject([{ weekdays: [6] }]);
});
