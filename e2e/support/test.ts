import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from "@playwright/test";
import {
  type Couple,
  registerApprovedVendor,
  registerCouple,
  type Vendor,
} from "@/e2e/support/account/accounts";
import { type Buyer, signInBuyer } from "@/e2e/support/sale/purchases";

export { expect };

export type PageOptions = BrowserContextOptions & {
  /** The window's width. Its height is 900 pixels unless `viewport` says otherwise. */
  width?: number;
  /** Console errors that the test provokes, in addition to those of the file. */
  allowedErrors?: RegExp[];
};
/** Opens a page in a separate browser context. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

type Options = {
  /** Console errors that the tests of a file provoke: `test.use({ allowedErrors: [/status of 400/] })`. */
  allowedErrors: RegExp[];
  /** False for a couple that has not verified its email address. */
  verified: boolean;
};
type Fixtures = {
  /** Console errors so far. Any that remain at the end fail the test. */
  consoleErrors: string[];
  /** Opens pages without motion, whose console errors fail the test. They are closed at its end. */
  openPage: OpenPage;
  /** A couple registered for this test only. */
  couple: Couple;
  /** The couple, signed in to the API. */
  buyer: Buyer;
  /** An approved vendor, registered for this test only. */
  vendor: Vendor;
};

export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  verified: [true, { option: true }],

  consoleErrors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, "console errors").toEqual([]);
  },

  context: async ({ context, consoleErrors, allowedErrors }, use) => {
    watchErrors(context, consoleErrors, allowedErrors);
    await use(context);
  },

  openPage: async ({ browser, consoleErrors, allowedErrors: always }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ width = 1280, allowedErrors = [], ...options } = {}) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...options });
      contexts.push(context);
      watchErrors(context, consoleErrors, [...always, ...allowedErrors]);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  couple: async ({ request, verified }, use) => use(await registerCouple(request, { verified })),
  buyer: async ({ request, couple }, use) => use(await signInBuyer(request, couple.email)),
  vendor: async ({ request }, use) => use(await registerApprovedVendor(request)),
});

/** Records every console error of the context's pages, except the allowed ones. */
function watchErrors(context: BrowserContext, errors: string[], allowed: RegExp[]): void {
  const note = (text: string, page: Page | null, source: string) => {
    const error = `${text} (${source})`;
    if (!allowed.some((pattern) => pattern.test(error))) errors.push(`${page?.url()}: ${error}`);
  };
  context.on("weberror", (error) => note(error.error().message, error.page(), "uncaught"));
  context.on("console", (message) => {
    if (message.type() === "error") note(message.text(), message.page(), message.location().url);
  });
}
