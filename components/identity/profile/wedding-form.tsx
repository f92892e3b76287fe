"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { AmountField } from "@/components/ui/money/amount-field";
import { Card } from "@/components/ui/page/card";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { DetailsForm } from "./details/details-form";
import { DETAILS_SCHEMA } from "./details/details-values";
import styles from "./details/details-form.module.css";
import { PartnerCard } from "./partner-card";
import { ProfileSection } from "./profile-section";

const SCHEMA = DETAILS_SCHEMA.pick([
  "brideFirstName",
  "brideLastName",
  "groomFirstName",
  "groomLastName",
  "weddingDate",
  "budget",
]);

type Props = { profile: CustomerProfile; onDone: () => void };

export function WeddingForm({ profile, onDone }: Props) {
  return (
    <DetailsForm
      profile={profile}
      schema={SCHEMA}
      done={
        <Button variant="secondary" size="sm" onClick={onDone}>
          Done
        </Button>
      }
    >
      {({ form, pictures, choosePicture }) => {
        const { dateField, field } = form;
        const partner = (who: "bride" | "groom") => ({
          who,
          firstName: field(`${who}FirstName`),
          lastName: field(`${who}LastName`),
          picture: {
            name: profile[`${who}Image`],
            chosen: pictures[`${who}Image`],
            error: form.errorOf(`${who}Image`),
            onChoose: (file: File | null | undefined) => choosePicture(`${who}Image`, file),
          },
        });
        return (
          <>
            <ProfileSection title="The two of you" lead="Your names appear on your plans and invitations.">
              <div className={styles.pair}>
                <PartnerCard {...partner("bride")} />
                <PartnerCard {...partner("groom")} />
              </div>
            </ProfileSection>
            <ProfileSection title="Your day" lead="For your countdown, your checklist and your budget.">
              <Card className={styles.pair ?? ""}>
                <DateField {...dateField("weddingDate")} label="Wedding date" />
                <AmountField
                  {...field("budget")}
                  label="Budget (S$)"
                  placeholder="60,000"
                  onAmount={(budget) => form.set({ budget })}
                />
              </Card>
            </ProfileSection>
          </>
        );
      }}
    </DetailsForm>
  );
}
