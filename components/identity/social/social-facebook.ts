import { FacebookLoginClient } from "@greatsumini/react-facebook-login";
import { facebookProfile, type SocialProfile } from "./social-profile";

const FIELDS = "id,email,first_name,last_name,picture";
const SCOPE = "public_profile,email";
const LOAD_MS = 10_000;

let loading: Promise<void> | null = null;

/** Loads the network's script once. Rejects when it fails to load; a later call then tries again. */
export function loadFacebook(appId: string): Promise<void> {
  loading ??= load(appId).catch((error: unknown) => {
    loading = null;
    FacebookLoginClient.clear();
    throw error;
  });
  return loading;
}

function load(appId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      FacebookLoginClient.init({ appId, version: "v21.0", cookie: false, xfbml: false, localStorage: false });
      resolve();
    };
    Object.assign(window, { fbAsyncInit: start });
    FacebookLoginClient.loadSdk("en_US").catch(reject);
    window.setTimeout(() => reject(new Error("no answer")), LOAD_MS);
  });
}

/** Asks for the user's consent. Rejects when they decline. */
export async function askFacebook(appId: string): Promise<{ accessToken: string; profile: SocialProfile }> {
  await loadFacebook(appId);
  const accessToken = await new Promise<string>((resolve, reject) => {
    FacebookLoginClient.login(
      ({ authResponse }) =>
        authResponse ? resolve(authResponse.accessToken) : reject(new Error("not connected")),
      { scope: SCOPE },
    );
  });
  const answer = await new Promise<unknown>((resolve) =>
    FacebookLoginClient.getProfile(resolve, { fields: FIELDS }),
  );
  return { accessToken, profile: facebookProfile(answer) };
}
