/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { BackToTop } from "./back-to-top";

afterEach(cleanup);

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

test("it comes when a visitor turns back, and goes on the way down and at the top", () => {
  render(<BackToTop />);
  const isShown = () => screen.getByLabelText("Back to top").hasAttribute("data-shown");
  const seen = [600, 1200, 1196, 1100, 1104, 1300, 900, 100].map((y) => {
    scrollTo(y);
    return isShown();
  });
  expect(seen).toEqual([false, false, false, true, true, false, true, false]);
});
