/** Returns the link to the documents on an order's page. */
export const documentsOf = (orderLink: string) => `${orderLink}#documents`;
