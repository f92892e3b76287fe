import { GALLERY_AT_ONCE, VENDOR_PICTURES } from "@/contracts/catalogue/vendor/vendor-profile";
import { VENDOR_PROFILE_JSON, vendorProfileBody } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { PICTURE_MAX_BYTES, PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { loginBody } from "@/contracts/identity/auth.schema";
import { VENDOR_REGISTERED } from "@/contracts/identity/registration/vendor-register";
import { vendorRegisterBody } from "@/contracts/identity/registration/vendor-register.schema";
import { idParam, pageQuery } from "@/contracts/envelope.schema";
import { similarVendorsQuery, vendorKeyParam } from "@/contracts/catalogue/vendor/vendor.schema";
import { route } from "@/server/http/route";
import { calendarSettingRoutes } from "./routes-calendar";
import { operatorVendorRoutes } from "./routes-operator";
import { listVendors, requireVendorDetail, similarVendors } from "./service";
import { loginVendor, vendorProfile } from "./service-account";
import { registerVendor } from "./service-apply";
import { openReferral, vendorReferral } from "./service-referral";
import { previewVendor, resubmitApplication, updateVendorProfile } from "./service-profile";

export const vendorRoutes = [
  ...calendarSettingRoutes,
  ...operatorVendorRoutes,
  route({
    method: "POST",
    path: "/vendor/auth/login",
    guard: "public",
    summary: "Sign in as a vendor",
    reply: "VendorLogin",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `vendor ${body.email}` },
    whileReadOnly: "allowed",
    run: ({ body, exchange }) => loginVendor(body, exchange),
  }),
  route({
    method: "POST",
    path: "/vendor/auth/register",
    guard: "public",
    summary: "Apply as a vendor; an operator approves it",
    reply: "Nothing",
    body: vendorRegisterBody,
    throttle: { policy: "register", of: ({ body }) => `vendor ${body.sellerInfo.email}` },
    message: VENDOR_REGISTERED,
    feature: "vendors",
    run: ({ body }) => registerVendor(body),
  }),
  route({
    method: "GET",
    path: "/vendor/profile/:id",
    guard: "vendor",
    summary: "A vendor's own profile",
    reply: "VendorProfile",
    params: idParam,
    run: ({ params, actor }) => vendorProfile(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/vendor/profile/:id",
    guard: "vendor",
    needs: ({ bankInfo, paymentPolicy }) => (bankInfo ? "bank" : paymentPolicy ? "policy" : "settings"),
    whileSuspended: "allowed",
    summary: "Change one's own profile; a form when pictures come with it",
    reply: "VendorProfile",
    params: idParam,
    body: vendorProfileBody,
    files: {
      names: [...VENDOR_PICTURES, "gallery"],
      maxBytes: PICTURE_MAX_BYTES,
      maxCount: VENDOR_PICTURES.length + GALLERY_AT_ONCE,
      json: VENDOR_PROFILE_JSON,
    },
    message: PROFILE_UPDATED,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    run: ({ params, actor, body, uploads }) => updateVendorProfile(actor, params.id, body, uploads),
  }),
  route({
    method: "GET",
    path: "/vendor/preview",
    guard: "vendor",
    summary: "The vendor's own public page as couples will see it, whatever its status",
    reply: "VendorDetail",
    run: ({ actor }) => previewVendor(actor),
  }),
  route({
    method: "GET",
    path: "/vendor/referral",
    guard: "vendor",
    summary: "The vendor's own referral link and what it brought",
    reply: "VendorReferral",
    run: ({ actor }) => vendorReferral(actor),
  }),
  route({
    method: "POST",
    path: "/vendor/referral",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Make the vendor's own referral link",
    reply: "VendorReferral",
    run: ({ actor }) => openReferral(actor),
  }),
  route({
    method: "POST",
    path: "/vendor/application/resubmit",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Send an application again after the changes that were asked for",
    reply: "VendorProfile",
    message: "Your application is on its way to us again",
    run: ({ actor }) => resubmitApplication(actor),
  }),
  route({
    method: "GET",
    path: "/user/getSimilarVendors",
    guard: "public",
    summary: "Vendors like one, the most alike first",
    reply: "VendorCardPage",
    query: similarVendorsQuery,
    cacheSeconds: 60,
    run: ({ query }) => similarVendors(query),
  }),
  route({
    method: "GET",
    path: "/vendor/vendorList",
    guard: "public",
    summary: "Approved vendors by name",
    reply: "VendorCardPage",
    query: pageQuery,
    cacheSeconds: 60,
    run: ({ query }) => listVendors(query),
  }),
  route({
    method: "GET",
    path: "/vendor/for/web/:id",
    guard: "public",
    summary: "The public profile of a vendor, by id or slug",
    reply: "VendorDetail",
    params: vendorKeyParam,
    cacheSeconds: 60,
    run: ({ params }) => requireVendorDetail(params.id),
  }),
];
