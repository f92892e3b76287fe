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

test("phones and autofill are told what the parts are; Singapore stands first", () => {
  render(<Kept />);
  expect([number().type, number().inputMode, number().autocomplete]).toEqual([
    "tel",
    "numeric",
    "tel-national",
  ]);
  expect([code().getAttribute("autocomplete"), code().value]).toEqual(["tel-country-code", "+65"]);
  expect(code().options[0]?.text).toBe("Singapore (+65)");
});

test("only digits stay, up to what the country allows, and another country cuts anew", async () => {
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

test("a pasted whole number loses its dialling code", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  await user.click(number());
  await user.paste("+65 9123 4567");
  expect(number().value).toBe("91234567");
});

test("a complaint stands beside the field and belongs to the number", () => {
  render(<Kept error="phone fill in at least 8 digits" />);
  expect(number().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(number().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "phone fill in at least 8 digits",
  );
});

test("who begins with a plus is told where the dialling code stands", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  await user.type(number(), "+6");
  expect(screen.getByRole("status").textContent).toMatch(/country code stands in the list/);
  await user.clear(number());
  expect(screen.queryByRole("status")).toBeNull();
});
