"use client";
import dynamic from "next/dynamic";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";

const loading = () => <CardRowsSkeleton label="Loading your settings" />;

// The forms and their rules are larger than the rest of a vendor's page, so the frame loads first.
export const BankView = dynamic(
  () => import("@/components/catalogue/bank/bank-view").then((part) => part.BankView),
  {
    loading,
    ssr: false,
  },
);
export const BusinessOwnerView = dynamic(
  () => import("./business-owner-view").then((part) => part.BusinessOwnerView),
  { loading, ssr: false },
);
export const FaqView = dynamic(() => import("./faq/faq-view").then((part) => part.FaqView), {
  loading,
  ssr: false,
});
export const OfferingsView = dynamic(() => import("./offerings-view").then((part) => part.OfferingsView), {
  loading,
  ssr: false,
});
export const PolicyView = dynamic(() => import("./policy/policy-view").then((part) => part.PolicyView), {
  loading,
  ssr: false,
});
export const SellerInfoView = dynamic(
  () => import("./seller-info-view").then((part) => part.SellerInfoView),
  { loading, ssr: false },
);
export const SocialMediaView = dynamic(
  () => import("./social-media-view").then((part) => part.SocialMediaView),
  { loading, ssr: false },
);
export const TermsView = dynamic(() => import("./terms/terms-view").then((part) => part.TermsView), {
  loading,
  ssr: false,
});
export const TeamView = dynamic(
  () => import("@/components/catalogue/team/team-view").then((part) => part.TeamView),
  {
    loading,
    ssr: false,
  },
);
export const IntegrationsView = dynamic(
  () => import("@/components/catalogue/integration/integrations-view").then((part) => part.IntegrationsView),
  { loading, ssr: false },
);
