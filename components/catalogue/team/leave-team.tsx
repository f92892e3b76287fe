"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { useLeaveVendorTeamMutation } from "@/services/catalogue/vendor-team";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { signOut } from "@/store/session";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Leaves the shop's team, after a confirmation. The call ends every session of the login, this one included. */
export function LeaveTeam() {
  const dispatch = useAppDispatch();
  const account = useAppSelector((state) => state.auth.userData);
  const [leave, { isLoading }] = useLeaveVendorTeamMutation();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    if ("error" in (await leave())) setAsking(false);
    else await dispatch(signOut());
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Leave team
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            open
            title={`Leave the team of ${account?.roleUser === "vendor" ? account.vendorName : "this shop"}?`}
            confirm="Leave team"
            cancel="Stay"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          >
            You’re signed out everywhere, and your login no longer opens this shop. The owners are told by
            email and can invite you again.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
