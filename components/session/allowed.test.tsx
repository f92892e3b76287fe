/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { CAPABILITIES_OF, VENDOR_CAPABILITIES } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES, type VendorRole } from "@/contracts/identity/vendor-account";
import { openBrowserStore } from "@/store/browser-store";
import { authAdopted } from "@/store/slices/auth-slice";
import { Allowed, RoleNote } from "./allowed";

afterEach(cleanup);

async function showAs(teamRole: VendorRole | null): Promise<string[]> {
  const store = await openBrowserStore();
  const shop = { id: "v1", _id: "v1", email: "v@sayang.test", vendorName: "Rasa", categories: [] };
  const userData = teamRole && {
    ...shop,
    roleUser: "vendor" as const,
    status: "approved" as const,
    teamRole,
  };
  store.dispatch(
    authAdopted({
      accessToken: null,
      refreshToken: null,
      userData,
      role: "vendor",
      categories: [],
      categoryList: [],
    }),
  );
  render(
    <Provider store={store}>
      <ul>
        {VENDOR_CAPABILITIES.map((to) => (
          <Allowed key={to} to={to}>
            <li>{to}</li>
          </Allowed>
        ))}
      </ul>
      <Allowed to="team" side="customer">
        For couples
      </Allowed>
      <RoleNote to="orders.decide" words={(who) => `${who} answers orders.`} />
      <RoleNote to="money" words={(who) => `${who} sees the money.`} />
    </Provider>,
  );
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

test.each(VENDOR_ROLES)("%s sees what the table allows, which doesn't restrict couples", async (role) => {
  expect(await showAs(role)).toEqual(VENDOR_CAPABILITIES.filter((to) => CAPABILITIES_OF[role].includes(to)));
  expect(screen.getByText("For couples")).toBeTruthy();
});

test("an unknown role sees the least", async () => {
  expect(await showAs(null)).toEqual(CAPABILITIES_OF.staff);
});

test.each([
  ["staff", ["A manager or an owner answers orders.", "An owner sees the money."]],
  ["manager", ["An owner sees the money."]],
  ["owner", []],
] as const)("%s reads who does what it may not", async (role, notes) => {
  await showAs(role);
  expect(screen.queryAllByRole("status").map(({ textContent }) => textContent)).toEqual(notes);
});
