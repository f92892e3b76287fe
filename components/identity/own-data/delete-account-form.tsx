"use client";
import { Button } from "@/components/ui/action/button";
import { DialogPanel } from "@/components/ui/feedback/dialog";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { amount } from "@/components/ui/money/amount";
import { ACCOUNT_DELETED } from "@/contracts/identity/account/own-data";
import { deleteAccountBody } from "@/contracts/identity/account/own-data.schema";
import { keepNotice } from "@/lib/notice/kept-notice";
import { useDeleteAccountMutation } from "@/services/identity/own-data";
import { useGetWalletQuery } from "@/services/sale/voucher";
import { useAppDispatch } from "@/store/hooks";
import { signOut } from "@/store/session";
import styles from "./delete-account.module.css";

type Props = { isPartner: boolean; onClose: () => void };

/** The last step of a deletion. A wrong password changes nothing. */
export function DeleteAccountForm({ isPartner, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { data: wallet } = useGetWalletQuery(undefined, { skip: isPartner });
  const [remove] = useDeleteAccountMutation();
  const form = useForm({
    initialValues: { password: "" },
    schema: deleteAccountBody,
    validateOnBlur: false,
    submit: async (values): Promise<typeof LEAVING> => {
      await remove(values).unwrap();
      keepNotice("success", ACCOUNT_DELETED);
      await dispatch(signOut());
      return LEAVING;
    },
  });
  const { busy } = form;
  return (
    <DialogPanel
      form={form.formProps}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" busy={busy}>
            {busy ? "Deleting your account" : "Delete for good"}
          </Button>
        </>
      }
    >
      <p>This can’t be undone. If you’d like a copy, download your data first.</p>
      <section>
        <h3 className={styles.heading}>What goes</h3>
        <ul className={styles.list}>
          <li>Your profile, portraits, saved cards and connected logins</li>
          <li>
            Your wedding: guests, replies, seating, checklist, budget and wedding page, for your team too,
            which we tell by email
          </li>
          <li>Your cart, wishlist and story; upcoming appointments are cancelled</li>
          <li>{isPartner ? "Store credit and vouchers of your own account" : lost(wallet?.total)}</li>
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>What stays, without your name</h3>
        <ul className={styles.list}>
          <li>Past orders and payments: the law asks us to keep accounts for five years</li>
          <li>Your reviews, which other couples rely on, as “A couple” and without pictures</li>
          <li>Your messages, for the vendors you wrote to</li>
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>What stays as it is</h3>
        <ul className={styles.list}>
          <li>
            Invoices, receipts and credit notes already issued: they’re your vendors’ tax records, and keep
            your name and billing address for up to six years
          </li>
          <li>Gift vouchers you gave, for those who got them</li>
        </ul>
      </section>
      <p>
        {isPartner
          ? "The wedding you plan with your partner stays theirs, with its orders, cart and store credit. Only your access ends."
          : "If you help plan someone else’s wedding, it stays theirs. Only your access ends."}
      </p>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <PasswordField
        {...form.field("password")}
        label="Your password"
        autoComplete="current-password"
        required
      />
    </DialogPanel>
  );
}

/** Says what is lost from the wallet, with the amount if there is one. */
function lost(total: number | undefined): string {
  const what = "Store credit and vouchers in your wallet";
  return total ? `${what}: ${amount(total)} that you can’t spend any more` : what;
}
