import { SelectField } from "@/components/ui/form/field";

type Props = {
  years: readonly number[];
  year: number | undefined;
  onChoose: (year: number | undefined) => void;
};

export function YearChoice({ years, year, onChoose }: Props) {
  // A year from an old link stays selectable, even if nothing was paid in it.
  const shown =
    year === undefined || years.includes(year) ? years : [year, ...years].toSorted((a, b) => b - a);
  return (
    <SelectField
      id="payment-year"
      label="Year"
      value={year ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? undefined : Number(target.value))}
    >
      <option value="">All years</option>
      {shown.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  );
}
