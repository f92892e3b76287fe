"use client";
import { fullName } from "@/lib/text/full-name";
import { skipToken } from "@reduxjs/toolkit/query";
import { shownPhone } from "@/lib/phone/shown-phone";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { HOME_COUNTRY } from "@/contracts/sale/order/order.schema";
import { useAppSelector } from "@/store/hooks";
import { unansweredAttempt } from "./kept-attempt";

/** Returns the form's initial values, from an unanswered attempt or else from the profile. */
export function useCheckoutDefaults() {
  const id = useAppSelector((state) => state.auth.userData?.id);
  // The area's layout has loaded the profile before showing any page.
  const { data: profile } = useGetCustomerProfileQuery(id ?? skipToken);
  const earlier = id ? unansweredAttempt(id) : null;
  if (earlier) {
    const { contactName, contactPhone, weddingDate, comment, billing } = earlier.body;
    const known = { contactName, contactPhone, weddingDate: weddingDate ?? "", comment };
    return { ...NO_ADDRESS, ...billing, ...known };
  }
  return {
    contactName: profile ? fullName(profile) : "",
    contactPhone: profile ? shownPhone(profile.countryCode, profile.phone) : "",
    weddingDate: profile?.weddingDate ?? "",
    comment: "",
    ...NO_ADDRESS,
  };
}

const NO_ADDRESS = {
  country: HOME_COUNTRY,
  postalCode: "",
  unitNumber: "",
  city: "",
  state: "",
  streetAddress: "",
  streetAddress2: "",
  streetAddress3: "",
};
