"use client";
import { LeavePanel } from "@/components/catalogue/team/leave-panel";
import { PasswordPanel } from "@/components/identity/security/password-panel";
import { SessionList } from "@/components/identity/security/session-list";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { rolesWith } from "@/contracts/catalogue/vendor/vendor-team";
import { useAppSelector } from "@/store/hooks";
import styles from "./own-login.module.css";

/** For roles that can't edit the shop's profile: the login's own password, devices and membership of the team. */
export default function OwnLogin() {
  const email = useAppSelector((state) => state.auth.userData?.email);
  return (
    <div className={styles.panels}>
      <PageTitle title="Your login">
        {email ? `You sign in as ${email}. ` : ""}The shop’s own profile is kept by{" "}
        {rolesWith("settings").join(" or ")}.
      </PageTitle>
      <PasswordPanel resetHref="/vendor/password-reset" />
      <SessionList />
      <LeavePanel />
    </div>
  );
}
