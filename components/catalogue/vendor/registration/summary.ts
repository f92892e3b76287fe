import { fullName } from "@/lib/text/full-name";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import { formatDate, isIsoDate } from "@/lib/dates";
import { shownPhone } from "@/lib/phone/shown-phone";
import type { Application } from "./application";
import { DECLARATIONS } from "./declarations";

export type SummaryRow = { label: string; value: string };

/** Returns the review's lines by step id, without empty fields. */
export function summaryOf(
  values: Application,
  tree: MasterCategoryNode[] | null,
): Record<string, SummaryRow[]> {
  const seller = (name: string) => String(values[`sellerInfo.${name}` as keyof Application]);
  const service = (id: string) => tree?.find(({ _id }) => _id === id)?.name ?? "";
  const address = [
    [seller("blockNumber"), seller("streetAddress1")].filter(Boolean).join(" "),
    seller("unitNo"),
    seller("buildingName"),
    seller("streetAddress2"),
    seller("streetAddress3"),
    `Singapore ${seller("postCode")}`,
  ];
  const unticked = DECLARATIONS.filter(({ path }) => !values[path]).map(({ short }) => short);
  const price = values["sellerOffering.price"];
  const date = values["sellerOffering.date"];
  const all = {
    business: {
      "Vendor name": seller("vendorName"),
      Username: seller("username"),
      Company: seller("companyName"),
      "Registration number": seller("companyRegistrationNumber"),
      "GST number": seller("vatTaxNumber"),
      Website: seller("website"),
      Email: seller("email"),
    },
    contact: {
      Phone: shownPhone(seller("countryCode"), seller("phone")),
      Mobile: shownPhone(seller("countryCodeForMobile"), seller("mobileNumber")),
      Address: address
        .map((line) => line.trim())
        .filter(Boolean)
        .join(", "),
    },
    owner: {
      Name: fullName({
        firstName: values["businessOwner.firstName"],
        lastName: values["businessOwner.lastName"],
      }),
      Email: values["businessOwner.email"],
      Phone: shownPhone(values["businessOwner.countryCode"], values["businessOwner.phone"]),
    },
    offering: {
      "Main service": service(values["sellerOffering.main"]),
      "Secondary service": service(values["sellerOffering.secondary"]),
      "Prices from": price
        ? `S$${Number(price).toLocaleString("en-SG", { minimumFractionDigits: price.includes(".") ? 2 : 0 })}`
        : "",
      "In business since": isIsoDate(date) ? formatDate(date) : date,
      "Social champion": values["sellerOffering.areYouASocialChampion"] ? "Yes" : "",
      Profile: seller("profileSummary"),
    },
    declarations: {
      Confirmed: unticked.length === 0 ? "All five statements" : "",
      "Not confirmed": unticked.join(", "),
      Comment: values["validationChecks.comment"],
    },
  };
  return Object.fromEntries(
    Object.entries(all).map(([step, rows]) => [
      step,
      Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ]),
  );
}
