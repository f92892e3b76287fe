import { ask, refuse, textOf } from "./ask";
import type { SocialVerifier } from "./social-verifier";

type Settings = { clientId: string; apiBase: string };

/** Asks Google which app the token was issued for, then whose it is. */
export function googleVerifier({ clientId, apiBase }: Settings): SocialVerifier {
  return {
    identify: async (accessToken) => {
      const token = await ask(`${apiBase}/oauth2/v3/tokeninfo`, { access_token: accessToken });
      // A token issued to another site must not sign in here.
      if (token.aud !== clientId) refuse("the token was made for another application");
      if (!(Number(token.expires_in) > 0)) refuse("the token has run out");
      const person = await ask(
        `${apiBase}/oauth2/v3/userinfo`,
        {},
        { authorization: `Bearer ${accessToken}` },
      );
      const subject = textOf(person.sub, 128);
      if (!subject || subject !== token.sub) refuse("tokeninfo and userinfo name different people");
      return {
        subject,
        email: textOf(person.email, 254).toLowerCase(),
        emailVerified: person.email_verified === true || person.email_verified === "true",
        firstName: textOf(person.given_name, 80),
        lastName: textOf(person.family_name, 80),
        picture: textOf(person.picture, 2048),
      };
    },
  };
}
