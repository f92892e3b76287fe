"use client";
import { BackLink } from "@/components/ui/action/back-link";
import { skipToken } from "@reduxjs/toolkit/query";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import { useGetCampaignQuery, useGetCampaignTreeQuery } from "@/services/sale/promotion";
import { CampaignForm } from "./campaign-form";
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
        actions={<BackLink href={words.href}>{`Back to ${words.many.toLowerCase()}`}</BackLink>}
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
