import { createHmac } from "node:crypto";
import { ask, recordOf, refuse, textOf } from "./ask";
import type { SocialVerifier } from "./social-verifier";

type Settings = { appId: string; appSecret: string; apiBase: string };

const VERSION = "v21.0";

/** Asks Facebook which app the token was issued for, then whose it is. */
export function facebookVerifier({ appId, appSecret, apiBase }: Settings): SocialVerifier {
  return {
    identify: async (accessToken) => {
      const { data } = await ask(`${apiBase}/${VERSION}/debug_token`, {
        input_token: accessToken,
        access_token: `${appId}|${appSecret}`,
      });
      const token = recordOf(data);
      if (token?.is_valid !== true) refuse("the token is not valid");
      // A token issued to another site must not sign in here.
      if (String(token.app_id) !== appId) refuse("the token was made for another application");
      const person = await ask(`${apiBase}/${VERSION}/me`, {
        fields: "id,email,first_name,last_name,picture",
        access_token: accessToken,
        appsecret_proof: createHmac("sha256", appSecret).update(accessToken).digest("hex"),
      });
      const subject = textOf(person.id, 128);
      if (!subject || subject !== String(token.user_id)) refuse("debug_token and me name different people");
      return {
        subject,
        email: textOf(person.email, 254).toLowerCase(),
        // Facebook does not say whether it has verified an address, so it proves nothing here.
        emailVerified: false,
        firstName: textOf(person.first_name, 80),
        lastName: textOf(person.last_name, 80),
        picture: textOf(recordOf(recordOf(person.picture)?.data)?.url, 2048),
      };
    },
  };
}
