/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PASSWORD_RULES } from "@/contracts/identity/credential/password";
import { NewPasswordField } from "./password-field-new";

afterEach(cleanup);

function Kept() {
  const [value, keep] = useState("");
  return (
    <NewPasswordField id="p" label="Password" value={value} onChange={({ target }) => keep(target.value)} />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Password");
const met = () => screen.getAllByRole("listitem").filter((rule) => rule.dataset.met).length;

test("links the rules to the field, ticks them off while typing, and announces what is left", async () => {
  render(<Kept />);
  const user = userEvent.setup();
  expect(field().autocomplete).toBe("new-password");
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.tagName).toBe("UL");
  expect(met()).toBe(0);
  await user.type(field(), "Sayang2026");
  expect(met()).toBe(PASSWORD_RULES.length - 1);
  await screen.findByText("The password still needs a special character, such as # or !.");
  await user.type(field(), "#ok");
  expect(met()).toBe(PASSWORD_RULES.length);
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("The password meets all rules. Strength: Strong."),
  );
});
