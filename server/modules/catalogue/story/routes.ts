import {
  storiesQuery,
  storyBody,
  storyConsentBody,
  storySlugParam,
} from "@/contracts/catalogue/story.schema";
import { route } from "@/server/http/route";
import { listStories, readStory } from "./service";
import { publishStory, readOwnStory, saveStory, withdrawStory } from "./service-own";

export const storyRoutes = [
  route({
    method: "GET",
    path: "/story",
    guard: "public",
    summary: "Weddings whose couples agreed to be shown, the newest first",
    reply: "StoryPage",
    query: storiesQuery,
    run: ({ query }) => listStories(query),
  }),
  route({
    method: "GET",
    path: "/story/:slug",
    guard: "public",
    summary: "One wedding with the vendors that made it",
    reply: "Story",
    params: storySlugParam,
    run: ({ params }) => readStory(params.slug),
  }),
  route({
    method: "GET",
    path: "/user-story",
    guard: "customer",
    summary: "The couple's own story, or a proposal from its delivered orders",
    reply: "OwnStory",
    run: ({ actor }) => readOwnStory(actor),
  }),
  route({
    method: "PUT",
    path: "/user-story",
    guard: "customer",
    summary: "Saves the couple's story; a published one is taken down until the couple agrees again",
    reply: "OwnStory",
    body: storyBody,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    message: "Story saved",
    run: ({ actor, body }) => saveStory(actor, body),
  }),
  route({
    method: "POST",
    path: "/user-story/publish",
    guard: "customer",
    summary: "Publishes the saved story with the couple's consent",
    reply: "OwnStory",
    body: storyConsentBody,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    message: "Your story is published",
    run: ({ actor }) => publishStory(actor),
  }),
  route({
    method: "POST",
    path: "/user-story/withdraw",
    guard: "customer",
    summary: "Takes the story down at once",
    reply: "OwnStory",
    message: "Your story is no longer public",
    run: ({ actor }) => withdrawStory(actor),
  }),
];
