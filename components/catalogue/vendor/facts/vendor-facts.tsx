import type { RoomFact } from "@/contracts/catalogue/vendor/room-facts";
import { CEREMONY_LABELS, LANGUAGE_LABELS } from "@/contracts/catalogue/vendor/vendor-service";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { nearestStation } from "@/lib/place/mrt";
import { FactIcon, type FactIconName } from "./fact-icon";
import { t, td, tn } from "@/lib/words/t";
import styles from "./vendor-facts.module.css";

type Fact = { icon: FactIconName; name: string; value: string };

const ROOM_ICONS = { "Theatre layout": "chairs", "Cocktail layout": "glass", Parking: "car" } as const;

function factsOf(vendor: VendorDetail, room: readonly RoomFact[]): Fact[] {
  const { capacityTables, halls, halalCertified, area, location, languages, ceremonies, gstRegistered } =
    vendor;
  const station = nearestStation(location);
  const facts: (Fact | false)[] = [
    { icon: "pin", name: t("Where"), value: area },
    station !== null && {
      icon: "train",
      name: t("Nearest MRT"),
      value: t("{station}, about {n} min walk", { station: station.name, n: station.minutes }),
    },
    capacityTables !== null && {
      icon: "table",
      name: halls.length > 1 ? t("Largest hall") : t("Banquet layout"),
      value: tn(capacityTables, "{n} table of 10", "{n} tables of 10"),
    },
    halls.length > 1 && {
      icon: "table",
      name: t("Halls"),
      value: halls.map(({ name, tables }) => `${name} (${tn(tables, "{n} table", "{n} tables")})`).join(", "),
    },
    ...room.map(({ name, value }) => ({ icon: ROOM_ICONS[name], name: td(name), value })),
    languages.length > 0 && {
      icon: "speech",
      name: t("Speaks"),
      value: languages.map((language) => td(LANGUAGE_LABELS[language])).join(", "),
    },
    ceremonies.length > 0 && {
      icon: "rings",
      name: t("Ceremonies"),
      value: ceremonies.map((ceremony) => td(CEREMONY_LABELS[ceremony])).join(", "),
    },
    halalCertified && { icon: "leaf", name: t("Kitchen"), value: t("Halal certified") },
    gstRegistered && { icon: "receipt", name: "GST", value: t("Registered") },
  ];
  return facts.filter((fact) => fact !== false);
}

type Props = {
  vendor: VendorDetail;
  /** Facts about its rooms, taken from its packages. */
  room: readonly RoomFact[];
};

export function VendorFacts({ vendor, room }: Props) {
  return (
    <dl className={styles.facts}>
      {factsOf(vendor, room).map(({ icon, name, value }) => (
        <div key={name}>
          <FactIcon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
