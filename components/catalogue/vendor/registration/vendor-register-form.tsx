"use client";
import { useEffect } from "react";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { Button } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { notify } from "@/lib/notice/notify";
import { STEPS } from "./application";
import { BusinessStep } from "./business-step";
import { ContactStep } from "./contact-step";
import { DeclarationsStep } from "./declarations-step";
import { OfferingStep } from "./offering-step";
import { OwnerStep } from "./owner-step";
import { ReviewStep } from "./review-step";
import type { StepProps } from "./step-fields";
import { LAST, useApplication } from "./use-application";
import { VendorRegistered } from "./vendor-registered";
import styles from "./vendor-register.module.css";

const STEP_VIEWS = {
  business: BusinessStep,
  contact: ContactStep,
  owner: OwnerStep,
  offering: OfferingStep,
  declarations: DeclarationsStep,
};

/** A vendor's registration in steps. A draft is saved in the tab, so that a reload loses nothing but the password. */
export function VendorRegisterForm() {
  const application = useApplication();
  const { values, complaints, change, check, step, busy, sent, go } = application;
  useEffect(() => {
    if (sent) notify("success", sent.message);
  }, [sent]);
  if (sent) return <VendorRegistered {...sent} />;

  const { id, title, lead, fields } = STEPS[step] ?? STEPS[0];
  const last = step === LAST;
  const onward = application.reviewing ? "Done" : "Next";
  const props: StepProps = { values, complaints, change, check };
  const StepView = id === "review" ? null : STEP_VIEWS[id];
  return (
    <>
      <Progress step={step} />
      <PanelHeading title={title} headingRef={application.headingRef}>
        {lead}
      </PanelHeading>
      <form
        {...application.formProps}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          application.submit();
        }}
        // React replays a submit from before hydration here.
        action={() => void setTimeout(application.submit)}
      >
        <FormAlert
          message={application.failure}
          complaints={fields.flatMap((path) => complaints[path] ?? [])}
        />
        {StepView ? <StepView {...props} /> : <ReviewStep {...props} go={go} />}
        <div className={styles.buttons}>
          {step > 0 ? (
            <Button variant="secondary" size="lg" onClick={() => go(step - 1)}>
              Back
            </Button>
          ) : null}
          <SubmitButton size="lg" busy={busy}>
            {last ? (busy ? "Sending" : "Send application") : onward}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        Sell on Sayang <span aria-hidden="true">·</span> Step {step + 1} of {STEPS.length}
      </p>
      <ol className={styles.segments} aria-label="Steps">
        {STEPS.map(({ id, title }, at) => (
          <li key={id} data-done={at < step || undefined} aria-current={at === step ? "step" : undefined}>
            <span className="visually-hidden">
              {title}
              {at < step ? ", done" : ""}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
