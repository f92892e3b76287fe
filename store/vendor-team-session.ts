import type { AcceptStaffBody } from "@/contracts/catalogue/vendor/vendor-team.schema";
import { vendorTeamApi } from "@/services/catalogue/vendor-team";
import type { AppThunk } from "./make-store";
import { signInBy } from "./session";

/** Joins a vendor's team by invitation, and stores the session for the next page. Rejects with an ApiError. */
export function joinVendorTeam(body: AcceptStaffBody): AppThunk<Promise<unknown>> {
  return (dispatch) =>
    dispatch(
      signInBy(async () => {
        const asked = dispatch(vendorTeamApi.endpoints.acceptStaffInvitation.initiate(body));
        const { tokens, vendor } = await asked.unwrap();
        return { tokens, userData: vendor };
      }),
    );
}
