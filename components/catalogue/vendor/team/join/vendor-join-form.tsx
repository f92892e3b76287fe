"use client";
import { useEffect, useState } from "react";
import { destinationOf } from "@/components/identity/auth/post-login";
import { useMailedToken } from "@/components/identity/account/use-mailed-token";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { loadStore } from "@/components/session/load-store";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { isApiError, messageOf } from "@/contracts/api-error";
import {
  JOIN_TERMS_CONSENT,
  VENDOR_ROLE_LABELS,
  VENDOR_ROLE_WORDS,
  type VendorInvitation,
} from "@/contracts/catalogue/vendor/vendor-team";
import { acceptStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import { newPassword } from "@/contracts/identity/credential/password.schema";
import styles from "./vendor-join.module.css";

const INCOMPLETE = "This link is not complete. Open it from your email again.";

type Opened =
  | { kind: "opening" }
  | { kind: "open"; token: string; invitation: VendorInvitation }
  | { kind: "gone"; message: string }
  | { kind: "failed"; token: string; message: string };

async function open(token: string): Promise<Opened> {
  if (token === "") return { kind: "gone", message: INCOMPLETE };
  try {
    const [store, { vendorTeamApi }] = await Promise.all([
      loadStore(),
      import("@/services/catalogue/vendor-team"),
    ]);
    const asked = store.dispatch(vendorTeamApi.endpoints.readStaffInvitation.initiate(token));
    return { kind: "open", token, invitation: await asked.unwrap() };
  } catch (error) {
    const message = messageOf(error);
    return isApiError(error) && error.code === 400
      ? { kind: "gone", message }
      : { kind: "failed", token, message };
  }
}

/** Shows the invitation behind the link, and joins only on a click. */
export function VendorJoinForm() {
  const token = useMailedToken();
  const [opened, setOpened] = useState<Opened>({ kind: "opening" });
  useEffect(() => {
    if (token !== undefined) void open(token).then(setOpened);
  }, [token]);
  switch (opened.kind) {
    case "opening":
      return <CardRowsSkeleton label="Opening your invitation" count={2} />;
    case "open":
      return <JoinForm token={opened.token} invitation={opened.invitation} />;
    case "gone":
      return (
        <>
          <PanelHeading title="This invitation can’t be used">{opened.message}</PanelHeading>
          <div>
            <ButtonLink href="/vendor/login">Go to vendor login</ButtonLink>
          </div>
        </>
      );
    case "failed":
      return (
        <>
          <PanelHeading title="Your invitation could not be opened">{opened.message}</PanelHeading>
          <div>
            <Button onClick={() => void open(opened.token).then(setOpened)}>Try again</Button>
          </div>
        </>
      );
  }
}

function JoinForm({ token, invitation }: { token: string; invitation: VendorInvitation }) {
  const { vendorName, role, email, hasLogin } = invitation;
  const form = useForm({
    initialValues: { token, name: invitation.name, password: "" },
    schema: hasLogin ? acceptStaffBody : acceptStaffBody.shape({ password: newPassword() }),
    idPrefix: "join",
    submit: async (values): Promise<typeof LEAVING> => {
      const [store, { joinVendorTeam }] = await Promise.all([
        loadStore(),
        import("@/store/vendor-team-session"),
      ]);
      await store.dispatch(joinVendorTeam(values));
      // A full load, because the router has cached the guest's view of the site.
      window.location.assign(destinationOf("vendor", null));
      return LEAVING;
    },
  });
  const forgot = <a href="/vendor/password-reset">Forgot it?</a>;
  return (
    <>
      <PanelHeading title={`Join the team of ${vendorName}`}>
        {`You’re invited as ${VENDOR_ROLE_LABELS[role]}. ${VENDOR_ROLE_WORDS[role]}`}
      </PanelHeading>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField
          id="join-email"
          label="Your login"
          type="email"
          value={email}
          readOnly
          autoComplete="username"
          hint="The address that was invited. You’ll log in with it."
        />
        <TextField {...form.field("name")} label="Your name" maxLength={80} autoComplete="name" required />
        {hasLogin ? (
          <div>
            <PasswordField
              {...form.field("password")}
              label="Your password"
              hint="You have a vendor login with this address already."
              autoComplete="current-password"
              required
            />
            {forgot}
          </div>
        ) : (
          <NewPasswordField {...form.field("password")} label="Choose a password" required />
        )}
        <SubmitButton size="lg" block busy={form.busy}>
          {form.busy ? "Joining" : "Join the team"}
        </SubmitButton>
        <p className={styles.terms}>
          {JOIN_TERMS_CONSENT} <a href="/terms-and-condition">Terms and Conditions</a> ·{" "}
          <a href="/privacy">Privacy Policy</a>
        </p>
      </form>
    </>
  );
}
