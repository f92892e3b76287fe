/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { OffDays } from "./off-days";

afterEach(cleanup);

const today = todayInSingapore();
const onChange = jest.fn();

function add(day: string): HTMLElement {
  const field = screen.getByLabelText("Add a day");
  fireEvent.change(field, { target: { value: day } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  return field;
}

test("a past or missing date is refused with a reason, which disappears once another date is chosen", () => {
  render(<OffDays value={[]} error={undefined} onChange={onChange} />);
  const past = addDays(today, -1);
  const field = add(past);
  const reason = `${formatDate(past)} has passed. Choose today or a later date.`;
  expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(screen.getByText(reason).id);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: today } });
  expect(screen.queryByText(reason)).toBeNull();
  add("");
  expect(screen.getByText("Choose a date to add")).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

test("today and later dates are added in order", () => {
  const later = addDays(today, 3);
  render(<OffDays value={[later]} error={undefined} onChange={onChange} />);
  add(today);
  expect(onChange).toHaveBeenCalledWith([today, later]);
});
