"use client";
import { AccountPage } from "@/components/ui/page/account-page";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { messageOf } from "@/contracts/api-error";
import { keepNotice } from "@/lib/notice/kept-notice";
import { useAcceptInvitationMutation } from "@/services/planning/team";

/** The page of an invitation's link. Joins only on a click. */
export function JoinTeam({ token }: { token: string }) {
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const join = async () => {
    const { data } = await accept(token);
    if (!data) return;
    keepNotice("success", `You’re on the team of ${data.couple}`);
    // A full load, because the cart and every list may be the couple's from now on.
    window.location.replace("/user/dashboard/my-wedding");
  };
  return (
    <AccountPage
      title="Join a wedding team"
      lead="You were invited to help plan a wedding. While you’re on the team, your pages show that wedding. As fiancé or fiancée you also share its cart, shortlist, orders, payments and messages, and what’s in your cart and wishlist moves there. Your login stays yours, and you can leave at any time."
    >
      {token === "" ? (
        <Alert tone="bad">This link is not complete. Open it from your email again.</Alert>
      ) : null}
      {error ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
      <div>
        {token ? (
          <Button busy={isLoading} onClick={() => void join()}>
            Join the team
          </Button>
        ) : null}{" "}
        <ButtonLink variant="plain" href="/user/dashboard/my-wedding">
          Not now
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
