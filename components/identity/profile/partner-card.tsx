"use client";
import { Card } from "@/components/ui/page/card";
import { TextField, type TextFieldProps } from "@/components/ui/form/field";
import styles from "./partner-card.module.css";
import { PortraitField } from "./portrait-field";

type Name = Omit<TextFieldProps, "label">;
type Props = {
  who: "bride" | "groom";
  firstName: Name;
  lastName: Name;
  picture: {
    name: string | null;
    chosen: File | null | undefined;
    error: string | undefined;
    onChoose: (file: File | null | undefined) => void;
  };
};

const TITLES = { bride: "The bride", groom: "The groom" } as const;

export function PartnerCard({ who, firstName, lastName, picture }: Props) {
  return (
    <Card as="section" aria-label={TITLES[who]} className={styles.card ?? ""}>
      <h3 className={styles.title}>{TITLES[who]}</h3>
      <PortraitField whose={`the ${who}`} {...picture} />
      <TextField {...firstName} label="First name" autoComplete="off" />
      <TextField {...lastName} label="Last name" autoComplete="off" />
    </Card>
  );
}
