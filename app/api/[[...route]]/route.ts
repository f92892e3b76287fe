import { getApp } from "@/server/app";

export const dynamic = "force-dynamic";

/**
 * The API where Next itself listens: `next dev`, `next start` and serverless hosts. Our own server answers before it.
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
