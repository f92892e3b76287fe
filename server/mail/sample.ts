/** The people and texts of sample messages. */
export const SAMPLE = {
  couple: "mei.tan@example.com",
  vendor: "hello@kebaya-and-co.example",
  vendorName: "Kebaya & Co",
  support: "hello@sayang.example",
  phone: "+6591234567",
  /** The query of a link with a token. */
  token: "?token=Zt3vQ0xW8mJ5nR2kYb7LcA",
} as const;
