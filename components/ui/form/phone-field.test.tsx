/** @jest-environment jsdom */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PhoneField } from "./phone-field";

afterEach(cleanup);

function Kept({ error }: { error?: string }) {
  const [[code, number], keep] = useState(["+65", ""]);
  return (
    <PhoneField
      idPrefix="p"
      label="Phone number"
      code={code ?? ""}
      number={number ?? ""}
      onChange={(...next) => keep(next)}
      error={error}
    />
  );
}
const group = () => within(screen.getByRole("group", { name: "Phone number" }));
const number = () => group().getByRole<HTMLInputElement>("textbox", { name: "Phone number" });
const code = () => group().getByRole<HTMLSelectElement>("combobox", { name: "Country code" });

test("tells phones and autofill what the parts are, and lists Singapore first", () => {
  render(<Kept />);
  expect([number().type, number().inputMode, number().autocomplete]).toEqual([
    "tel",
    "numeric",
    "tel-national",
  ]);
  expect([code().getAttribute("autocomplete"), code().value]).toEqual(["tel-country-code", "+65"]);
  expect(code().options[0]?.text).toBe("Singapore (+65)");
});

test("keeps only digits, up to the country's limit, and truncates again for another country", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  await user.type(number(), "9a1 2-3 4567 89");
  expect(number().value).toBe("91234567");
  await user.selectOptions(code(), "+86");
  await user.type(number(), "123999");
  expect(number().value).toBe("91234567123");
  await user.selectOptions(code(), "+65");
  expect(number().value).toBe("91234567");
});

test("removes the dialling code from a pasted full number", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  await user.click(number());
  await user.paste("+65 9123 4567");
  expect(number().value).toBe("91234567");
});

test("shows an error beside the field, linked to the number", () => {
  render(<Kept error="phone fill in at least 8 digits" />);
  expect(number().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(number().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "phone fill in at least 8 digits",
  );
});

test("tells people who begin with a plus where the dialling code goes", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  await user.type(number(), "+6");
  expect(screen.getByRole("status").textContent).toMatch(/country code stands in the list/);
  await user.clear(number());
  expect(screen.queryByRole("status")).toBeNull();
});
