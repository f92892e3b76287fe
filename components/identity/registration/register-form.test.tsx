/** @jest-environment jsdom */
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { REGISTERED } from "@/contracts/identity/registration/register";
import { MINUTE_MS } from "@/lib/time";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { RegisterForm } from "./register-form";

configure({ asyncUtilTimeout: 10_000 });
const server = useEnvelopeServer();
afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, "", "/register");
});

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const repeat = () => screen.getByLabelText<HTMLInputElement>("Repeat password");
const terms = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /I agree to the Terms/ });
const submit = () => screen.getByRole("button", { name: "Create account" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box("First name"), "Mei");
  await user.type(box("Last name (optional)"), "Tan");
  await user.type(box("Email address"), "Mei@sayang.test");
  await user.type(box("Phone number"), "9123 4567");
  await user.type(password(), "Sayang#2026");
  await user.type(repeat(), "Sayang#2026");
  await user.click(terms());
}

test("an empty form shows the API contract's message at each field, and the first gets the focus", async () => {
  render(<RegisterForm />);
  await userEvent.setup({ delay: null }).click(submit());
  await screen.findByText("6 fields need your attention:");
  await screen.findByText("Please fill all mandatory fields");
  expect(screen.getAllByText("Please agree to the Terms and Conditions").length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(box("First name")));
  expect(server.seen).toEqual([]);
});

test("a short phone, a weak password and a mismatched repeat", async () => {
  const user = userEvent.setup({ delay: null });
  render(<RegisterForm />);
  await fill(user);
  await user.clear(box("Phone number"));
  await user.type(box("Phone number"), "912");
  await user.clear(password());
  await user.type(password(), "sayang");
  await user.click(submit());
  const complaintOf = (field: HTMLElement) =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .find((element) => element?.id.endsWith("-error"))?.textContent;
  await waitFor(() => expect(complaintOf(box("Phone number"))).toBe("phone fill in at least 8 digits"));
  expect(complaintOf(password())).toMatch(/^Password must be at least 8 characters\. Please include/);
  expect(complaintOf(repeat())).toBe("Password does not match");
  expect(server.seen).toEqual([]);
});

test("registers with the referral, says what to do next, and lets the address be corrected", async () => {
  const until = Date.now() + MINUTE_MS;
  localStorage.setItem("sayang:referral", JSON.stringify({ ref: { value: "FRIEND", until } }));
  server.reply = () => ({ message: REGISTERED });
  const user = userEvent.setup({ delay: null });
  render(<RegisterForm />);
  await fill(user);
  await user.click(submit());
  const heading = await screen.findByRole("heading", { name: "Check your mailbox" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(REGISTERED)).toBeTruthy();
  expect(screen.getByText("mei@sayang.test")).toBeTruthy();
  expect(server.seen).toMatchObject([{ method: "POST", url: "/api/v1/user/auth/register" }]);
  expect(server.seen[0]?.body).toEqual({
    firstName: "Mei",
    lastName: "Tan",
    email: "mei@sayang.test",
    password: "Sayang#2026",
    countryCode: "+65",
    phone: "91234567",
    isPrivacyAndTerms: true,
    wantsOffers: false,
    refCode: "FRIEND",
    campaign: {},
  });
  await user.click(screen.getByRole("button", { name: "Correct the address" }));
  expect([box("Email address").value, box("Phone number").value]).toEqual(["Mei@sayang.test", "91234567"]);
});

test("an error from the server is shown at its field and the typed values stay", async () => {
  server.reply = () => ({
    status: 400,
    message: "Please enter a valid email address",
    data: { errors: [{ field: "email", message: "Please enter a valid email address" }] },
  });
  const user = userEvent.setup({ delay: null });
  render(<RegisterForm />);
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(box("Email address").getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(box("Email address"));
  expect([password().value, terms().checked]).toEqual(["Sayang#2026", true]);
});

test("details from a social sign-in are filled in and removed from the address", async () => {
  window.history.replaceState(null, "", "/register?firstName=Mei&email=mei@sayang.test&ref=X");
  render(<RegisterForm />);
  await waitFor(() => expect(box("First name").value).toBe("Mei"));
  expect(box("Email address").value).toBe("mei@sayang.test");
  expect(window.location.search).toBe("?ref=X");
  expect(screen.getByText(/Check what we have filled in/)).toBeTruthy();
});
