import { getApp } from "@/server/http/app";

export const dynamic = "force-dynamic";

/** Media where Next itself listens, and for its image optimiser, which fetches local pictures through Next. */
const handle = (request: Request) => getApp().fetch(request);

export { handle as GET, handle as HEAD };
