/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AmountField } from "./amount-field";

afterEach(cleanup);

function Budget({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <AmountField id="budget" label="Budget" value={value} onAmount={setValue} />
      <output>{value}</output>
    </>
  );
}

function show(initial: string) {
  render(<Budget initial={initial} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Budget" });
  return { field, kept: () => screen.getByRole("status").textContent, user: userEvent.setup() };
}

/** When Tab reaches a field, the browser selects its text before the page gets the focus event. */
function tabInto(field: HTMLInputElement) {
  field.select();
  act(() => field.focus());
}

test("an amount typed over the one selected by Tab replaces it", async () => {
  const { field, kept, user } = show("85000");
  expect(field.value).toBe("85,000");
  tabInto(field);
  await user.keyboard("60000");
  expect(kept()).toBe("60000");
  await user.tab();
  expect(field.value).toBe("60,000");
});

test("a digit typed in the middle leaves the caret after it", async () => {
  const { field, kept, user } = show("1234567");
  act(() => field.focus());
  field.setSelectionRange(3, 3);
  await user.keyboard("90");
  expect(kept()).toBe("129034567");
});

test("a form reads the amount without separators", async () => {
  render(
    <form aria-label="Plan">
      <AmountField id="total" name="total" label="Total" value="60000" onAmount={() => undefined} />
    </form>,
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Total" }).value).toBe("60,000");
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("total")).toEqual(["60000"]);
});

test("letters and a second point are left out", async () => {
  const { kept, user, field } = show("");
  await user.type(field, "6x0.5.059");
  expect(kept()).toBe("60.50");
});
