/**
 * What the page shows in a field. `readRsvpForm` takes only what differs from it, because several people of a household
 * may have the page open.
 */
export const Was = ({ field, value }: { field: string; value: string }) => (
  <input type="hidden" name={`was.${field}`} value={value} />
);
