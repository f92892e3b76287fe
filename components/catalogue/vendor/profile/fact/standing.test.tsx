/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { HalalFact, TablesFact } from "@/contracts/catalogue/vendor/vendor-fact";
import { HalalStanding, TablesStanding } from "./standing";

const CERTIFICATE: HalalFact = {
  id: "1",
  state: "pending",
  reason: "",
  sentAt: "2026-11-01T02:00:00.000Z",
  number: "MUIS-7",
  expiresOn: "2027-09-30",
  fileName: "certificate.pdf",
};
const HALLS: TablesFact = {
  id: "2",
  state: "confirmed",
  reason: "",
  sentAt: "2026-11-01T02:00:00.000Z",
  halls: [
    { name: "Orchid Room", tables: 18 },
    { name: "Parlour", tables: 1 },
  ],
};
const NONE = { confirmed: null, latest: null, lapsedOn: null };
const textOf = (halal: Parameters<typeof HalalStanding>[0]["halal"]) =>
  render(<HalalStanding halal={halal} />).container.textContent ?? "";

test("without a certificate, it says what one is for", () => {
  expect(textOf(NONE)).toMatch(/^Couples filter for halal\./);
});

test("a pending one is shown as such, with what applies meanwhile", () => {
  expect(textOf({ ...NONE, latest: CERTIFICATE })).toBe(
    "Waiting for our checkCertificate MUIS-7, certificate.pdf, valid until 30 Sept 2027Sent on 1 Nov 2026.",
  );
  const confirmed = { ...CERTIFICATE, state: "confirmed" as const, expiresOn: "2026-12-31" };
  expect(textOf({ ...NONE, confirmed, latest: CERTIFICATE })).toMatch(
    /^Confirmed until 31 Dec 2026.*Waiting for our check.*What’s confirmed counts until then\.$/,
  );
});

test("a rejected one gives the reason", () => {
  const latest = { ...CERTIFICATE, state: "rejected" as const, reason: "The number is cut off" };
  const text = textOf({ ...NONE, latest });
  expect(text).toMatch(/^We couldn’t confirm thisThe number is cut off/);
  expect(text).not.toContain("still counts");
});

test("a lapsed one shows when it lapsed", () => {
  expect(textOf({ ...NONE, lapsedOn: "2026-10-31" })).toBe(
    "Your certificate expired on 31 Oct 2026Couples no longer see you as halal-certified.",
  );
});

test("halls list their tables, each with its actions", () => {
  render(
    <TablesStanding
      tables={{ confirmed: HALLS, latest: null }}
      actionsOf={({ id }) => <button type="button">Remove {id}</button>}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Orchid Room: 18 tables",
    "Parlour: 1 table",
  ]);
  expect(screen.getByText("Confirmed")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove 2" })).toBeTruthy();
});
