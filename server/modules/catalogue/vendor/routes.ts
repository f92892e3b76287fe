import { loginBody } from "@/contracts/identity/auth.schema";
import { VENDOR_REGISTERED } from "@/contracts/identity/vendor-register";
import { vendorRegisterBody } from "@/contracts/identity/vendor-register.schema";
import { idParam, pageQuery } from "@/contracts/envelope.schema";
import { similarVendorsQuery, vendorKeyParam } from "@/contracts/catalogue/vendor.schema";
import { route } from "@/server/http/route";
import { listVendors, requireVendorDetail, similarVendors } from "./service";
import { loginVendor, vendorProfile } from "./service-account";
import { registerVendor } from "./service-apply";

export const vendorRoutes = [
  route({
    method: "POST",
    path: "/vendor/auth/login",
    guard: "public",
    summary: "Sign in as a vendor",
    reply: "VendorLogin",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `vendor ${body.email}` },
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
