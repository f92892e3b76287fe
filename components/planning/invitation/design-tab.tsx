"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useGetInviteSettingsQuery } from "@/services/planning/invitation";
import { DesignForm } from "./design-form";

/** The look and text of the e-invite, with a preview. */
export default function DesignTab() {
  const { data, error, isFetching, refetch } = useGetInviteSettingsQuery();
  if (data) return <DesignForm settings={data} />;
  if (error && !isFetching) {
    return <LoadFailure title="Your invitation could not be loaded" error={error} retry={refetch} />;
  }
  return <Skeleton shape="block" height="30rem" />;
}
