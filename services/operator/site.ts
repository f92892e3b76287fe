import type { SiteSettings } from "@/contracts/operator/site/site";
import type { AnnouncementBody, PausedBody, ReadOnlyBody } from "@/contracts/operator/site/site.schema";
import { api } from "@/services/api";

export const operatorSiteApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorSite", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSiteSettings: build.query<SiteSettings, void>({
        query: () => ({ url: "/operator/site" }),
        extraOptions: { toast: false },
        providesTags: ["OperatorSite"],
      }),
      setReadOnly: build.mutation<SiteSettings, ReadOnlyBody>({
        query: (data) => ({ url: "/operator/site/read-only", method: "PUT", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorSite", "OperatorAct"],
      }),
      setPaused: build.mutation<SiteSettings, PausedBody>({
        query: (data) => ({ url: "/operator/site/paused", method: "PUT", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorSite", "OperatorAct"],
      }),
      setAnnouncement: build.mutation<SiteSettings, AnnouncementBody>({
        query: (data) => ({ url: "/operator/site/announcement", method: "PUT", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorSite", "OperatorAct"],
      }),
    }),
  });

export const {
  useGetSiteSettingsQuery,
  useSetReadOnlyMutation,
  useSetPausedMutation,
  useSetAnnouncementMutation,
} = operatorSiteApi;
