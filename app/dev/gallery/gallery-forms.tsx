"use client";
import { useState } from "react";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { PhoneField } from "@/components/ui/form/phone-field";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import styles from "./gallery.module.css";

/** The form fields with live validation, as every area uses them. */
export function GalleryForms() {
  const [password, setPassword] = useState("Kueh-lapis");
  const [[code, number], setPhone] = useState(["+65", "9123"]);
  return (
    <section aria-label="Form parts" className={styles.pair}>
      <form className={styles.side} onSubmit={(event) => event.preventDefault()}>
        <h2>Parts of forms</h2>
        <FormAlert message="We could not save this. What you typed is still here." complaints={[]} />
        <PhoneField
          idPrefix="f-phone"
          label="Phone"
          code={code ?? "+65"}
          number={number ?? ""}
          onChange={(...phone) => setPhone(phone)}
          hint="Vendors call you here on the day."
          error={(number ?? "").length < 8 ? "phone fill in at least 8 digits" : undefined}
        />
        <PasswordField id="f-current" name="current" label="Current password" defaultValue="Sayang#2026" />
        <NewPasswordField
          id="f-new"
          name="new"
          label="New password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className={styles.row}>
          <SubmitButton>Save</SubmitButton>
          <SubmitButton busy>Saving</SubmitButton>
          <SubmitButton disabled>Save</SubmitButton>
        </div>
      </form>
      <div className={styles.side}>
        <h2>Statements</h2>
        <CheckboxField id="f-plain" label="Ask me again on this browser" defaultChecked />
        <CheckboxField id="f-card" look="card" label="I have run this business for five years or more." />
        <CheckboxField
          id="f-wrong"
          label="I agree to the Terms and Conditions"
          error="Please agree to the Terms and Conditions"
        />
        <h2>Progress</h2>
        <ProgressBar label="Paid so far" value={30} valueText="$1,200.00 of $4,000.00" />
        <ProgressBar label="All paid" value={100} />
        <ProgressBar label="Uploading" />
        <h2>Ornament</h2>
        <div className={styles.row}>
          <TileRosette size={48} />
          <TileRosette size={96} />
          <TileRosette size={136} />
        </div>
      </div>
    </section>
  );
}
