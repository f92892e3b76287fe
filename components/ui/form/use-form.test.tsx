/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { number, object, string } from "yup";
import { apiError, refusal } from "@/contracts/api-error";
import { TextField } from "./field";
import { FormAlert } from "./form-alert";
import { SubmitButton } from "./submit-button";
import { LEAVING, useForm } from "./use-form";

type Values = { name: string; guests: string; hours: { open: string } };
type Submit = Parameters<typeof useForm<Values>>[0]["submit"];

const BLANK: Values = { name: "", guests: "", hours: { open: "11:00" } };
const schema = object({
  name: string().trim().required("Name is required"),
  guests: number().typeError("Guests must be a number").max(500, "At most 500 guests"),
  hours: object({ open: string().required() }),
});
const digits = (typed: string) => typed.replace(/\D/g, "");

function Booking({ submit }: { submit: Submit }) {
  const form = useForm({ initialValues: BLANK, schema, submit, parse: { guests: digits } });
  return (
    <form {...form.formProps} aria-label="Booking">
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="Name" />
      <TextField {...form.field("guests")} label="Guests" />
      <p>{form.errorOf("hours.open")}</p>
      <output>{form.dirty ? "changed" : "as kept"}</output>
      <button>{form.busy ? "Sending" : "Send"}</button>
    </form>
  );
}

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
const guests = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Guests" });
const send = () => screen.getByRole("button");
const errorBeside = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

test("a field shows its error when it is left, and hides it once it is changed", async () => {
  const user = userEvent.setup();
  render(<Booking submit={() => undefined} />);
  await user.click(name());
  expect(errorBeside(name())).toBeUndefined();
  await user.tab();
  await waitFor(() => expect(errorBeside(name())).toBe("Name is required"));
  await user.type(name(), "M");
  expect(errorBeside(name())).toBeUndefined();
});

test("a press elsewhere is released before the field that it left shows its error", async () => {
  const user = userEvent.setup();
  render(<Booking submit={() => undefined} />);
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await user.click(name());
  await user.pointer({ keys: "[MouseLeft>]", target: guests() });
  await pause();
  expect(document.activeElement).toBe(guests());
  expect(errorBeside(name())).toBeUndefined();
  await user.pointer({ keys: "[/MouseLeft]", target: guests() });
  await waitFor(() => expect(errorBeside(name())).toBe("Name is required"));
});

test("a form that is reset by the press shows no error for the field that it left", async () => {
  const user = userEvent.setup();
  function Resettable() {
    const form = useForm({ initialValues: BLANK, schema, submit: () => undefined });
    return (
      <form {...form.formProps}>
        <TextField {...form.field("name")} label="Name" />
        <button type="button" onClick={form.reset}>
          Discard
        </button>
      </form>
    );
  }
  render(<Resettable />);
  await user.type(name(), "M{Backspace}");
  await user.click(send());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(errorBeside(name())).toBeUndefined();
});

test("an invalid form is not sent, and its first invalid field gets the focus", async () => {
  const submit = jest.fn();
  const user = userEvent.setup();
  render(<Booking submit={submit} />);
  await user.type(guests(), "9a00");
  expect(guests().value).toBe("900");
  await user.click(send());
  await screen.findByText("2 fields need your attention:");
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(errorBeside(guests())).toBe("At most 500 guests");
  expect(submit).not.toHaveBeenCalled();
});

test("a first invalid field that already has the focus is scrolled back into view", async () => {
  const user = userEvent.setup();
  const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
  function Long() {
    const form = useForm({ initialValues: BLANK, schema, submit: () => undefined });
    return (
      <form {...form.formProps}>
        <TextField {...form.field("name")} label="Name" />
        <SubmitButton>Send</SubmitButton>
      </form>
    );
  }
  render(<Long />);
  await user.click(name());
  await user.click(send());
  await waitFor(() => expect(errorBeside(name())).toBe("Name is required"));
  expect(document.activeElement).toBe(name());
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([name()]));
  scrolled.mockRestore();
});

