import { idParam } from "@/contracts/envelope.schema";
import { acceptInvitationBody, inviteMemberBody } from "@/contracts/planning/wedding/team.schema";
import { route } from "@/server/http/route";
import {
  acceptInvitation,
  inviteMember,
  leaveTeam,
  readAccess,
  readTeam,
  resendInvitation,
  revokeMember,
} from "./service";

const throttle = {
  policy: "send" as const,
  of: ({ actor }: { actor: { accountId: string } }) => actor.accountId,
};

export const teamRoutes = [
  route({
    method: "GET",
    path: "/planning/access",
    guard: "customer",
    summary: "Whose wedding the caller plans, and with which rights",
    reply: "PlanAccess",
    run: ({ actor }) => readAccess(actor),
  }),
  route({
    method: "GET",
    path: "/planning/team",
    guard: "customer",
    summary: "The people who plan along or help",
    reply: "Team",
    run: ({ actor }) => readTeam(actor),
  }),
  route({
    method: "POST",
    path: "/planning/team",
    guard: "customer",
    summary: "Invites a person to the team by mail",
    reply: "Team",
    body: inviteMemberBody,
    throttle,
    message: "Invitation sent",
    run: ({ actor, body }) => inviteMember(actor, body),
  }),
  route({
    method: "POST",
    path: "/planning/team/accept",
    guard: "customer",
    summary: "Joins the team of an invitation's link",
    reply: "PlanAccess",
    body: acceptInvitationBody,
    throttle: { policy: "verify", of: ({ body }) => body.token },
    message: "You're on the team",
    run: ({ actor, body }) => acceptInvitation(actor, body.token),
  }),
  route({
    method: "POST",
    path: "/planning/team/leave",
    guard: "customer",
    summary: "Leaves the team that the caller joined",
    reply: "PlanAccess",
    message: "You've left the team",
    run: ({ actor }) => leaveTeam(actor),
  }),
  route({
    method: "POST",
    path: "/planning/team/resend/:id",
    guard: "customer",
    summary: "Sends an invitation again, with a new link",
    reply: "Team",
    params: idParam,
    throttle,
    message: "Invitation sent again",
    run: ({ actor, params }) => resendInvitation(actor, params.id),
  }),
  route({
    method: "DELETE",
    path: "/planning/team/:id",
    guard: "customer",
    summary: "Takes a person off the team",
    reply: "Team",
    params: idParam,
    message: "Removed from your team",
    run: ({ actor, params }) => revokeMember(actor, params.id),
  }),
];
