import type { Page } from "@playwright/test";

/** Gives a public page the first sign of intent, and resolves when React has hydrated it. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await waitUntilAlive(page);
}

export async function waitUntilAlive(page: Page): Promise<void> {
  await waitUntilMounted(page);
  await page.waitForLoadState("networkidle");
}

type Fiber = { return: Fiber | null; child: unknown; stateNode: { current: Fiber } };

/** Resolves when React has mounted the page. Before that, the router drops requests to navigate. */
export async function waitUntilMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document.body).find((name) => name.startsWith("__reactFiber"));
    let fiber = key ? (document.body as unknown as Record<string, Fiber>)[key] : undefined;
    while (fiber?.return) fiber = fiber.return;
    // The root has no child until the first commit.
    return Boolean(fiber?.stateNode.current.child);
  });
}
