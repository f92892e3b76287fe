import { getApp } from "@/server/app";

export const dynamic = "force-dynamic";

/** Served here where Next itself listens. Our own server answers before it. */
const handle = (request: Request) => getApp().fetch(request);

export { handle as GET, handle as HEAD };
