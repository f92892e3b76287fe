/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import type { Cart } from "@/contracts/sale/cart";
import { makeStore } from "@/store/make-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import CheckoutDetails from "./checkout-details";
import { CHECKOUT_AGREEMENT, CHECKOUT_FORM } from "./checkout-form";

useEnvelopeServer();
afterEach(cleanup);

test("all errors show at once, Singapore needs only the postal code, and the agreement is next to the button", async () => {
  const user = userEvent.setup();
  const submit = jest.fn(() => Promise.resolve());
  render(
    <Provider store={makeStore()}>
      <CheckoutDetails cart={{ docs: [] } as unknown as Cart} onSubmit={submit} />
      <div id={CHECKOUT_AGREEMENT} />
      <button type="submit" form={CHECKOUT_FORM}>
        Place order
      </button>
    </Provider>,
  );
  const place = () => user.click(screen.getByRole("button", { name: "Place order" }));
  await place();
  const mistakes = (await screen.findByText("Before you place the order")).parentElement;
  expect(mistakes?.textContent).toContain("Contact name is required");
  expect(mistakes?.textContent).toContain("Postal code is required");
  expect(mistakes?.textContent).toContain("Please agree to the Terms and Conditions");
  expect(screen.queryByLabelText("City")).toBeNull();

  await user.type(screen.getByLabelText("Contact name"), "Mei Tan");
  await user.type(screen.getByLabelText("Contact phone"), "+65 9123 4567");
  await user.selectOptions(screen.getByLabelText("Country"), "Malaysia");
  await place();
  expect((await screen.findAllByText("City is required")).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText("Country"), "Singapore");
  await user.type(screen.getByLabelText("Postal code"), "049213");
  await place();
  const terms = screen.getByRole("checkbox");
  await waitFor(() => expect(document.activeElement).toBe(terms));
  await user.click(terms);
  await place();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({
      contactName: "Mei Tan",
      termsAgreed: true,
      billing: expect.objectContaining({ country: "Singapore", postalCode: "049213", city: "" }),
    }),
  );
});

test("agreeing counts for the terms that were linked, not for those that replace them", async () => {
  const user = userEvent.setup();
  const store = makeStore();
  const withTerms = (version: number) => ({
    docs: [
      {
        id: "g1",
        vendor: { id: "v1", vendorName: "Melur" },
        lines: [],
        paymentPolicy: { refundTiers: [], note: "" },
        terms: { id: `t${version}`, version },
      },
    ],
  });
  const page = (version: number) => (
    <Provider store={store}>
      <CheckoutDetails
        cart={withTerms(version) as unknown as Cart}
        onSubmit={() => Promise.resolve(undefined)}
      />
      <div id={CHECKOUT_AGREEMENT} />
    </Provider>
  );
  const { rerender } = render(page(1));
  const box = () => screen.getByRole<HTMLInputElement>("checkbox");
  await user.click(box());
  rerender(page(1));
  expect(box().checked).toBe(true);
  rerender(page(2));
  expect(box().checked).toBe(false);
  expect(screen.getByRole("link", { name: /version 2/ }).getAttribute("href")).toMatch(/\/terms\/2$/);
  await user.click(box());
  expect(box().checked).toBe(true);
});
