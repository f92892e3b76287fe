import { COUPLE } from "@/e2e/support/account/accounts";
import { toast } from "@/e2e/support/messages";
import { type SecondServer, startSecondServer } from "@/e2e/support/server/second-server";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const BOTH = /Continue with (Google|Facebook)/;
const GUEST_PAGES = ["/login", "/register"];

/** Returns the other sites that the page's policy allows, by directive. */
function strangers(policy: string | undefined): Record<string, string[]> {
  const rules = (policy ?? "").split("; ").map((rule) => rule.split(" "));
  const found = rules.map(([name = "", ...sources]) => [
    name,
    sources.filter((source) => /^https?:|^\*|\.[a-z]+$|^'unsafe/.test(source)).toSorted(),
  ]);
  return Object.fromEntries(found.filter(([, sources]) => (sources?.length ?? 0) > 0)) as Record<
    string,
    string[]
  >;
}

const OURS_ALONE = { "style-src": ["'unsafe-inline'"] };

test("without client ids there is no button, and no other site is allowed", async ({ page, request }) => {
  for (const path of [...GUEST_PAGES, "/vendor/login", "/"]) {
    const answer = await request.get(path);
    expect.soft([path, strangers(answer.headers()["content-security-policy"])]).toEqual([path, OURS_ALONE]);
    expect.soft([path, BOTH.test(await answer.text())]).toEqual([path, false]);
  }
  for (const path of GUEST_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
    await expect(page.getByRole("button", { name: BOTH })).toHaveCount(0);
  }
});

test.describe("with client ids for both networks", () => {
  let server: SecondServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startSecondServer({
      GOOGLE_CLIENT_ID: "sayang-e2e.apps.googleusercontent.com",
      FACEBOOK_APP_ID: "1088597931155576",
      FACEBOOK_APP_SECRET: "a secret of the application",
    });
  });
  test.afterAll(() => server.stop());

  test("shows their buttons, and allows their sites on sign-in pages only", async ({ request }) => {
    for (const path of GUEST_PAGES) {
      const answer = await request.get(server.origin + path);
      expect.soft([path, strangers(answer.headers()["content-security-policy"])]).toEqual([
        path,
        {
          ...OURS_ALONE,
          "script-src": ["https://accounts.google.com", "https://connect.facebook.net"],
          "connect-src": [
            "https://accounts.google.com",
            "https://graph.facebook.com",
            "https://www.facebook.com",
            "https://www.googleapis.com",
          ],
          "frame-src": ["https://accounts.google.com", "https://www.facebook.com"],
        },
      ]);
      const html = await answer.text();
      const offered = [...html.matchAll(/Continue with (Google|Facebook)/g)].map(([words]) => words);
      const both = ["Continue with Google", "Continue with Facebook"];
      expect.soft([path, offered]).toEqual([path, path === "/login" ? both : []]);
      expect.soft(html.includes("a secret of the application")).toBe(false);
    }
  });

  test("loads their scripts on first intent, and reports a failure", async ({ openPage }) => {
    const page = await openPage({ baseURL: server.origin, allowedErrors: [/ERR_FAILED/] });
    const asked: string[] = [];
    // Simulates a firewall that allows only our own site.
    await page.context().route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (route) => {
        asked.push(new URL(route.request().url()).hostname);
        return route.abort();
      },
    );
    await page.goto("/login");
    await page.getByLabel("Email address").fill(COUPLE);
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await expect(toast(page, "Log in attempt fails")).toBeVisible();
    await page.getByRole("button", { name: "Continue with Facebook" }).click();
    await expect(toast(page, "Login failed please try again!")).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(["accounts.google.com", "connect.facebook.net"]));
    await expect(page).toHaveURL(/\/login$/);

    // Pages for signed-in users don't need them.
    await openAs(page, "customer", COUPLE, "/vendor");
    const inside = await page.goto("/user/profile");
    expect(strangers(inside?.headers()["content-security-policy"])).toEqual(OURS_ALONE);
  });
});
