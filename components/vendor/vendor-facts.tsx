import type { VendorDetail } from "@/contracts/vendor";
import { formatDate } from "@/lib/dates";
import { FactIcon, type FactIconName } from "./fact-icon";
import styles from "./vendor-facts.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

function factsOf(vendor: VendorDetail): Fact[] {
  const { capacityTables, ordersCompleted, gstRegistered, halalCertified, area, memberSince } = vendor;
  const facts: (Fact | false)[] = [
    { icon: "pin", name: "Where", value: area },
    capacityTables !== null && {
      icon: "table",
      name: "Room for",
      value: `${capacityTables} tables of 10`,
    },
    halalCertified && { icon: "leaf", name: "Kitchen", value: "Halal certified" },
    ordersCompleted > 0 && {
      icon: "rings",
      name: "On Sayang",
      value: `${ordersCompleted} ${ordersCompleted === 1 ? "wedding" : "weddings"} served`,
    },
    {
      icon: "receipt",
      name: "GST",
      value: gstRegistered ? "Registered, inside the price" : "Not registered",
    },
    {
      icon: "calendar",
      name: "Member since",
      value: formatDate(memberSince).split(" ").slice(1).join(" "),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  return (
    <dl className={styles.facts}>
      {factsOf(vendor).map(({ icon, name, value }) => (
        <div key={name}>
          <FactIcon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
