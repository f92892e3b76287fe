/** `4242 4242 4242 4242`, from whatever was typed or pasted; at most 19 digits. */
export function formatCardNumber(text: string): string {
  return text
    .replace(/\D/g, "")
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `12 / 29`. A month that can't have a second digit gets its zero; the slash disappears when it is deleted. */
export function formatExpiry(text: string, before: string): string {
  let digits = text.replace(/\D/g, "").slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  const deleting = text.length < before.length;
  if (deleting && digits.length <= 2) return digits;
  return digits.length >= 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function formatCvc(text: string): string {
  return text.replace(/\D/g, "").slice(0, 4);
}
