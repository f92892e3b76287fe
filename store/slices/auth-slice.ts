import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SessionAccount, SessionVendor, TokenPair } from "@/contracts/identity/auth";
import type { Wedding } from "@/contracts/identity/wedding";
import { decryptText, encryptText } from "@/lib/secret/text-cipher";
import { authApi } from "@/services/identity/auth";
import type { HeldTokens } from "@/services/session-port";

const KEY = process.env.NEXT_PUBLIC_STORAGE_KEY || "sayang-local-storage";

/** Both tokens are encrypted. `role` derives from `userData`. */
export type AuthState = {
  accessToken: string | null;
  refreshToken: string | null;
  userData: SessionAccount | null;
  role: SessionAccount["roleUser"] | null;
  /** The categories that a vendor serves; empty for others. */
  categories: SessionVendor["categories"];
  /** Their names. */
  categoryList: string[];
};
export type SealedTokens = { accessToken: string; refreshToken: string };

export const SIGNED_OUT: AuthState = {
  accessToken: null,
  refreshToken: null,
  userData: null,
  role: null,
  categories: [],
  categoryList: [],
};

export function sealTokens({ access, refresh }: TokenPair): SealedTokens {
  return { accessToken: encryptText(access.token, KEY), refreshToken: encryptText(refresh.token, KEY) };
}

/** Returns the tokens, or null when there are none or they cannot be read. */
export function openTokens({ accessToken, refreshToken }: AuthState): HeldTokens | null {
  const access = accessToken && decryptText(accessToken, KEY);
  const refresh = refreshToken && decryptText(refreshToken, KEY);
  return access && refresh ? { access, refresh } : null;
}

const authSlice = createSlice({
  name: "auth",
  initialState: SIGNED_OUT,
  reducers: {
    signedIn: (
      _state,
      { payload }: PayloadAction<SealedTokens & { userData: SessionAccount }>,
    ): AuthState => ({
      ...payload,
      role: payload.userData.roleUser,
      ...categoriesOf(payload.userData),
    }),
    tokensReplaced: (state, { payload }: PayloadAction<SealedTokens>) => {
      Object.assign(state, payload);
    },
    /** The couple has added details of its wedding. */
    weddingKnown: (state, { payload }: PayloadAction<Wedding>) => {
      if (state.userData?.roleUser !== "customer") return;
      state.userData.wedding = payload;
      state.userData.weddingDate = payload.date;
    },
    /** Another tab changed the session. */
    authAdopted: (_state, { payload }: PayloadAction<AuthState>) => payload,
    signedOut: () => SIGNED_OUT,
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(authApi.endpoints.getCustomerProfile.matchFulfilled, keepProfile)
      .addMatcher(authApi.endpoints.getVendorProfile.matchFulfilled, keepProfile)
      .addMatcher(authApi.endpoints.getOperatorProfile.matchFulfilled, keepProfile),
});

function keepProfile(state: AuthState, { payload }: PayloadAction<SessionAccount>): void {
  if (state.userData?.id !== payload.id) return;
  state.userData = toSessionAccount(payload);
  Object.assign(state, categoriesOf(payload));
}

function categoriesOf(account: SessionAccount): Pick<AuthState, "categories" | "categoryList"> {
  const categories = account.roleUser === "vendor" ? account.categories : [];
  return { categories, categoryList: categories.map(({ name }) => name) };
}

/** Returns only those profile fields that headers and guards need to have stored. */
function toSessionAccount(profile: SessionAccount): SessionAccount {
  const { id, _id, email } = profile;
  if (profile.roleUser === "customer") {
    const { firstName, lastName, twoStepAuthentication, isEmailVerified, weddingDate, wedding } = profile;
    return {
      id,
      _id,
      email,
      roleUser: "customer",
      firstName,
      lastName,
      twoStepAuthentication,
      isEmailVerified,
      weddingDate,
      wedding,
    };
  }
  if (profile.roleUser === "operator") {
    return { id, _id, email, roleUser: "operator", operatorRole: profile.operatorRole };
  }
  const { teamRole, vendorName, status, categories } = profile;
  return { id, _id, email, roleUser: "vendor", teamRole, vendorName, status, categories };
}

export const { signedIn, tokensReplaced, weddingKnown, authAdopted, signedOut } = authSlice.actions;
export const authReducer = authSlice.reducer;
