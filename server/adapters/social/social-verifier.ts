/** A person as known to a social network. Fields that the network doesn't provide are empty. */
export type SocialPerson = {
  /** The network's id for them, which never changes and is never reassigned. */
  subject: string;
  email: string;
  /** True when the network has verified the address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
};

/** Identifies the owner of a social network's token. */
export type SocialVerifier = {
  /**
   * Throws `SocialRefusal` when the token is invalid or was issued for another application, or when the network does
   * not respond.
   */
  identify(accessToken: string): Promise<SocialPerson>;
};

/** `message` is for the log and contains no token. */
export class SocialRefusal extends Error {
  override name = "SocialRefusal";
}
