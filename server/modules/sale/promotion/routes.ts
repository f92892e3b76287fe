import { idParam } from "@/contracts/envelope.schema";
import { CAMPAIGN_MESSAGES, type PromotionType } from "@/contracts/sale/promotion/promotion";
import {
  campaignListQuery,
  discountBody,
  pauseBody,
  previewBody,
  voucherBody,
} from "@/contracts/sale/promotion/promotion.schema";
import { getDb } from "@/server/db/client";
import { route } from "@/server/http/route";
import { previewCampaign } from "./service-preview";
import {
  createCampaign,
  deleteCampaign,
  listCampaigns,
  pauseCampaign,
  readCampaign,
  updateCampaign,
  vendorTree,
} from "./service-vendor";

/** Returns the routes for one type of campaign, `/discount-vendor` or `/voucher-vendor`. */
function campaignRoutes(type: PromotionType) {
  const path = `/${type}-vendor`;
  const body = type === "discount" ? discountBody : voucherBody;
  const messages = CAMPAIGN_MESSAGES[type];
  return [
    route({
      method: "GET",
      path,
      guard: "vendor",
      summary: `The vendor's ${type}s, with how often each was used and what it sold`,
      reply: "CampaignPage",
      query: campaignListQuery,
      run: ({ actor, query }) => listCampaigns({ vendorId: actor.vendorId, type }, query),
    }),
    route({
      method: "GET",
      path: `${path}/categories`,
      guard: "vendor",
      summary: "The category tree for a new campaign, nothing ticked",
      reply: "CampaignTree",
      run: async ({ actor }) => vendorTree(await getDb(), actor.vendorId),
    }),
    route({
      method: "POST",
      path: `${path}/preview`,
      guard: "vendor",
      whileSuspended: "allowed",
      summary: "What a couple would pay for one of the vendor's products by a draft",
      reply: "CampaignPreview",
      body: previewBody,
      run: ({ actor, body: draft }) => previewCampaign({ vendorId: actor.vendorId, type }, draft),
    }),
    route({
      method: "GET",
      path: `${path}/:id`,
      guard: "vendor",
      summary: `One ${type} with its category tree`,
      reply: "CampaignDetail",
      params: idParam,
      run: ({ actor, params }) => readCampaign({ vendorId: actor.vendorId, type }, params.id),
    }),
    route({
      method: "POST",
      path,
      guard: "vendor",
      whileSuspended: "refused",
      summary: `Creates a ${type}`,
      reply: "CampaignDetail",
      body,
      message: messages.created,
      run: ({ actor, body: campaign }) => createCampaign({ vendorId: actor.vendorId, type }, campaign),
    }),
    route({
      method: "PATCH",
      path: `${path}/pause/:id`,
      guard: "vendor",
      whileSuspended: "allowed",
      summary: `Pauses a ${type}, or resumes it`,
      reply: "CampaignDetail",
      params: idParam,
      body: pauseBody,
      message: messages.updated,
      run: ({ actor, params, body: { paused } }) =>
        pauseCampaign({ vendorId: actor.vendorId, type }, params.id, paused),
    }),
    route({
      method: "PATCH",
      path: `${path}/:id`,
      guard: "vendor",
      whileSuspended: "refused",
      summary: `Changes a ${type} for orders from now on`,
      reply: "CampaignDetail",
      params: idParam,
      body,
      message: messages.updated,
      run: ({ actor, params, body: campaign }) =>
        updateCampaign({ vendorId: actor.vendorId, type }, params.id, campaign),
    }),
    route({
      method: "DELETE",
      path: `${path}/:id`,
      guard: "vendor",
      whileSuspended: "allowed",
      summary: `Deletes a ${type}; orders keep what it took off`,
      reply: "Nothing",
      params: idParam,
      message: messages.deleted,
      run: ({ actor, params }) => deleteCampaign({ vendorId: actor.vendorId, type }, params.id),
    }),
  ];
}

export const promotionRoutes = [...campaignRoutes("discount"), ...campaignRoutes("voucher")];
