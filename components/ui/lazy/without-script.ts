import { notify } from "@/lib/notice/notify";

const NOT_LOADED = "This didn’t load. Check your connection and try again.";

/**
 * Does what an element does without script: follows its link, or submits its form. A form leads a guest to the sign-in
 * page, where a signed-in visitor has nothing to do: they get a message instead.
 */
export function actWithoutScript(element: HTMLElement, isSignedIn: boolean): void {
  if (element instanceof HTMLAnchorElement && element.href) window.location.assign(element.href);
  else if (element instanceof HTMLButtonElement && element.type === "submit" && element.form && !isSignedIn)
    element.form.submit();
  else notify("error", NOT_LOADED);
}
