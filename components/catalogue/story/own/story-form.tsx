"use client";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { Card } from "@/components/ui/page/card";
import { type OwnStory, STORY_PICTURES_MAX } from "@/contracts/catalogue/story";
import { storyBody } from "@/contracts/catalogue/story.schema";
import { useSaveStoryMutation } from "@/services/catalogue/story";
import styles from "./own-story.module.css";
import { StoryPictures } from "./story-pictures";
import { PREVIEW_ID } from "./story-state";

/** The text, pictures and vendors of the story. Saving unpublishes it until the couple consents to the new preview. */
export function StoryForm({ story: { draft, orders, publishedSlug } }: { story: OwnStory }) {
  const [save] = useSaveStoryMutation();
  const form = useForm({
    initialValues: draft,
    schema: storyBody,
    submit: async (values) => {
      const saved = await save(values).unwrap();
      requestAnimationFrame(() => document.getElementById(PREVIEW_ID)?.focus());
      return { kept: saved.draft };
    },
  });
  const { orderIds, pictures } = form.values;
  const offered = orders
    .filter(({ orderId }) => orderIds.includes(orderId))
    .flatMap((order) => order.pictures);

  const credit = (orderId: string, isCredited: boolean) => {
    const next = orders
      .map((order) => order.orderId)
      .filter((id) => (id === orderId ? isCredited : orderIds.includes(id)));
    const left = orders.filter((order) => next.includes(order.orderId)).flatMap((order) => order.pictures);
    form.set({ orderIds: next, pictures: pictures.filter((name) => left.includes(name)) });
  };
  const vendorsError = form.errorOf("orderIds");
  return (
    <Card as="section" aria-labelledby="tell">
      <h2 id="tell" className={styles.heading}>
        Tell it in your words
      </h2>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField label="Your names" hint="As readers will see them." {...form.field("names")} />
        <TextField
          label="Title"
          hint="For example: Tea at home, then dinner with everyone"
          {...form.field("title")}
        />
        <TextAreaField label="Your story" hint="A few lines are plenty." rows={8} {...form.field("words")} />
        <fieldset className={styles.choice} aria-describedby={vendorsError ? "vendors-error" : undefined}>
          <legend>Vendors to credit</legend>
          {orders.map(({ orderId, vendorName, booked }) => (
            <CheckboxField
              key={orderId}
              id={`credit-${orderId}`}
              label={
                <>
                  {vendorName}
                  <small className={styles.booked}>{booked.join(", ")}</small>
                </>
              }
              checked={orderIds.includes(orderId)}
              onChange={(event) => credit(orderId, event.target.checked)}
            />
          ))}
          {vendorsError ? (
            <p id="vendors-error" className={styles.error} role="alert">
              {vendorsError}
            </p>
          ) : null}
        </fieldset>
        <StoryPictures
          offered={[...new Set(offered)]}
          chosen={pictures}
          max={STORY_PICTURES_MAX}
          onChange={(chosen) => form.set({ pictures: chosen })}
        />
        <fieldset className={styles.choice}>
          <legend>Also show</legend>
          <CheckboxField
            id="show-month"
            name="showMonth"
            label="The month and year of the wedding"
            checked={form.values.showMonth}
            onChange={(event) => form.set({ showMonth: event.target.checked })}
          />
          <CheckboxField
            id="show-reviews"
            name="showReviews"
            label="What we said in our reviews"
            checked={form.values.showReviews}
            onChange={(event) => form.set({ showReviews: event.target.checked })}
          />
        </fieldset>
        <div className={styles.foot}>
          <SubmitButton busy={form.busy}>Save and preview</SubmitButton>
          {publishedSlug ? (
            <p className={styles.hint}>Saving takes your story down until you publish the new version.</p>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
