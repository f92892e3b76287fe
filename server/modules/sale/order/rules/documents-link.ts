/** Returns the link to the documents on an order page. */
export const documentsOf = (orderLink: string) => `${orderLink}#documents`;
