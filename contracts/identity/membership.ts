/** The limit of people in a team, invited or joined. */
export const TEAM_MAX = 30;

/** `expired`: not accepted in time; the invitation can be sent again. */
export type MemberState = "invited" | "joined" | "expired";

/** Someone invited to a team: a vendor's or a wedding's. */
export type Member<Role extends string, State extends string = MemberState> = {
  id: string;
  _id: string;
  name: string;
  email: string;
  role: Role;
  state: State;
};
