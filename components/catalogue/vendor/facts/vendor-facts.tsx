import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { FactIcon, type FactIconName } from "./fact-icon";
import styles from "./vendor-facts.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

function factsOf(vendor: VendorDetail): Fact[] {
  const { capacityTables, halalCertified, area } = vendor;
  const facts: (Fact | false)[] = [
    { icon: "pin", name: "Where", value: area },
    capacityTables !== null && {
      icon: "table",
      name: "Room for",
      value: `${capacityTables} tables of 10`,
    },
    halalCertified && { icon: "leaf", name: "Kitchen", value: "Halal certified" },
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
