"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { isApiError } from "@/contracts/api-error";
import {
  type OwnProductDetail,
  PRODUCT_LIMITS,
  PRODUCT_MESSAGES,
} from "@/contracts/catalogue/product/own-product";
import { changed } from "@/lib/changed";
import { notify } from "@/lib/notice/notify";
import { useSaveOwnProductMutation } from "@/services/catalogue/product";
import { AddOnsSection } from "./add-ons-section";
import { BookingSection } from "./booking-section";
import { openPreview } from "./open-preview";
import { GalleryField } from "./gallery/gallery-field";
import { PlaceSection } from "./place-section";
import { PriceRulesSection } from "./price-rules/price-rules-section";
import { PriceSection } from "./price-section";
import styles from "./product-form.module.css";
import { FIELD_OF, formOf, productSchema, type ProductValues } from "./draft/product-values";
import { PublishSection } from "./publish-section";
import { RichTextField } from "./rich-text/rich-text-field";
import { savedMessage } from "./saved-message";
import { FoundBy } from "./found-by";
import { useDraft } from "./draft/use-draft";

type Props = {
  product: OwnProductDetail | null;
  initial: ProductValues;
  /** Values typed earlier but not saved. */
  restored: Partial<ProductValues> | null;
  draftKey: string;
  /** False while typed values must not replace a stored draft. */
  keepsDraft: boolean;
  /** Called with the fields that differ from the stored values. */
  onType: (changes: Partial<ProductValues>) => void;
  onSaved: (product: OwnProductDetail, isNew: boolean) => void;
  onTakeLatest: (typed: Partial<ProductValues>) => Promise<void>;
};

/** The whole product in sections, with the couple's price and its search words beside it. */
export function ProductForm({
  product,
  initial,
  restored,
  draftKey,
  onSaved,
  onTakeLatest,
  keepsDraft,
  onType,
}: Props) {
  const [save] = useSaveOwnProductMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const [isStale, setStale] = useState(false);
  const [base] = useState(initial);
  const version = product?.version ?? null;
  const form = useForm<ProductValues>({
    initialValues: { ...base, ...restored },
    schema: productSchema,
    idPrefix: "product",
    parse: { minQty: digits, maxQty: digits },
    submit: async (values): Promise<typeof LEAVING> => {
      setProgress(0);
      try {
        const id = product?.id ?? null;
        const result = await save({ id, form: formOf(values, version), onProgress: setProgress }).unwrap();
        await draft.forget();
        notify("success", savedMessage(result, product === null));
        onSaved(result, product === null);
        return LEAVING;
      } catch (error) {
        setStale(isApiError(error) && error.code === 409);
        throw inFormFields(error);
      } finally {
        setProgress(null);
      }
    },
  });
  const { values } = form;
  const isDirty = keepsDraft && (form.dirty || restored !== null);
  const draft = useDraft({ key: draftKey, values, base, version, isDirty });
  useEffect(() => void onType(changed(values, base) ?? {}), [values, base, onType]);
  return (
    <form {...form.formProps} className={styles.columns}>
      <div className={styles.main}>
        <FormAlert message={isStale ? "" : form.failure} complaints={form.complaints} />
        <SettingsCard title="Pictures">
          <GalleryField
            pictures={values.gallery}
            error={form.errorOf("gallery")}
            onChange={(gallery) => form.set({ gallery })}
          />
          <TextField
            {...form.field("productVideoUrl")}
            label="Video link (optional)"
            type="url"
            inputMode="url"
            placeholder="https://youtu.be/…"
            hint="YouTube or Vimeo."
          />
        </SettingsCard>
        <SettingsCard title="What it is">
          <div className={styles.fields}>
            <TextField
              {...form.field("productTitle")}
              label="Title"
              maxLength={PRODUCT_LIMITS.title}
              required
            />
            <TextAreaField
              {...form.field("productDescription")}
              label="Short description"
              rows={2}
              maxLength={PRODUCT_LIMITS.description}
              hint={`The first sentence couples read. ${values.productDescription.length} of ${PRODUCT_LIMITS.description} characters.`}
            />
            <TextAreaField
              {...form.field("productDetails")}
              label="What’s included"
              rows={4}
              maxLength={PRODUCT_LIMITS.details}
              hint="One thing to a line."
            />
            <RichTextField
              id="product-details"
              label="Description"
              hint="What else couples should know."
              value={values.detailProductDescription}
              error={form.errorOf("detailProductDescription")}
              onChange={(detailProductDescription) => form.set({ detailProductDescription })}
            />
          </div>
        </SettingsCard>
        <PlaceSection form={form} />
        <PriceSection form={form} />
        <PriceRulesSection
          values={values}
          errorOf={form.errorOf}
          onChange={(priceRules) => form.set({ priceRules })}
        />
        <AddOnsSection form={form} />
        <BookingSection form={form} />
        <PublishSection form={form} product={product} />
      </div>
      <aside className={styles.aside} aria-label="How couples find it">
        <FoundBy values={values} />
      </aside>
      <div className={styles.bar}>
        {isStale ? (
          <Alert tone="bad">
            <span className={styles.inline}>
              {PRODUCT_MESSAGES.changedElsewhere}
              <Button
                variant="secondary"
                size="sm"
                onClick={() => void onTakeLatest(changed(values, base) ?? {})}
              >
                Load the latest version
              </Button>
            </span>
          </Alert>
        ) : null}
        {progress !== null && values.gallery.some(({ file }) => file) ? (
          <ProgressBar
            label="Uploading pictures"
            value={progress >= 1 ? undefined : progress * 100}
            valueText={progress >= 1 ? "Saving" : `${Math.round(progress * 100)} percent`}
          />
        ) : null}
        <div className={styles.actions}>
          <SubmitButton busy={form.busy}>{product ? "Save product" : "Add product"}</SubmitButton>
          <Button variant="secondary" onClick={() => void openPreview(values)}>
            Preview
          </Button>
          <p className={styles.kept} role="status">
            {draft.isKept && form.dirty ? "Draft kept on this device" : ""}
          </p>
        </div>
      </div>
    </form>
  );
}

const digits = (typed: string) => typed.replace(/\D/g, "");

/** Renames the API's fields to the form's. */
function inFormFields(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const errors = error.errors.map(({ field, message }) => ({ field: FIELD_OF[field] ?? field, message }));
  return { ...error, errors };
}
