import { eq } from "drizzle-orm";
import { account, customer } from "@/server/db/schema/identity/account";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();

test("a person with one name registers without a last name", async () => {
  const email = "siti.one.name@example.com";
  const answer = await call("POST", "/user/auth/register", {
    body: {
      firstName: "Siti",
      email,
      password: "Frangipani-Garden-42",
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
