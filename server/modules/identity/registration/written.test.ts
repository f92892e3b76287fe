import { eq } from "drizzle-orm";
import { account, customer } from "@/server/db/schema/identity/account";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();
const PASSWORD = "Frangipani-Garden-42";

test("a person with a single name registers without a last name", async () => {
  const email = "siti.one.name@example.com";
  const answer = await call("POST", "/user/auth/register", {
    body: {
      firstName: "Siti",
      email,
      password: PASSWORD,
      countryCode: "+65",
      phone: "91234567",
      isPrivacyAndTerms: true,
    },
  });
  expect(answer.status).toBe(200);
  const [row] = await db()
    .select({ firstName: customer.firstName, lastName: customer.lastName })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(account.email, email));
  expect(row).toEqual({ firstName: "Siti", lastName: "" });
});

test.each([
  ["+65", "9123-4567", "91234567"],
  ["+44", "+44 (0)20 7946 0958", "2079460958"],
])("the number %s %s is stored as its digits", async (countryCode, phone, kept) => {
  const email = `written.${kept}@example.com`;
  await call("POST", "/user/auth/register", {
    body: { firstName: "Siti", email, password: PASSWORD, countryCode, phone, isPrivacyAndTerms: true },
  });
  const [row] = await db()
    .select({ countryCode: customer.countryCode, phone: customer.phone })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(account.email, email));
  expect(row).toEqual({ countryCode, phone: kept });
});
