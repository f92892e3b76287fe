import { string } from "yup";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id. Yup's own `uuid()` stops at version 5 and would refuse ours, which are version 7. */
export const uuid = () =>
  string().matches(UUID, { message: "${path} must be a uuid", excludeEmptyString: false });

/** An id that may be left out; the specs' screens send what they do not have as an empty value. */
export const optionalId = () =>
  uuid().transform((value: unknown, given: unknown) => (given === "" ? undefined : value));
