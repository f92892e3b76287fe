export const PICTURE_FIELDS = ["brideImage", "groomImage"] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export const PROFILE_UPDATED = "Successfully updated";
export const PASSWORD_UPDATED = "Password has been updated";
export const NOTHING_TO_UPDATE = "Please change something first";
