"use client";
import { lazy, Suspense, useState } from "react";
import { SecurityCard } from "@/components/identity/security/security-card";
import { Button } from "@/components/ui/action/button";
import { todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useDownloadMutation } from "@/services/download";

const DeleteAccountDialog = lazy(() => import("./delete-account-dialog"));

/** Lets a couple download their data and delete their account. */
export function OwnDataCards() {
  const [download, { isLoading }] = useDownloadMutation();
  const [asking, setAsking] = useState(false);
  const save = async () => {
    const fileName = `sayang-my-data-${todayInSingapore()}.json`;
    const { error } = await download({ url: "/user/account/data", fileName });
    if (!error) notify("success", "Your data is on its way to your downloads");
  };
  return (
    <>
      <SecurityCard
        title="Download your data"
        lead="Everything we keep about you and your wedding in one file: profile, plans, guests, orders, messages and more."
      >
        <div>
          <Button variant="secondary" busy={isLoading} onClick={() => void save()}>
            {isLoading ? "Collecting your data" : "Download my data"}
          </Button>
        </div>
      </SecurityCard>
      <SecurityCard
        title="Delete your account"
        lead="Deletes your account, your wedding and your guest list for good. We’ll show you what goes and what stays first."
      >
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
        {asking ? (
          <Suspense>
            <DeleteAccountDialog onClose={() => setAsking(false)} />
          </Suspense>
        ) : null}
      </SecurityCard>
    </>
  );
}
