"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import Link from "next/link";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import { useGetCampaignQuery, useGetCampaignTreeQuery } from "@/services/sale/promotion";
import { CampaignForm } from "./campaign-form";
import styles from "./campaign-form.module.css";
import { blankValues, valuesOf } from "./campaign-values";
import { TYPE_WORDS } from "./campaign-words";

type Props = {
  type: PromotionType;
  /** Null creates a new campaign. */ id: string | null;
  onDone: () => void;
};

/** Creates or edits a campaign. */
export default function CampaignEditor({ type, id, onDone }: Props) {
  const words = TYPE_WORDS[type];
  const campaign = useGetCampaignQuery(id ? { type, id } : skipToken, { refetchOnMountOrArgChange: true });
  const blank = useGetCampaignTreeQuery(id ? skipToken : type);
  const error = campaign.error ?? blank.error;
  const tree = id ? campaign.currentData : blank.data;
  return (
    <>
      <PageTitle
        title={id ? `Edit ${words.one}` : `New ${words.one}`}
        actions={
          <Link href={words.href} prefetch={false} className={styles.back}>
            Back to {words.many.toLowerCase()}
          </Link>
        }
      >
        {words.lead}
      </PageTitle>
      {error ? (
        <LoadFailure
          title={`This ${words.one} could not be loaded`}
          error={error}
          retry={id ? campaign.refetch : blank.refetch}
        />
      ) : null}
      {!tree && !error ? <CardRowsSkeleton label="Loading the form" count={2} /> : null}
      {tree ? (
        <CampaignForm
          type={type}
          id={id}
          tree={{ sub_categories: tree.sub_categories }}
          initial={campaign.currentData ? valuesOf(campaign.currentData) : blankValues()}
          onDone={onDone}
        />
      ) : null}
    </>
  );
}
