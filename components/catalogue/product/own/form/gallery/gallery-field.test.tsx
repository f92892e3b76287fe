/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";
import { GalleryField } from "./gallery-field";

afterEach(cleanup);

test("names every file that it can’t accept, next to what the server refused", () => {
  const onChange = jest.fn<void, [Picture[]]>();
  const refused = "“fake.jpg” must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture";
  render(<GalleryField pictures={[]} error={refused} onChange={onChange} />);
  const large = new File([""], "large.png", { type: "image/png" });
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  const files = [
    new File(["a"], "a.txt", { type: "text/plain" }),
    new File(["b"], "b.txt", { type: "text/plain" }),
    large,
    new File(["c"], "gown.jpg", { type: "image/jpeg" }),
  ];
  fireEvent.change(screen.getByLabelText("Add pictures"), { target: { files } });
  expect(screen.getByRole("alert").textContent).toBe(
    [
      "“a.txt” isn’t a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture.",
      "“b.txt” isn’t a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture.",
      "“large.png” is larger than 10 MB. Choose a smaller one.",
      refused,
    ].join(""),
  );
  expect(onChange.mock.calls[0]?.[0].map(({ fileName }) => fileName)).toEqual(["gown.jpg"]);
});
