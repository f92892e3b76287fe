/** @jest-environment jsdom */
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { USERNAME_TAKEN, VENDOR_REGISTERED } from "@/contracts/identity/registration/vendor-register";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { VendorRegisterForm } from "./vendor-register-form";

configure({ asyncUtilTimeout: 10_000 });
const server = useEnvelopeServer();
const CATEGORIES = [
  { _id: "019b76da-a800-7dfb-9e36-f51298138cf7", name: "Flowers & Decor" },
  { _id: "019b76da-a818-74e1-8ecb-4de2834f7488", name: "Venues" },
];
const answerWith = (reply: Reply) => {
  server.reply = ({ url }) => (url.includes("masterCategory") ? { data: { docs: CATEGORIES } } : reply);
};
beforeEach(() => answerWith({ message: VENDOR_REGISTERED }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/vendor/register");
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input, select" }), { target: { value } });
const press = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole("button", { name }));
const arriveAt = async (title: string) => {
  const heading = await screen.findByRole("heading", { level: 1, name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
};

async function walkToReview() {
  type("Vendor name", "Kampong Florals");
  type("Registered company name", "Kampong Florals Pte. Ltd.");
  type("Company registration number", "202112345K");
  type("Email address", "hello@kampong.test");
  await press("Next");
  await arriveAt("Where to find you");
  type("Business phone number", "61234567");
  type("Postcode", "018956");
  type("Street address", "Marina Boulevard");
  await press("Next");
  await arriveAt("The business owner");
  type("First name", "Aisyah");
  type("Last name (optional)", "Rahman");
  type("Owner's email address", "aisyah@kampong.test");
  type("Owner's phone number", "91234567");
  await press("Next");
  await arriveAt("What you offer");
  await waitFor(() => expect(screen.getAllByRole("option", { name: "Venues" })).toHaveLength(2));
  type("Main service offering", CATEGORIES[0]?._id ?? "");
  type("Secondary service offering", CATEGORIES[1]?._id ?? "");
  type("Prices from, in S$ (optional)", "1280.50");
  const price = screen.getByLabelText<HTMLInputElement>("Prices from, in S$ (optional)");
  fireEvent.blur(price);
  await waitFor(() => expect(price.value).toBe("1,280.50"));
  await press("Next");
  await arriveAt("Your declarations");
  await press("Next");
  await arriveAt("Check and send");
}

function finish() {
  type("Password", "Sayang#2026");
  type("Repeat password", "Sayang#2026");
  fireEvent.click(screen.getByRole("checkbox", { name: /I agree to the Vendor Terms/ }));
  return press("Send application");
}

test("each step is validated before the next one, and the first invalid field gets the focus", async () => {
  render(<VendorRegisterForm />);
  type("Vendor name", "Kampong Florals & Co");
  expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("kampong-florals-and-co");
  await press("Next");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Registered company name")));
  expect(screen.getByRole("heading", { level: 1, name: "Your business" })).toBeTruthy();
});

test("a sole proprietor ticks that the registered name is the vendor name, and it follows", () => {
  render(<VendorRegisterForm />);
  type("Vendor name", "Rasa Photography");
  const registered = screen.getByLabelText<HTMLInputElement>("Registered company name");
  expect(registered.value).toBe("");
  fireEvent.click(screen.getByRole("checkbox", { name: /^It’s the vendor name/ }));
  expect(registered.value).toBe("Rasa Photography");
  type("Vendor name", "Rasa Photography & Film");
  expect(registered.value).toBe("Rasa Photography & Film");
});

test("an application through all steps is sent in one request, then says what happens next", async () => {
  render(<VendorRegisterForm />);
  await walkToReview();
  await finish();
  await screen.findByText(VENDOR_REGISTERED);
  const sent = server.seen.find(({ url }) => url.endsWith("/vendor/auth/register"));
  expect(sent?.body).toMatchObject({
    sellerInfo: { vendorName: "Kampong Florals", username: "kampong-florals", password: "Sayang#2026" },
    businessOwner: { firstName: "Aisyah", isPrivacyAndTerms: true },
    sellerOffering: { services: CATEGORIES.map(({ _id }) => _id), price: 1280.5 },
    validationChecks: { fiveYearHistory: true, isBadReviews: true, comment: "" },
  });
  expect(sessionStorage.length).toBe(0);
});

test("server errors show at their step and field, and can be fixed by going back one step", async () => {
  render(<VendorRegisterForm />);
  await walkToReview();
  answerWith({
    status: 400,
    message: USERNAME_TAKEN,
    data: { errors: [{ field: "sellerInfo.username", message: USERNAME_TAKEN }] },
  });
  await finish();
  await screen.findByRole("heading", { level: 1, name: "Your business" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Username")));
  type("Username", "kampong-florals-sg");
  await press("Done");
  await arriveAt("Check and send");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("Sayang#2026");
});

test("a reload loses nothing but the password", async () => {
  render(<VendorRegisterForm />);
  await walkToReview();
  type("Password", "Sayang#2026");
  expect(sessionStorage.getItem("sayang:vendor-application")).not.toContain("Sayang#2026");
  cleanup();
  render(<VendorRegisterForm />);
  await screen.findByRole("heading", { level: 1, name: "Check and send" });
  expect(screen.getByText("kampong-florals")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});

test("an unticked declaration asks why", async () => {
  render(<VendorRegisterForm />);
  await walkToReview();
  await press("Edit Your declarations");
  await arriveAt("Your declarations");
  fireEvent.click(screen.getByRole("checkbox", { name: /bad press/ }));
  await press("Done");
  const comment = screen.getByLabelText("Please tell us more");
  await waitFor(() => expect(document.activeElement).toBe(comment));
  expect(comment.getAttribute("aria-invalid")).toBe("true");
});
