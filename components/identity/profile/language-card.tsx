"use client";
import { messageOf } from "@/contracts/api-error";
import { PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField } from "@/components/ui/form/field";
import { Card } from "@/components/ui/page/card";
import { LANGUAGES } from "@/lib/language/languages";
import { notify } from "@/lib/notice/notify";
import { useUpdateCustomerProfileMutation } from "@/services/identity/profile";

/** Chooses the language of mail, and of the pages that follow a visitor's language. Saved at once. */
export function LanguageCard({ profile }: { profile: CustomerProfile }) {
  const [update, { isLoading, error }] = useUpdateCustomerProfileMutation();
  const choose = async (language: string) => {
    const form = new FormData();
    form.set("language", language);
    const answer = await update({ id: profile.id, form });
    if (!answer.error) notify("success", PROFILE_UPDATED);
  };
  return (
    <Card>
      {error ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
      <SelectField
        id="profile-language"
        name="language"
        label="Language"
        hint="For our emails to you, and for search, cart and checkout. Your partner chooses their own."
        value={profile.language}
        disabled={isLoading}
        onChange={({ target }) => void choose(target.value)}
      >
        {Object.entries(LANGUAGES).map(([language, { tag, name }]) => (
          <option key={language} value={language} lang={tag}>
            {name}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
