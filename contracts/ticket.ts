/** What a ticket is about, in the order of the form. */
export const TICKET_TOPICS = ["order", "payment", "vendor", "account", "selling", "press", "other"] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const TICKET_STATES = ["open", "answered", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];
