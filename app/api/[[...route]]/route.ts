import { getApp } from "@/server/app";

export const dynamic = "force-dynamic";

/**
 * The API where Next itself listens: `next dev`, `next start` and serverless hosts. Otherwise our own server answers
 * first.
 */
const handle = (request: Request) => getApp().fetch(request);

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as PATCH,
  handle as POST,
  handle as PUT,
  handle as OPTIONS,
};
