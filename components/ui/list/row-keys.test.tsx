/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RowKeys } from "./row-keys";

// jsdom has no layout: everything in the document is visible.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, "offsetParent", {
    configurable: true,
    get: () => document.body,
  });
});
afterEach(cleanup);

test("j and k move between rows after a row's checkbox was ticked, but not while typing", async () => {
  const user = userEvent.setup();
  render(
    <section>
      <input aria-label="Search" />
      <ul>
        {["One", "Two", "Three"].map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`Select ${name}`} />
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <RowKeys />
    </section>,
  );
  await user.click(screen.getByRole("checkbox", { name: "Select Two" }));
  await user.keyboard("j");
  expect(document.activeElement?.textContent).toBe("Three");
  await user.click(screen.getByRole("checkbox", { name: "Select Two" }));
  await user.keyboard("k");
  expect(document.activeElement?.textContent).toBe("One");
  await user.type(screen.getByRole("textbox"), "jk");
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("jk");
});

test("shortcuts can be turned off, and on again", async () => {
  const user = userEvent.setup();
  render(
    <section>
      <ul>
        <li>
          <a href="#one">One</a>
        </li>
      </ul>
      <RowKeys />
    </section>,
  );
  await user.click(screen.getByRole("button", { name: "Turn shortcuts off" }));
  await user.keyboard("j");
  expect(document.activeElement?.textContent).not.toBe("One");
  await user.click(screen.getByRole("button", { name: "Turn them on" }));
  await user.keyboard("j");
  expect(document.activeElement?.textContent).toBe("One");
});
