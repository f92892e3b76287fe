/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { OwnReply } from "./own-reply";
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
  travel: "",
  questions: "May I bring my children?\nYes, please.\n\nIs there parking?\nFree,\nin basement 2.",
  daysToGo: null,
  picture: null,
  pictures: [],
};
const HINT = /^Open the link in your invitation to see when and where/;

test("a page that shows no event sends guests to their invitation, but not the couple in their preview", () => {
  const ownReply = <OwnReply slug="mei-and-jun-x7k2" asked={null} hasEvents={false} />;
  const { rerender } = render(<WeddingPageView page={PAGE} ownReply={ownReply} />);
  expect(screen.getByText(HINT)).toBeTruthy();
  rerender(<WeddingPageView page={PAGE} framed />);
  expect(screen.queryByText(HINT)).toBeNull();
});

test("the words around what the couple wrote are in the visitor's language", () => {
  const ownReply = <OwnReply slug="mei-and-jun-x7k2" asked={null} hasEvents language="zh" />;
  const page = { ...PAGE, date: "2031-05-03", daysToGo: 12, story: "We met on a bus." };
  render(
    <WeddingPageView page={page} language="zh" pathIn={(each) => `/w/x?lang=${each}`} ownReply={ownReply} />,
  );
  expect(screen.getByText("还有 12 天")).toBeTruthy();
  expect(screen.getByText("2031年5月3日")).toBeTruthy();
  expect(screen.getByRole("button", { name: "把链接发给我" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "தமிழ்" }).getAttribute("href")).toBe("/w/x?lang=ta");
});

test("questions are parsed from the couple's text, and the days to go are counted in words", () => {
  const { rerender } = render(<WeddingPageView page={{ ...PAGE, date: "2031-05-03", daysToGo: 1 }} />);
  expect(screen.getByText("1 day to go")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Is there parking?" }).nextSibling?.textContent).toBe(
    "Free,\nin basement 2.",
  );
  rerender(<WeddingPageView page={{ ...PAGE, date: "2031-05-03", daysToGo: 0 }} />);
  expect(screen.getByText("Today’s the day")).toBeTruthy();
});
