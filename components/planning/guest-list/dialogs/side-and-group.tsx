import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/form/field";
import { GUEST_SIDE_LABELS, GUEST_SIDES, type GuestGroup } from "@/contracts/planning/guest/guest";
import styles from "./dialogs.module.css";

type Field = Omit<ComponentProps<typeof SelectField>, "label">;
type Props = { side: Field; group: Field; groups: readonly GuestGroup[] };

/** Whose guests they are, and which of the couple's groups they belong to. */
export function SideAndGroup({ side, group, groups }: Props) {
  return (
    <div className={styles.pair}>
      <SelectField {...side} label="Side">
        {GUEST_SIDES.map((each) => (
          <option key={each} value={each}>
            {GUEST_SIDE_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <SelectField {...group} label="Group">
        <option value="">No group</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
