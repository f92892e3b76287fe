import type { AnyObject, ObjectSchema } from "yup";
import type { OperatorRight } from "@/contracts/identity/operator/operator";
import type { VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";
import type { SiteFeature } from "@/contracts/operator/site/site";
import type { Replies, ReplyName } from "@/contracts/replies/replies";
import type { Actor, ActorOf, Guard } from "@/server/core/actor";
import type { FileFields, Files, Upload } from "./request/form";
import type { ThrottlePolicy } from "./throttle/throttle-policies";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The parts of the HTTP exchange available to a handler, besides its validated input. */
export type Exchange = {
  requestId: string;
  ip: string;
  userAgent: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** The raw body, for signature checks. Empty unless the route sets `rawBody`. */
  rawBody: string;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean }): void;
  clearCookie(name: string): void;
};

type Asked<P, Q, B, G extends Guard> = { params: P; query: Q; body: B; actor: ActorOf<G> };
type Input<P, Q, B, G extends Guard> = Asked<P, Q, B, G> & {
  files: Files;
  /** The same in form order, for routes that accept several files with one name. */
  uploads: readonly Upload[];
  exchange: Exchange;
};

/** A suspended vendor's access to a call: it may handle its open orders but sell nothing new. */
export type WhileSuspended = "allowed" | "refused";

/** Required for every route with which a vendor can write, and not allowed on others. */
type Suspension<G extends Guard, M extends Method, B> = G extends "vendor" | "account"
  ? M extends "GET"
    ? { whileSuspended?: never }
    : { whileSuspended: WhileSuspended | ((body: B) => WhileSuspended) }
  : { whileSuspended?: never };

/**
 * The capability that a vendor's team member needs, if it differs from that of the path's area
 * (server/vendor-needs.ts). A function decides by the validated body.
 */
export type Needs = VendorCapability | ((body: AnyObject) => VendorCapability);
type NeedsOf<G extends Guard, B> = G extends "vendor"
  ? { needs?: VendorCapability | ((body: B) => VendorCapability) }
  : { needs?: never };

/** Required for every row of an operator: the part of the console that it belongs to. */
type RightOf<G extends Guard> = G extends "operator" ? { right: OperatorRight } : { right?: never };

/** The type of `data` that a handler returns. */
type Reply<R extends ReplyName> = R extends "Nothing"
  ? null | void
  : R extends keyof Replies
    ? Replies[R]
    : never;

type Definition<
  P extends AnyObject,
  Q extends AnyObject,
  B extends AnyObject,
  G extends Guard,
  R extends ReplyName,
  M extends Method = Method,
> = {
  method: M;
  /** Below `/api/v1`, in Hono's notation. */
  path: string;
  /** Authorises by role. Ownership is checked in the service. */
  guard: G;
  summary: string;
  /** The type of `data`, by its name in contracts/replies/replies.ts. */
  reply: R;
  params?: ObjectSchema<P>;
  query?: ObjectSchema<Q>;
  body?: ObjectSchema<B>;
  /** Required request headers, each with its purpose. */
  headers?: Readonly<Record<string, string>>;
  /** Files that may accompany the body, which is then a form. */
  files?: FileFields;
  /** Message of a successful response, which may depend on `data`; "OK" by default. */
  message?: string | ((asked: Asked<P, Q, B, G>, data: Reply<R>) => string);
  /** Limits the rate; `of` returns the subject that is counted besides the caller's network. */
  throttle?: { policy: ThrottlePolicy; of?(asked: Asked<P, Q, B, G>): string };
  /**
   * Seconds for which shared caches may store the response. Only for public routes with the same response for everyone.
   */
  cacheSeconds?: number;
  /** The part of the site that the call belongs to, which an operator can pause. */
  feature?: SiteFeature;
  /**
   * Answered even while the site can only be read: signing in and out, calls that ask and change nothing, and what
   * outsiders send once.
   */
  whileReadOnly?: "allowed";
  /** Skips JSON parsing and passes the raw body. */
  rawBody?: boolean;
  /** Returns `data` of the envelope, or a Response that is sent unchanged. */
  run(input: Input<P, Q, B, G>): Promise<Reply<R> | Response>;
};

/** A route of the table, with its types erased. */
export type Route = Omit<
  Definition<AnyObject, AnyObject, AnyObject, Guard, ReplyName>,
  "run" | "throttle" | "message"
> & {
  whileSuspended?: WhileSuspended | ((body: AnyObject) => WhileSuspended);
  needs?: Needs;
  right?: OperatorRight;
  message?: string | ((asked: AnyAsked, data: unknown) => string);
  throttle?: { policy: ThrottlePolicy; of?(asked: AnyAsked): string };
  run(input: AnyAsked & { files: Files; uploads: readonly Upload[]; exchange: Exchange }): Promise<unknown>;
};

type AnyAsked = { params: AnyObject; query: AnyObject; body: AnyObject; actor: Actor | null };

/** Declares a route. The handler's input has the types of its schemas and guard, its result that of `reply`. */
export function route<
  G extends Guard,
  R extends ReplyName,
  M extends Method,
  P extends AnyObject = AnyObject,
  Q extends AnyObject = AnyObject,
  B extends AnyObject = AnyObject,
>(definition: Definition<P, Q, B, G, R, M> & Suspension<G, M, B> & NeedsOf<G, B> & RightOf<G>): Route {
  return definition as unknown as Route;
}
