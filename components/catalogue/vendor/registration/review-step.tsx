import { PasswordField } from "@/components/ui/form/password/password-field";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { VENDOR_TERMS_CONSENT } from "@/contracts/identity/registration/vendor-register";
import { STEPS } from "./application";
import { lineProps, type StepProps, tickProps } from "./step-fields";
import { summaryOf } from "./summary";
import styles from "./vendor-register.module.css";

/** Summarises the application with an edit link for each part, then asks for the password and the terms. */
export function ReviewStep({ go, ...step }: StepProps & { go: (step: number) => void }) {
  const { tree } = useCategoryTree();
  const rows = summaryOf(step.values, tree);
  return (
    <>
      <div className={styles.summary}>
        {STEPS.slice(0, -1).map(({ id, title }, at) => (
          <section key={id} aria-labelledby={`vendor-summary-${id}`}>
            <header className={styles.summaryHead}>
              <h2 id={`vendor-summary-${id}`}>{title}</h2>
              <button type="button" className={styles.edit} onClick={() => go(at)}>
                Edit<span className="visually-hidden"> {title}</span>
              </button>
            </header>
            <dl className={styles.rows}>
              {rows[id]?.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <h2 className={styles.loginTitle}>Your login</h2>
      {/* Lets password managers save the new password under this username. */}
      <input
        type="email"
        className="visually-hidden"
        value={step.values["sellerInfo.email"]}
        autoComplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <p className={styles.loginWith}>
        You will log in with <strong>{step.values["sellerInfo.email"] || "your email address"}</strong>
      </p>
      <NewPasswordField
        {...lineProps(step, "sellerInfo.password")}
        value={step.values["sellerInfo.password"]}
        label="Password"
        required
      />
      <PasswordField
        {...lineProps(step, "sellerInfo.repeat")}
        label="Repeat password"
        autoComplete="new-password"
        required
      />
      <CheckboxField
        {...tickProps(step, "businessOwner.isPrivacyAndTerms")}
        label={<ConsentWords>{VENDOR_TERMS_CONSENT}</ConsentWords>}
        required
      />
    </>
  );
}
