/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TICKET_FILE_REFUSED } from "@/contracts/messaging/ticket/ticket";
import { MINUTE_MS } from "@/lib/time";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { ContactForm } from "./contact-form";

const server = useEnvelopeServer();
afterEach(cleanup);

const show = () =>
  render(<ContactForm topic="" message="" countries={<option value="+65">Singapore (+65)</option>} />);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

jest.setTimeout(MINUTE_MS);

test("errors show next to their fields before anything is sent, and disappear when a field is corrected", async () => {
  show();
  await press();
  await screen.findByText("Please choose a topic");
  screen.getByText("First name is required");
  screen.getByText("Please write your message");
  expect(server.seen).toEqual([]);
  expect(document.activeElement).toBe(field(/What is it about/));
  await userEvent.type(field(/First name/), "M");
  expect(screen.queryByText("First name is required")).toBeNull();
  screen.getByText("Please choose a topic");
});

test("server errors are shown, typed values stay, and success shows the ticket number", async () => {
  show();
  await userEvent.selectOptions(field(/What is it about/), "order");
  await userEvent.type(field(/First name/), "Mei");
  await userEvent.type(field(/Email/), "mei@test.example");
  await userEvent.type(field(/Your message/), "When is the tasting?");
  server.reply = () => ({
    status: 400,
    message: TICKET_FILE_REFUSED,
    data: { errors: [{ field: "file", message: TICKET_FILE_REFUSED }] },
  });
  await press();
  await screen.findByText(TICKET_FILE_REFUSED);
  expect(field(/Your message/).value).toBe("When is the tasting?");

  server.reply = () => ({ data: { ticketNumber: "T-000123" } });
  await press();
  await screen.findByText("T-000123");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("We have your message"));
  expect(server.seen.at(-1)?.url).toMatch(/\/ticket$/);
});
