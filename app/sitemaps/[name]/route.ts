import { getApp } from "@/server/http/app";

export const dynamic = "force-dynamic";

/** For search engines, where Next itself listens. Our own server answers before it. */
const handle = (request: Request) => getApp().fetch(request);

export { handle as GET, handle as HEAD };
