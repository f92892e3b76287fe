/** The header's and footer's texts by their English ones. */
export type ChromeMessages = Readonly<Record<string, string>>;
