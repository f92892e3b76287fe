/**
 * The address of what a form of filters says: fields left empty stay out, several values of one field are written
 * `9,10`. The page is not among its fields: another choice starts at the first.
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

/** Whether somebody has changed the form since the server wrote it. */
export function isTouched(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}

/** Makes a form of filters say what the query of an address says, as after going back. What is being typed stays. */
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
