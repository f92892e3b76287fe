import type { Rendered } from "./renderer/client";

/** An address without a page, for which Next sends the not-found page made at build. */
export const NOT_FOUND_PATH = "/_not-found";

/** Next's response for a page that calls `notFound()`: an empty shell that only script fills. */
const EMPTY_SHELL = '<html id="__next_error__">';

/** Puts the readable not-found page in place of Next's empty shell. Other responses pass unchanged. */
export async function withNotFoundPage(
  answer: Rendered,
  notFoundPage: () => Promise<Rendered>,
): Promise<Rendered> {
  if (answer.status !== 404 || !answer.body.includes(EMPTY_SHELL)) return answer;
  const page = await notFoundPage();
  return { ...answer, body: page.body };
}
