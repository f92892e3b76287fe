/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import ConfirmDialog from "./confirm-dialog";

afterEach(cleanup);

test("an answered dialog can't be answered again while it fades out", () => {
  let answers = 0;
  const dialog = (open: boolean) => (
    <ConfirmDialog
      open={open}
      title="Delete it?"
      confirm="Delete"
      cancel="Keep it"
      busy={false}
      onConfirm={() => (answers += 1)}
      onClose={() => undefined}
    >
      This can’t be undone.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  const button = screen.getByRole("button", { name: "Delete" });
  fireEvent.click(button);
  rerender(dialog(false));
  fireEvent.click(button);
  expect(answers).toBe(1);
});
