/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { run } from "./open-lightbox";
import { PictureGallery } from "./picture-gallery";

/** jsdom lacks modal dialogs, so this stubs the parts that we rely on. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(cleanup);

const PICTURES = ["a", "b", "c"].map((name) => ({ name: `${name}.jpg`, alt: `Hall ${name}` }));

/** Renders the gallery and presses picture number `at`. */
function open(at: number) {
  const { container } = render(
    <PictureGallery layout="stage" of="Hotel" pictures={PICTURES} videoUrl={null} />,
  );
  const link = container.querySelectorAll<HTMLElement>("a[data-picture]")[at];
  if (!link) throw new Error("no such picture");
  let shown: ReactNode = null;
  const view = render(<></>);
  act(() => {
    void run(link, (node) => view.rerender(<>{(shown = node)}</>));
  });
  return { shown: () => shown };
}

const picture = () => screen.getByRole("dialog").querySelector("img")?.alt;

test("arrows, Home and End move through the pictures, and the position is announced", async () => {
  open(1);
  const user = userEvent.setup();
  expect(picture()).toBe("Hall b");
  expect(screen.getByText("2 of 3")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  expect(picture()).toBe("Hall c");
  await user.keyboard("{ArrowRight}");
  expect(picture()).toBe("Hall a");
  await user.keyboard("{ArrowLeft}");
  expect(picture()).toBe("Hall c");
  await user.keyboard("{Home}");
  expect(picture()).toBe("Hall a");
  await user.keyboard("{End}");
  expect(screen.getByText("3 of 3")).toBeTruthy();
});

test("a swipe changes the picture, a finger that only rests does not", () => {
  open(0);
  const stage = screen.getByRole("dialog").querySelector("img")?.parentElement;
  if (!stage) throw new Error("no stage");
  const drag = (from: number, to: number) => {
    // jsdom's pointer events have no coordinates.
    fireEvent(stage, new MouseEvent("pointerdown", { clientX: from, bubbles: true }));
    fireEvent(stage, new MouseEvent("pointerup", { clientX: to, bubbles: true }));
  };
  drag(300, 280);
  expect(picture()).toBe("Hall a");
  drag(300, 100);
  expect(picture()).toBe("Hall b");
  drag(100, 300);
  expect(picture()).toBe("Hall a");
});

test("the first picture of a mosaic has files for double-density screens", () => {
  const pictures = [{ name: "artwork/venues/banner-01.webp", alt: "Hall" }, ...PICTURES];
  render(<PictureGallery layout="mosaic" of="Hotel" pictures={pictures} videoUrl={null} />);
  expect(screen.getByAltText<HTMLImageElement>("Hall").srcset).toMatch(/_cut1440\.avif 1440w$/);
});

test("is removed from the page when closed", async () => {
  const { shown } = open(2);
  await userEvent.setup().click(screen.getByRole("button", { name: "Close" }));
  expect(shown()).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a film elsewhere is a link in a new tab, a hosted one plays, and a script is neither", () => {
  const gallery = (videoUrl: string) => (
    <PictureGallery layout="stage" of="Hotel" pictures={PICTURES} videoUrl={videoUrl} />
  );
  const { rerender, container } = render(gallery("https://www.youtube.com/watch?v=abc"));
  const link = screen.getByRole("link", { name: /Watch the film on YouTube/ });
  expect(link.getAttribute("target")).toBe("_blank");
  rerender(gallery("/media/film.mp4"));
  expect(container.querySelector("video")?.preload).toBe("none");
  rerender(gallery("javascript:alert(1)"));
  expect(container.querySelector("video")).toBeNull();
  expect(screen.queryByRole("link", { name: /Watch/ })).toBeNull();
});
