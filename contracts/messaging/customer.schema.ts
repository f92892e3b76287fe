import { array, type InferType, number, object, string } from "yup";
import { emailAddress, text, uuid } from "@/contracts/fields.schema";
import { pageQuery } from "@/contracts/envelope.schema";
import {
  BROADCAST_MAX,
  CUSTOMER_NOTE_MAX,
  CUSTOMER_SEGMENTS,
  CUSTOMER_TAG_MAX,
  type CustomerSegment,
  MAX_AUDIENCE,
  MAX_CUSTOMER_TAGS,
} from "./customer";

const segment = () => string<CustomerSegment>().oneOf(CUSTOMER_SEGMENTS).default("all");

export const customerListQuery = pageQuery.concat(object({ segment: segment() }));
export type CustomerListQuery = InferType<typeof customerListQuery>;

export const audienceQuery = object({ segment: segment() });

const note = () =>
  text().max(CUSTOMER_NOTE_MAX, `Please keep the note within ${CUSTOMER_NOTE_MAX} characters`);
const tags = () =>
  array(
    text().required().max(CUSTOMER_TAG_MAX, `Please keep a tag within ${CUSTOMER_TAG_MAX} characters`),
  ).max(MAX_CUSTOMER_TAGS, `At most ${MAX_CUSTOMER_TAGS} tags`);
const email = () => emailAddress("Enter an email address such as name@example.com").max(200);
const phone = () => text().max(30, "Please keep the phone number within 30 characters");
const name = () => text().max(80, "Please keep the name within 80 characters");

/** POST /vendor/customer: a contact of the vendor's own. */
export const addCustomerBody = object({
  name: name().required("Enter the couple’s name"),
  email: email().default(""),
  phone: phone().default(""),
  note: note().default(""),
  tags: tags().default([]),
});
export type AddCustomerBody = InferType<typeof addCustomerBody>;

/** PATCH /vendor/customer/{id}. Fields left out stay unchanged; only couples can change their own name and address. */
export const saveCustomerBody = object({
  name: name().min(1, "Enter the couple’s name"),
  email: email(),
  phone: phone(),
  note: note(),
  tags: tags(),
});
export type SaveCustomerBody = InferType<typeof saveCustomerBody>;

/** POST /vendor/customer/broadcast. `recipients` is the number of recipients that the vendor confirmed. */
export const broadcastBody = object({
  segment: segment(),
  message: text()
    .required("Write a message")
    .max(BROADCAST_MAX, `Please keep the message within ${BROADCAST_MAX} characters`),
  clientId: uuid().required("clientId is required"),
  recipients: number().integer().min(1).max(MAX_AUDIENCE).required("recipients is required"),
});
export type BroadcastBody = InferType<typeof broadcastBody>;

/** POST /public/mail-stop. */
export const mailStopBody = object({ token: text().max(1000).required("This link is not complete") });
export type MailStopBody = InferType<typeof mailStopBody>;
