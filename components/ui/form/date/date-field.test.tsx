/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "../use-form";
import { DateField } from "./date-field";
import { NativeDateField } from "./native-date-field";

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
  // The first load takes longer than a test waits.
  await import("./date-calendar");
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
});

const field = () => screen.getByLabelText<HTMLInputElement>("Wedding date");

test("reads a day as people write it, shows it with its weekday, and describes it", async () => {
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

test("keeps text that it can’t read, says so and doesn’t send it as empty", async () => {
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

test("opens from the keyboard a calendar whose days are described", async () => {
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

/** Renders the server's HTML, types into it, and then hydrates it. */
async function typeAndHydrate(page: ReactNode, id: string, typed: string): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
  const input = document.querySelector<HTMLInputElement>(`[id="${id}"]`);
  if (input) input.value = typed;
  const complaints = jest.spyOn(console, "error");
  await act(async () => {
    hydrateRoot(document.getElementById("page") ?? document.body, page);
    await Promise.resolve();
  });
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
}

function Typed({ sent }: { sent: (date: string) => void }) {
  const form = useForm({ initialValues: { date: "" }, idPrefix: "f", submit: (values) => sent(values.date) });
  return (
    <form {...form.formProps}>
      <DateField {...form.dateField("date")} label="Wedding date" />
      <button>Save</button>
    </form>
  );
}

test("keeps a day that was typed before hydration", async () => {
  const sent = jest.fn();
  await typeAndHydrate(<Typed sent={sent} />, "f-date", "2027-06-12");
  await waitFor(() => expect(field().value).toBe("Sat 12 Jun 2027"));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith("2027-06-12"));
});

test("a field used by other scripts stays native, describes its day, and reports the choice to them", async () => {
  const page = (
    <form>
      <label htmlFor="when">When</label>
      <NativeDateField id="when" name="date" label="When" />
    </form>
  );
  await typeAndHydrate(page, "when", "2027-08-09");
  const input = screen.getByLabelText<HTMLInputElement>("When");
  expect([input.type, input.name, input.value]).toEqual(["date", "date", "2027-08-09"]);
  expect(screen.getByText("Mon 9 Aug 2027")).toBeTruthy();
  const heard = jest.fn();
  input.form?.addEventListener("change", heard);
  fireEvent.click(screen.getByRole("button", { name: "Open calendar" }));
  fireEvent.click(await screen.findByRole("gridcell", { name: /^Sun 8 Aug 2027/ }));
  expect([input.value, heard.mock.calls.length]).toEqual(["2027-08-08", 1]);
  expect(await screen.findByText("Sun 8 Aug 2027")).toBeTruthy();
});
