/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { WeddingPageView } from "./wedding-page-view";

afterEach(cleanup);

const PAGE = {
  couple: "Mei & Jun",
  date: null,
  design: "paper-cut" as const,
  events: [],
  story: "",
  dressCode: "",
  giftNote: "",
  pictures: [],
};
const HINT = "Open this page from your invitation to see when and where.";

test("a page that shows no event sends guests to their invitation, but not the couple in their preview", () => {
  const { rerender } = render(<WeddingPageView page={PAGE} />);
  expect(screen.getByText(HINT)).toBeTruthy();
  rerender(<WeddingPageView page={PAGE} framed />);
  expect(screen.queryByText(HINT)).toBeNull();
});
