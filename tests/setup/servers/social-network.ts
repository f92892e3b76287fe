import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export const GOOGLE_CLIENT_ID = "sayang-test.apps.googleusercontent.com";
export const FACEBOOK_APP_ID = "1088597931155576";
export const FACEBOOK_APP_SECRET = "a secret of the application";

export type NetworkPerson = {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  /** The app that the token was issued to; ours by default. */
  audience?: string;
  /** The person's id in the second response, when it differs. */
  otherSubject?: string;
  expired?: boolean;
};

export type SocialNetworkStandIn = {
  /** The tokens of either network, with their persons. */
  tokens: Map<string, NetworkPerson>;
  asked: string[];
  /** `slow` never answers; `broken` returns no JSON. */
  mood: "well" | "slow" | "broken";
  apiBase: string;
};

type Answer = { status: number; body: unknown };

/**
 * Google and Facebook on a local port, speaking their protocols: tokeninfo and userinfo, debug_token and me. This
 * process's settings point to it.
 */
export function useSocialNetwork(): SocialNetworkStandIn {
  const state: SocialNetworkStandIn = { tokens: new Map(), asked: [], mood: "well", apiBase: "" };
  const before = { ...process.env };
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? "");
    if (state.mood === "slow") return;
    const { status, body } = answerTo(request, state.tokens);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(state.mood === "broken" ? "<html>" : JSON.stringify(body));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    state.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(process.env, {
      GOOGLE_CLIENT_ID,
      GOOGLE_API_BASE: state.apiBase,
      FACEBOOK_APP_ID,
      FACEBOOK_APP_SECRET,
      FACEBOOK_API_BASE: state.apiBase,
    });
  });
  beforeEach(() => {
    Object.assign(state, { mood: "well", asked: [] });
  });
  afterAll(async () => {
    process.env = before;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return state;
}

/** Returns either network's response to one request. */
export function answerTo(request: IncomingMessage, tokens: Map<string, NetworkPerson>): Answer {
  const url = new URL(request.url ?? "/", "http://network.test");
  const query = (name: string) => url.searchParams.get(name) ?? "";
  const refusal: Answer = { status: 400, body: { error: "invalid_token" } };
  switch (url.pathname) {
    case "/oauth2/v3/tokeninfo": {
      const person = tokens.get(query("access_token"));
      return person ? { status: 200, body: tokenInfo(person) } : refusal;
    }
    case "/oauth2/v3/userinfo": {
      const person = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
      return person ? { status: 200, body: userInfo(person) } : refusal;
    }
    case "/v21.0/debug_token": {
      if (query("access_token") !== `${FACEBOOK_APP_ID}|${FACEBOOK_APP_SECRET}`) return refusal;
      return { status: 200, body: { data: debugToken(tokens.get(query("input_token"))) } };
    }
    case "/v21.0/me": {
      const token = query("access_token");
      const proof = createHmac("sha256", FACEBOOK_APP_SECRET).update(token).digest("hex");
      const person = query("appsecret_proof") === proof ? tokens.get(token) : undefined;
      return person ? { status: 200, body: me(person) } : refusal;
    }
    default:
      return { status: 404, body: {} };
  }
}

function tokenInfo({ subject, audience = GOOGLE_CLIENT_ID, expired = false }: NetworkPerson) {
  return { aud: audience, azp: audience, sub: subject, expires_in: expired ? "0" : "3599" };
}

function userInfo({ subject, otherSubject, email, emailVerified = true, ...name }: NetworkPerson) {
  return {
    sub: otherSubject ?? subject,
    given_name: name.firstName,
    family_name: name.lastName,
    ...(email ? { email, email_verified: emailVerified } : {}),
  };
}

function debugToken(person: NetworkPerson | undefined) {
  if (!person) return { is_valid: false };
  const { subject, audience = FACEBOOK_APP_ID, expired = false } = person;
  return { app_id: audience, is_valid: !expired, user_id: subject, type: "USER" };
}

function me({ subject, otherSubject, email, firstName, lastName }: NetworkPerson) {
  return { id: otherSubject ?? subject, email, first_name: firstName, last_name: lastName };
}
