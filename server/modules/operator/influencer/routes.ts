import { INFLUENCER_PICTURE_BYTES } from "@/contracts/operator/influencer/influencer";
import {
  influencerBody,
  influencersFileQuery,
  influencersQuery,
  influencerStateBody,
  type InfluencersFileQuery,
  type InfluencersQuery,
} from "@/contracts/operator/influencer/influencer.schema";
import { doneBy } from "@/server/modules/identity/operator/public";
import { route } from "@/server/http/route";
import { influencersFile, listInfluencers, saveInfluencer, setInfluencerState } from "./service";

export const operatorInfluencerRoutes = [
  route({
    method: "GET",
    path: "/operator/influencer",
    guard: "operator",
    right: "market",
    summary: "Influencers' codes, with what each brought in a period",
    reply: "Influencers",
    query: influencersQuery,
    run: ({ query }) => listInfluencers(query as InfluencersQuery),
  }),
  route({
    method: "GET",
    path: "/operator/influencer/export.csv",
    guard: "operator",
    right: "market",
    summary: "The same as a file for a spreadsheet",
    reply: "File",
    query: influencersFileQuery,
    run: ({ query }) => influencersFile(query as InfluencersFileQuery),
  }),
  route({
    method: "PUT",
    path: "/operator/influencer",
    guard: "operator",
    right: "site",
    summary: "Adds an influencer's code, or changes its name and picture",
    reply: "Nothing",
    body: influencerBody,
    files: { names: ["picture"], maxBytes: INFLUENCER_PICTURE_BYTES },
    message: "Influencer saved",
    run: ({ actor, body, files }) => saveInfluencer(doneBy(actor), body, files.picture),
  }),
  route({
    method: "POST",
    path: "/operator/influencer/state",
    guard: "operator",
    right: "site",
    summary: "Ends an influencer's code, or lets it work again",
    reply: "Nothing",
    body: influencerStateBody,
    message: ({ body }) => (body.ended ? "Code ended" : "Code works again"),
    run: ({ actor, body }) => setInfluencerState(actor, body),
  }),
];