test("the server's errors, also of nested fields, are shown until those fields change; values are kept", async () => {
  const errors = [
    { field: "guests", message: "Only 40 seats are left" },
    { field: "hours.open", message: "Opens at noon that day" },
  ];
  const user = userEvent.setup();
  render(
    <Booking submit={() => Promise.reject(apiError(400, "Please check the form", { errors }) as never)} />,
  );
  await user.type(name(), "Mei");
  await user.type(guests(), "120");
  await user.click(send());
  await screen.findByText("Please check the form");
  await waitFor(() => expect(document.activeElement).toBe(guests()));
  await user.type(name(), " Lin");
  await user.tab();
  expect(errorBeside(guests())).toBe("Only 40 seats are left");
  expect(screen.getByText("Opens at noon that day")).toBeTruthy();
  await user.type(guests(), "{Backspace}");
  await waitFor(() => expect(errorBeside(guests())).toBeUndefined());
  expect([name().value, guests().value]).toEqual(["Mei Lin", "12"]);
});

test("it is sent only once, and starts over from the stored values", async () => {
  let answer: (kept: Values) => void = () => undefined;
  const submit = jest.fn(
    () => new Promise<{ kept: Values }>((resolve) => (answer = (kept) => resolve({ kept }))),
  );
  const user = userEvent.setup();
  render(<Booking submit={submit} />);
  await user.type(name(), "Mei{Enter}{Enter}");
  await screen.findByText("Sending");
  await user.click(send());
  expect(submit).toHaveBeenCalledTimes(1);
  await act(async () => answer({ ...BLANK, name: "Mei Lin" }));
  await screen.findByText("as kept");
  expect(name().value).toBe("Mei Lin");
});

test("a form that leads to another page stays busy", async () => {
  const submit = jest.fn((): typeof LEAVING => LEAVING);
  const user = userEvent.setup();
  render(<Booking submit={submit} />);
  await user.type(name(), "Mei{Enter}");
  await screen.findByText("Sending");
  await user.type(name(), "{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});

test("what was typed before hydration is kept and sent", async () => {
  const submit = jest.fn();
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Booking submit={submit} />);
  document.body.append(place);
  name().value = "Mei";
  guests().value = "12 guests";
  const root = await act(async () => hydrateRoot(place, <Booking submit={submit} />));
  await screen.findByText("changed");
  await userEvent.setup().click(send());
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ ...BLANK, name: "Mei", guests: "12" }, expect.any(FormData)),
  );
  act(() => root.unmount());
});

test("a list whose options have not loaded keeps its choice", async () => {
  const submit = jest.fn();
  const user = userEvent.setup();
  function Choice() {
    const form = useForm({ initialValues: { name: "gown", guests: "" }, schema: object(), submit });
    const { error: _, ...field } = form.field("name");
    return (
      <form {...form.formProps}>
        <select {...field}>
          <option value="">Choose</option>
        </select>
        <button>Send</button>
      </form>
    );
  }
  render(<Choice />);
  await user.click(send());
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ name: "gown", guests: "" }, expect.any(FormData)),
  );
});

test("without a schema, a submit gets what the browser would send, and a failure before the server is reported in the form's words", async () => {
  const submit = jest.fn((_values: Values, data: FormData) => {
    expect(data.get("name")).toBe("Mei");
    throw new Error("a chunk did not load");
  });
  function Late() {
    const form = useForm({ initialValues: BLANK, submit, unsent: "Nothing was sent." });
    return (
      <form {...form.formProps}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField {...form.field("name")} label="Name" />
        <button>Send</button>
      </form>
    );
  }
  render(<Late />);
  await userEvent.type(name(), "Mei");
  await userEvent.click(send());
  await screen.findByText("Nothing was sent.");
  expect(submit).toHaveBeenCalledTimes(1);
  expect(name().value).toBe("Mei");
});

test("an error that a field repeats is shown only beside the field", async () => {
  const submit = jest.fn(() => Promise.reject(refusal({ name: "No such name" })));
  render(<Booking submit={submit} />);
  await userEvent.type(name(), "Mei");
  await userEvent.click(send());
  await waitFor(() => expect(errorBeside(name())).toBe("No such name"));
  submit.mockImplementation(() =>
    Promise.reject(apiError(400, "No such name", { errors: [{ field: "name", message: "No such name" }] })),
  );
  await userEvent.click(send());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(errorBeside(name())).toBe("No such name"));
  // In the field, and in the summary for screen readers.
  expect(screen.getAllByText("No such name")).toHaveLength(2);
});
