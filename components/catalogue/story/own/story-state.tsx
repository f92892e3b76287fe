"use client";
import { useId, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Card } from "@/components/ui/page/card";
import { type OwnStory, type Story, STORY_CONSENT, storyHref } from "@/contracts/catalogue/story";
import { usePublishStoryMutation, useWithdrawStoryMutation } from "@/services/catalogue/story";
import { StoryView } from "../story-view";
import styles from "./own-story.module.css";

export const PREVIEW_ID = "story-preview";

/** The saved story as readers see it, with consent and publishing, or withdrawal. */
export function StoryState({
  story: { publishedSlug, hiddenReason },
  preview,
}: {
  story: OwnStory;
  preview: Story;
}) {
  return (
    <Card as="section" aria-labelledby={PREVIEW_ID}>
      <h2 id={PREVIEW_ID} tabIndex={-1} className={styles.heading}>
        {publishedSlug ? "Published" : "Preview"}
      </h2>
      {hiddenReason !== null ? (
        <Hidden reason={hiddenReason} />
      ) : publishedSlug ? (
        <Published slug={publishedSlug} />
      ) : (
        <Consent />
      )}
      <div className={styles.preview}>
        <StoryView story={preview} place="preview" />
      </div>
    </Card>
  );
}

function Hidden({ reason }: { reason: string }) {
  return (
    <Alert tone="warn" title="We’ve taken down your story">
      <p className={styles.reason}>{reason}</p>
      <p>You can still change it. Then reply to the email that we sent you, and we’ll look at it again.</p>
    </Alert>
  );
}

function Published({ slug }: { slug: string }) {
  const [withdraw, { isLoading }] = useWithdrawStoryMutation();
  return (
    <div className={styles.state}>
      <Alert tone="good">Everyone can read your story. Your vendors’ pages link to it.</Alert>
      <div className={styles.buttons}>
        <ButtonLink variant="secondary" href={storyHref({ slug })}>
          See your story
        </ButtonLink>
        <Button variant="plain" busy={isLoading} onClick={() => void withdraw()}>
          Take it down
        </Button>
      </div>
    </div>
  );
}

function Consent() {
  const id = useId();
  const [agrees, setAgrees] = useState(false);
  const [asked, setAsked] = useState(false);
  const [publish, { isLoading }] = usePublishStoryMutation();
  return (
    <div className={styles.state}>
      <p>Only you can see this. Read it through, and publish it when you both agree.</p>
      <CheckboxField
        id={id}
        look="card"
        label={STORY_CONSENT}
        checked={agrees}
        error={asked && !agrees ? "Please agree before you publish" : undefined}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button
        busy={isLoading}
        onClick={() => {
          setAsked(true);
          if (agrees) void publish();
        }}
      >
        Publish story
      </Button>
    </div>
  );
}
