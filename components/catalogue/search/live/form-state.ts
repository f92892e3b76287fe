/**
 * Returns the address for the filter form's values. Empty fields are omitted and several values of one field are joined
 * as `9,10`. The page isn't part of the form, so a changed search starts at the first page.
 */
export function formHref(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value.trim() === "") continue;
    const before = params.get(name);
    params.set(name, before === null ? value.trim() : `${before},${value}`);
  }
  return `/vendor${params.size > 0 ? `?${params}` : ""}#result`;
}

/** Returns true when the form differs from the server's HTML. */
export function isTouched(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** Sets the filter form to an address's query, for example after going back. The field being typed in is left alone. */
export function readIntoForm(form: HTMLFormElement, search: string): void {
  const given = new URLSearchParams(search);
  for (const field of fieldsOf(form)) {
    const values = valuesOf(given, field.name);
    if (field.type === "checkbox") field.checked = values.includes(field.value);
    else if (field.type === "radio") field.checked = (values[0] ?? "") === field.value;
    else if (field !== field.ownerDocument.activeElement) field.value = values[0] ?? "";
  }
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input[name]:not([type='hidden'])"),
];

const valuesOf = (given: URLSearchParams, name: string) =>
  given.getAll(name).flatMap((value) => value.split(",").filter((part) => part.trim() !== ""));
