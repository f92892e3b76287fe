import { API_PREFIX } from "@/server/app";
import type { CustomerActor } from "@/server/core/actor";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import type { Api } from "@/tests/setup/api";

/** Fetches the download of a couple's data. The answer is a file instead of an envelope. */
export async function download(app: Api, as: CustomerActor): Promise<Response> {
  const { token } = await signAccessToken(as);
  const headers = { authorization: `Bearer ${token}` };
  return app.request(`${API_PREFIX}/user/account/data`, { headers });
}
