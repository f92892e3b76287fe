/** A person as a social network knows them. Fields are empty where the network says nothing. */
export type SocialPerson = {
  /** The network's id for them, which never changes and is never reassigned. */
  subject: string;
  email: string;
  /** True when the network has confirmed the address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
};

/** Identifies the owner of a social network's token. */
export type SocialVerifier = {
  /**
   * Throws `SocialRefusal` when the token is invalid, was made for another application, or the network does not answer.
   */
  identify(accessToken: string): Promise<SocialPerson>;
};

/** `message` is for the log and holds no token. */
export class SocialRefusal extends Error {
  override name = "SocialRefusal";
}
