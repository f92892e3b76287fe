"use client";
import { PICTURE_ACCEPT } from "@/contracts/pictures";
import { useRef } from "react";
import { Button } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { messageOf } from "@/contracts/api-error";
import { PAGE_PICTURE_BYTES, PAGE_PICTURES_MAX } from "@/contracts/planning/invitation/wedding-page";
import type { WeddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { notify } from "@/lib/notice/notify";
import { useAddPagePicturesMutation, useSaveWeddingPageMutation } from "@/services/planning/wedding-page";
import styles from "./page-editor.module.css";

/** The pictures of the page, saved immediately. */
export default function PagePictures({ pictures }: { pictures: string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [add, adding] = useAddPagePicturesMutation();
  const [save, saving] = useSaveWeddingPageMutation();

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    if (files.some((file) => file.size > PAGE_PICTURE_BYTES)) {
      return notify("error", "Choose pictures of at most 5 MB each");
    }
    const form = new FormData();
    for (const file of files) form.append("pictures", file);
    const { data } = await add(form);
    if (data) notify("success", files.length === 1 ? "Picture added" : "Pictures added");
  };
  const keep = async (names: string[], done: string) => {
    const { error } = await save({ pictures: names } as WeddingPageBody);
    if (error) return notify("error", messageOf(error));
    notify("success", done);
  };

  return (
    <SettingsCard title="Pictures">
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map((name, at) => (
            <li key={name}>
              <MediaImage name={name} alt={`Picture ${at + 1}`} width={4} height={3} sizes="12rem" />
              <div className={styles.actions}>
                {at > 0 ? (
                  <Button
                    size="sm"
                    variant="plain"
                    aria-label={`Move picture ${at + 1} to the front`}
                    onClick={() =>
                      void keep([name, ...pictures.filter((each) => each !== name)], "Picture moved")
                    }
                  >
                    Move to front
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant="plain"
                  disabled={saving.isLoading}
                  aria-label={`Remove picture ${at + 1}`}
                  onClick={() =>
                    void keep(
                      pictures.filter((each) => each !== name),
                      "Picture removed",
                    )
                  }
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>No pictures yet. Guests love seeing how it all began.</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={adding.isLoading}
        disabled={pictures.length >= PAGE_PICTURES_MAX}
        onClick={() => input.current?.click()}
      >
        Add pictures
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_ACCEPT}
        hidden
        aria-label="Pictures for your wedding page"
        onChange={({ target }) => {
          void choose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </SettingsCard>
  );
}
