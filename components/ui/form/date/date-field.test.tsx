/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { useForm } from "../use-form";
import { DateField } from "./date-field";

function Form({ sent, date = "" }: { sent: (date: string) => void; date?: string }) {
  const form = useForm({ initialValues: { date }, submit: (values) => sent(values.date) });
  return (
    <form {...form.formProps}>
      <DateField {...form.dateField("date")} label="Wedding date" min="2027-01-01" />
      <button>Save</button>
    </form>
  );
}

beforeAll(async () => {
  // Its first load takes longer than a test waits.
  await import("./date-calendar");
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
});

const field = () => screen.getByLabelText<HTMLInputElement>("Wedding date");

test("reads a day as people write it, shows it with its weekday, and says what it is", async () => {
  const sent = jest.fn();
  render(<Form sent={sent} />);
  const user = userEvent.setup();
  await user.type(field(), "8/8/2027");
  await user.tab();
  expect(field().value).toBe("Sun 8 Aug 2027");
  const line = await screen.findByText("Eve of National Day · seventh month");
  expect(field().getAttribute("aria-describedby")?.split(" ")).toContain(line.id);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toHaveBeenLastCalledWith("2027-08-08");
});

test("keeps what it can’t read, says so and doesn’t send it as empty", async () => {
  const sent = jest.fn();
  render(<Form sent={sent} />);
  const user = userEvent.setup();
  await user.type(field(), "soon");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).not.toHaveBeenCalled();
  expect(field()).toHaveProperty("value", "soon");
  expect(screen.getByText(/^Type a date such as 12 Jun 2027/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test("opens a calendar from the keyboard whose days say what they are", async () => {
  const sent = jest.fn();
  render(<Form sent={sent} date="2027-08-14" />);
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  const eve = await screen.findByRole("gridcell", {
    name: "Sun 8 Aug 2027, Eve of National Day · seventh month",
  });
  expect(screen.getByText("Mon 9 Aug: National Day, a public holiday")).toBeTruthy();
  fireEvent.click(eve);
  await waitFor(() => expect(field().value).toBe("Sun 8 Aug 2027"));
});

test("is the browser’s own field without script", () => {
  const html = renderToString(
    <DateField id="day" label="Wedding date" name="date" value="2027-08-08" min="2027-01-01" />,
  );
  expect(html).toContain('type="date"');
  expect(html).toContain('name="date"');
  expect(html).not.toContain("Open calendar");
});
