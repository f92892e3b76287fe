/** Somebody as a social network knows them. Empty where the network says nothing. */
export type SocialPerson = {
  /** The network's own id for them: it never changes and is never given to another. */
  subject: string;
  email: string;
  /** The network vouches that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
};

/** A social network that tells whose token this is. */
export type SocialVerifier = {
  /** Throws SocialRefusal when the token is not good, was made for another application, or nobody answers. */
  identify(accessToken: string): Promise<SocialPerson>;
};

/** `message` is for the log; it holds no token. */
export class SocialRefusal extends Error {
  override name = "SocialRefusal";
}
