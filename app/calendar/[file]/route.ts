import { getApp } from "@/server/app";

export const dynamic = "force-dynamic";

/** Used where Next itself listens. Otherwise our own server answers first. */
const handle = (request: Request) => getApp().fetch(request);

export { handle as GET, handle as HEAD };
