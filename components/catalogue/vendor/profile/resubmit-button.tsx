"use client";
import Link from "next/link";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import { messageOf } from "@/contracts/api-error";
import { notify } from "@/lib/notice/notify";
import { useResubmitApplicationMutation } from "@/services/catalogue/vendor-settings";
import { PREVIEW_HREF, SETTINGS_PAGES } from "./form/settings-pages";
import styles from "./application-banner.module.css";

/** For an application that was sent back: links to its pages, and the button to resubmit it. */
export function ResubmitButton() {
  const isOwner = useMay("application");
  const [resubmit, { isLoading }] = useResubmitApplicationMutation();
  async function send() {
    const { error } = await resubmit();
    if (!error) notify("success", "Your application is on its way to us again");
    else notify("error", messageOf(error));
  }
  if (!isOwner) return null;
  return (
    <div className={styles.resubmit}>
      <Button size="sm" busy={isLoading} onClick={() => void send()}>
        Send application again
      </Button>
      <Link href={SETTINGS_PAGES[0].href} prefetch={false}>
        Change your profile
      </Link>
      <Link href={PREVIEW_HREF} prefetch={false}>
        Preview your page
      </Link>
    </div>
  );
}
