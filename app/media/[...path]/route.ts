import { getApp } from "@/server/app";

export const dynamic = "force-dynamic";

/** Media, where Next itself listens, and for Next's image optimiser, which fetches local pictures through Next. */
const handle = (request: Request) => getApp().fetch(request);

export { handle as GET, handle as HEAD };
