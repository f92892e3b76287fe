import { VENDOR_INVITATION_DAYS } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import { enqueueMessage } from "@/server/mail/public";
import { teamService } from "@/server/modules/identity/membership/public";
import { vendorTeamInvitation } from "./mail";
import * as repo from "./repo";

/** A vendor's team. The account that registered the shop is a member without an invitation. */
export const vendorTeam = teamService<VendorRole, repo.MemberRow>({
  invitationDays: VENDOR_INVITATION_DAYS,
  joinPath: "/vendor/join",
  gone: "This invitation no longer works: ask the owner of the shop to send you a new one",
  lockTeam: repo.lockTeam,
  listMembers: repo.listMembers,
  lockMember: repo.lockMember,
  insertMember: repo.insertMember,
  updateMember: repo.updateMember,
  refusal: async (tx, vendorId, email) => {
    const shop = await repo.findShop(tx, vendorId);
    return shop.email === email ? "This address is on your team already" : null;
  },
  mailInvitation: async (tx, vendorId, { email: to, ...fields }) => {
    const { vendorName } = await repo.findShop(tx, vendorId);
    await enqueueMessage(tx, vendorTeamInvitation, { to, vendorName, ...fields });
  },
});
