import type { AnyObject, ObjectSchema } from "yup";
import type { Actor, ActorOf, Guard } from "./actor";
import type { FileFields, Files } from "./form";
import type { ThrottlePolicy } from "./throttle-policies";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a handler may know of the HTTP exchange, beyond its validated input. */
export type Exchange = {
  requestId: string;
  ip: string;
  userAgent: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** The body as it came, for signature checks. Empty unless the row says `rawBody`. */
  rawBody: string;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; httpOnly: boolean }): void;
  clearCookie(name: string): void;
};

type Asked<P, Q, B, G extends Guard> = { params: P; query: Q; body: B; actor: ActorOf<G> };
type Input<P, Q, B, G extends Guard> = Asked<P, Q, B, G> & { files: Files; exchange: Exchange };

type Definition<P extends AnyObject, Q extends AnyObject, B extends AnyObject, G extends Guard> = {
  method: Method;
  /** Below `/api/v1`, in Hono's notation. */
  path: string;
  /** Who may call: anyone, or a bearer token of that role. Ownership is checked in the service. */
  guard: G;
  summary: string;
  params?: ObjectSchema<P>;
  query?: ObjectSchema<Q>;
  body?: ObjectSchema<B>;
  /** Files that may come with the body, which is then a form. */
  files?: FileFields;
  /** Message of a good answer; "OK" unless said. */
  message?: string | ((asked: Asked<P, Q, B, G>) => string);
  /** How often it may be called; `of` says whom the call is about, beside the address it comes from. */
  throttle?: { policy: ThrottlePolicy; of?(asked: Asked<P, Q, B, G>): string };
  /** Seconds a shared cache may keep the answer. Only for public rows that answer everybody the same. */
  cacheSeconds?: number;
  /** Skip JSON parsing and hand the body over as it came. */
  rawBody?: boolean;
  /** Returns `data` of the envelope, or a Response to answer as it is. */
  run(input: Input<P, Q, B, G>): Promise<unknown>;
};

/** One row of the route table, with its types erased. */
export type Route = Omit<
  Definition<AnyObject, AnyObject, AnyObject, Guard>,
  "run" | "throttle" | "message"
> & {
  message?: string | ((asked: AnyAsked) => string);
  throttle?: { policy: ThrottlePolicy; of?(asked: AnyAsked): string };
  run(input: AnyAsked & { files: Files; exchange: Exchange }): Promise<unknown>;
};

type AnyAsked = { params: AnyObject; query: AnyObject; body: AnyObject; actor: Actor | null };

/** Declares a row. The handler's input has the types of its schemas and guard. */
export function route<
  G extends Guard,
  P extends AnyObject = AnyObject,
  Q extends AnyObject = AnyObject,
  B extends AnyObject = AnyObject,
>(definition: Definition<P, Q, B, G>): Route {
  return definition as unknown as Route;
}
