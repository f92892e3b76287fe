/** Callbacks into modules above this one (docs/decisions/0011), registered by the composition root. */
export type SocialHooks = {
  /** Throws `unavailable` while an operator lets no new couples register. */
  refuseRegistration(): Promise<void>;
  /** Throws `unavailable` while the site is read-only. */
  refuseChange(): Promise<void>;
};

let connected: SocialHooks | undefined;

export function connectSocialHooks(hooks: SocialHooks): void {
  connected = hooks;
}

/** Throws when no hooks are registered, because what an operator paused must stay paused. */
export function socialHooks(): SocialHooks {
  if (!connected) throw new Error("the hooks of social sign-in are not connected: see server/hooks.ts");
  return connected;
}
