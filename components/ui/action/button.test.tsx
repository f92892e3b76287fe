/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "./button";

afterEach(cleanup);

function Once({ type, onPress }: { type: "button" | "submit"; onPress: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    onPress();
    setBusy(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <Button type={type} busy={busy} {...(type === "button" && { onClick: press })}>
        Import
      </Button>
    </form>
  );
}

test.each(["button", "submit"] as const)("a busy %s ignores further presses", async (type) => {
  const onPress = jest.fn();
  render(<Once type={type} onPress={onPress} />);
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Import" });
  await user.dblClick(button);
  await user.keyboard("{Enter}");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(onPress).toHaveBeenCalledTimes(1);
});
